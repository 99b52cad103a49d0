/** Joins groups of lines, with an empty line between two groups. Empty groups are left out. */
export function sections(groups: readonly (readonly string[])[]): string {
  return groups
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}
