/** Folders that tools generate or download; nothing in them is the team's source. */
const made = /(^|\/)(node_modules|dist|build|out|coverage|vendor|\.[^/]+)$/

/** Whether a search of the project's source skips a path: folders of tools, and names that begin with a dot. */
export function isNoSource(path: string): boolean {
  return made.test(path)
}
