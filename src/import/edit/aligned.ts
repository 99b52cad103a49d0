/**
 * Re-indents a text of several lines for the place where it will be inserted. The first line stays unchanged, because the text before it
 * gives its indentation; every other line begins with `indent`.
 * @param indent the indentation of the new place
 */
export function aligned(text: string, indent: string): string {
  const [first = '', ...rest] = text.split('\n')
  const steps = rest.filter((line) => line.trim() !== '').map((line) => /^ */.exec(line)?.[0].length ?? 0)
  const surplus = steps.length > 0 && /^\s*[\]})]/.test(rest.at(-1) ?? '') ? Math.min(...steps) : 0
  return [first, ...rest.map((line) => (line.trim() === '' ? '' : indent + line.slice(surplus)))].join('\n')
}
