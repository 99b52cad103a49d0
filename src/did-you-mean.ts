/** Returns the most similar known word that is at most two edits away; undefined if there is none. */
export function didYouMean(word: string, known: readonly string[]): string | undefined {
  const near = known
    .map((candidate) => ({ candidate, distance: editDistance(word, candidate) }))
    .filter(({ candidate, distance }) => distance <= 2 && distance < candidate.length)
    .sort((a, b) => a.distance - b.distance)
  return near[0]?.candidate
}

/** Returns the number of letters that have to be added, removed or changed to make one word from another. */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next[j] = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, change)
    }
    row = next
  }
  return row[b.length] ?? 0
}
