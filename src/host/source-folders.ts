/** What tools make or fetch: nobody's source, whatever is in it. */
const made = /(^|\/)(node_modules|dist|build|out|coverage|vendor|\.[^/]+)$/

/** Whether a path of a project is passed over when its source is searched: folders of tools, and everything whose name begins with a dot. */
export function isNoSource(path: string): boolean {
  return made.test(path)
}
