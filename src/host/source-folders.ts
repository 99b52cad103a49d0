/** Folders that tools generate or download. Nothing in these folders is the team's source. */
const made = /(^|\/)(node_modules|dist|build|out|coverage|vendor|\.[^/]+)$/

/** Returns whether a search of the project's source skips a path. Searches skip folders of tools, and names that begin with a dot. */
export function isNoSource(path: string): boolean {
  return made.test(path)
}
