/** Joins the given texts to sentences and adds full stops: `sentences('It failed', 'Try again')`. */
export function sentences(...parts: readonly (string | undefined)[]): string {
  return parts
    .filter((part) => part !== undefined && part !== '')
    .map((part) => (/[.!?…]$/.test(part ?? '') ? part : `${part}.`))
    .join(' ')
}
