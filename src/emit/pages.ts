import { posix } from 'node:path'

/** Matches a list item or a table row that begins with a link to a file of the copy. The group is the link's target. */
const linkedLine = /^(?:- |\| )\[[^\]]*\]\(([^)#:]+)\)/

/**
 * Removes the lines of a Markdown page that begin with a link to a file that is not emitted. So a copy's pages describe only the parts that
 * the copy has. Other lines stay, with their links.
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
