/** Characters that do not show, or that reorder the text around them. Tabs and line ends are allowed. */
const hidden = /(?![\t\n\r\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u

const hiddenRuns = new RegExp(`(?:${hidden.source})+`, 'gu')

function numberOf(character: string): string {
  return `\\u{${character.codePointAt(0)?.toString(16)}}`
}

/** The text that bytes spell in UTF-8. Undefined if they are no text, or if the text has characters that do not show. */
export function readableText(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return hidden.test(text) ? undefined : text
  } catch {
    return undefined
  }
}

/** A foreign text for one line, with characters that do not show written as their numbers. A text of more than `most` characters is cut. */
export function visibleText(text: string, most = Number.POSITIVE_INFINITY): string {
  const shown = text.replace(hiddenRuns, (characters) => Array.from(characters, numberOf).join(''))
  return shown.length > most ? `${shown.slice(0, most)}…` : shown
}
