/**
 * A text of several lines for another place: the first line stands as it is, and the others follow its new indentation.
 * @param indent the indentation of the new place
 */
export function aligned(text: string, indent: string): string {
  const [first = '', ...rest] = text.split('\n')
  const steps = rest.filter((line) => line.trim() !== '').map((line) => /^ */.exec(line)?.[0].length ?? 0)
  const surplus = steps.length > 0 && /^\s*[\]})]/.test(rest.at(-1) ?? '') ? Math.min(...steps) : 0
  return [first, ...rest.map((line) => (line.trim() === '' ? '' : indent + line.slice(surplus)))].join('\n')
}
