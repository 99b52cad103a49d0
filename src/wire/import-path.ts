import { posix } from 'node:path'

/** A module of the project as another file of it imports it. */
export function importPath(file: string, from: string): string {
  const path = posix.relative(posix.dirname(from), file).replace(/\.[jt]sx?$/, '')
  return path.startsWith('.') ? path : `./${path}`
}
