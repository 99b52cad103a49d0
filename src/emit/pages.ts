import { posix } from 'node:path'

/** Matches a list item or a table row that begins with a link to a file of the copy. The group is the link's target. */
const linkedLine = /^(?:- |\| )\[[^\]]*\]\(([^)#:]+)\)/

/**
 * Removes each list item and table row of a Markdown page that begins with a link to a file that the copy does not have, so that the page
 * describes only the units of the copy. All other lines stay unchanged, also if they contain such a link.
 */
export function prunePage(path: string, text: string, emitted: ReadonlySet<string>): string {
  return text
    .split('\n')
    .filter((line) => {
      const target = linkedLine.exec(line)?.[1]
      return target === undefined || emitted.has(posix.join(posix.dirname(path), target))
    })
    .join('\n')
}
