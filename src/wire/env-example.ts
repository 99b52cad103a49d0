/** The variable that holds the project id, without the prefix of the framework. */
export const projectIdName = 'WALLET_MODAL_PROJECT_ID'

/**
 * Adds a line for a variable to an example of the environment; returns `null` if the text already has such a line. Other lines stay
 * unchanged.
 */
export function withVariable(text: string, name: string, value: string, comment: string): string | null {
  if (new RegExp(`^\\s*#?\\s*(export\\s+)?${name}\\s*=`, 'm').test(text)) return null
  const newline = text.includes('\r\n') ? '\r\n' : '\n'
  const gap = text === '' || /^\s*$/.test(text) ? '' : text.endsWith('\n') ? newline : newline.repeat(2)
  return `${text}${gap}# ${comment}${newline}${name}=${value}${newline}`
}
