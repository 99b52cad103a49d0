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

/** What is at the path of a copied file: the text that was written, another text, nothing, or a folder or link. */
export type CopiedState = 'pristine' | 'edited' | 'deleted' | 'replaced'

export interface CopiedFile {
  /** Inside the project. */
  path: string
  state: CopiedState
  record: ManifestFile
  /** The present content; only for a file. */
  bytes?: Uint8Array
}

type Place = Pick<InstalledCopy, 'target'> & { manifest: Pick<Manifest, 'files' | 'starter'> }

/** The manifest's entries by path inside the project: the modal's folder and, for an app created with it, the starter around it. */
export function recordsOf({ target, manifest }: Place): Map<string, ManifestFile> {
  const own = Object.entries(manifest.files).map(([path, record]) => [posix.join(target, path), record] as const)
  return new Map([...own, ...Object.entries(manifest.starter ?? {})])
}

/** The texts of a template by path inside the project; with the starter only when the copy has one. */
export function treeOf(template: Template, selection: CopySelection, place: InstalledCopy): Map<string, Uint8Array> {
  return copyTree(template, toSelection(knownOnly(selection, template)), place)
}

/** Reads the state of every copied file. Line ends and a byte order mark do not count. */
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

/** The files that the team added to the folder, by path inside the project; without the sidecar files of a merge. */
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

/** The hash that a manifest records: of the text with LF line ends, whichever ones the file has. */
export function plainHash(bytes: Uint8Array): string {
  return sha256(isText(bytes) ? bytesOf(textOf(bytes)) : bytes)
}

/** A selection without units that a template does not have. */
function knownOnly(selection: CopySelection, { units }: Template): CopySelection {
  const isKnown = (id: string): boolean => units.some((unit) => unit.id === id)
  return { ...selection, chains: selection.chains.filter(isKnown), features: selection.features.filter(isKnown) }
}
