import { posix } from 'node:path'

/** The specifier with which one file of the project imports another. */
export function importPath(file: string, from: string): string {
  const path = posix.relative(posix.dirname(from), file).replace(/\.[jt]sx?$/, '')
  return path.startsWith('.') ? path : `./${path}`
}
