import type { NamedTest } from './row'

/** Names tests of a file by their titles, without the titles of the groups around them. */
export function namedTests(file: string, ...titles: readonly string[]): NamedTest[] {
  return titles.map((title) => ({ file, title }))
}

/** Names tests of the modal. The path is that below the folder of the modal. */
export function modalTests(file: string, ...titles: readonly string[]): NamedTest[] {
  return namedTests(`template/src/wallet-modal/${file}`, ...titles)
}
