import { join, posix } from 'node:path'
import type { Template } from '../emit/template'
import { listFiles } from '../fs/tree'
import type { FileSystem } from '../fs/file-system'
import { sha256 } from '../hash'
import { manifestName, type CopySelection, type Manifest, type ManifestFile } from '../manifest/manifest'
import { bytesOf, isText, textOf } from '../text/text-style'
import { toSelection } from './base'
import { copyTree } from './copy-tree'
import type { InstalledCopy } from './find-copy'

/**
 * The state of the path of a copied file. `pristine`: the text that was written. `edited`: another text. `deleted`: nothing. `replaced`: a
 * folder or a link.
 */
export type CopiedState = 'pristine' | 'edited' | 'deleted' | 'replaced'

export interface CopiedFile {
  /** The path inside the project. */
  path: string
  state: CopiedState
  record: ManifestFile
  /** The present content. Missing if the path is not a file. */
  bytes?: Uint8Array
}

type Place = Pick<InstalledCopy, 'target'> & { manifest: Pick<Manifest, 'files' | 'starter'> }

/** Returns the manifest's entries by path inside the project: the modal's folder, and the starter app if the app was created with the modal. */
export function recordsOf({ target, manifest }: Place): Map<string, ManifestFile> {
  const own = Object.entries(manifest.files).map(([path, record]) => [posix.join(target, path), record] as const)
  return new Map([...own, ...Object.entries(manifest.starter ?? {})])
}

/** Returns the texts of a template by path inside the project. The starter app is included only if the copy has a starter app. */
export function treeOf(template: Template, selection: CopySelection, place: InstalledCopy): Map<string, Uint8Array> {
  return copyTree(template, toSelection(knownOnly(selection, template)), place)
}

/** Reads the state of every copied file. Differences in line ends and byte order marks are ignored. */
export async function readCopied(fs: FileSystem, copy: InstalledCopy): Promise<CopiedFile[]> {
  const entries = [...recordsOf(copy)]
  return Promise.all(
    entries.map(async ([path, record]): Promise<CopiedFile> => {
      const at = join(copy.project, path)
      const kind = await fs.kind(at)
      if (kind !== 'file') return { path, record, state: kind === null ? 'deleted' : 'replaced' }
      const bytes = await fs.read(at)
      const hash = plainHash(bytes)
      return { path, record, bytes, state: hash === record.sha256 || hash === record.written ? 'pristine' : 'edited' }
    }),
  )
}

/** Returns the files that the team has added to the folder, by path inside the project. Leaves out the sidecar files of a merge. */
export async function readAdded(fs: FileSystem, copy: InstalledCopy): Promise<string[]> {
  const folder = join(copy.project, copy.target)
  const skip = (path: string): boolean => /(^|\/)(node_modules|\.git|\.DS_Store)$/.test(path)
  const records = recordsOf(copy)
  const found = await listFiles(fs, folder, skip)
  return found
    .filter((path) => path !== manifestName && !isSidecar(path))
    .map((path) => posix.join(copy.target, path))
    .filter((path) => !records.has(path))
}

/** Whether a path is a sidecar file of a conflict. */
export function isSidecar(path: string): boolean {
  return /\.(upstream|base)$/.test(path)
}

/** Returns the hash that a manifest records: the hash of the text with LF line ends, for any line ends of the file. */
export function plainHash(bytes: Uint8Array): string {
  return sha256(isText(bytes) ? bytesOf(textOf(bytes)) : bytes)
}

/** Returns a selection without the units that a template does not have. */
function knownOnly(selection: CopySelection, { units }: Template): CopySelection {
  const isKnown = (id: string): boolean => units.some((unit) => unit.id === id)
  return { ...selection, chains: selection.chains.filter(isKnown), features: selection.features.filter(isKnown) }
}
