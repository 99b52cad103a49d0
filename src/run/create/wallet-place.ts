import { join, posix } from 'node:path'
import type { FileSystem } from '../../fs/file-system'
import type { HostProject } from '../../host/project'
import { providerName } from '../../wire/wallet-file'

/** The path of the team's own file with options and provider. */
export interface WalletPlace {
  path: string
  /** Whether an earlier run has created the file. */
  isThere: boolean
}

const names = ['wallet', 'wallet-provider', 'wallet-modal-provider']
const extensions = ['tsx', 'ts', 'jsx', 'js', 'mts', 'mjs']

/** Picks a free name beside the copy, or the file of an earlier run. Returns `null` if all names are taken. */
export async function walletPlace(fs: FileSystem, host: HostProject, target: string): Promise<WalletPlace | null> {
  const { root, language } = host
  const folder = posix.dirname(target)
  const extension = language === 'typescript' ? 'tsx' : 'jsx'
  for (const name of names) {
    const path = posix.join(folder, `${name}.${extension}`)
    if (await isOurs(fs, join(root, path), posix.basename(target))) return { path, isThere: true }
    if (await isFree(fs, join(root, folder), name)) return { path, isThere: false }
  }
  return null
}

async function isOurs(fs: FileSystem, path: string, modal: string): Promise<boolean> {
  if ((await fs.kind(path)) !== 'file') return false
  const text = new TextDecoder().decode(await fs.read(path))
  return text.includes(`./${modal}`) && text.includes(providerName)
}

/** Returns whether an import of this name resolves to no file yet. Ignores case. */
async function isFree(fs: FileSystem, folder: string, name: string): Promise<boolean> {
  if ((await fs.kind(folder)) !== 'folder') return true
  const meanings = new Set([name, ...extensions.map((extension) => `${name}.${extension}`)])
  return (await fs.list(folder)).every((entry) => !meanings.has(entry.toLowerCase()))
}
