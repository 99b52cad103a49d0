import { join } from 'node:path'
import { emit, modalFolder, type Selection } from '../emit/emit'
import type { Template } from '../emit/template'
import { ownerOf } from '../emit/units'
import { CliError } from '../errors'
import type { FileSystem } from '../fs/file-system'
import { sha256 } from '../hash'
import { packageTemplate, releasedTemplate } from '../history/package-templates'
import { readPackageJson } from '../host/project'
import type { CopySelection, Manifest } from '../manifest/manifest'

/** The places where the template of a copy's version is searched. */
export interface BaseSources {
  fs: FileSystem
  /** The folder of this package. */
  packageRoot: string
  /** The folder of `--base`, which is an unpacked create-wallet-modal of the copy's version. */
  named?: string | undefined
  /** Fetches the template of a published version; returns `null` if that fails. */
  fetchTemplate?: (version: string) => Promise<Template | null>
}

/**
 * Finds the template from which a copy was made. Searches the folder of `--base`, then this package and its history, then the registry.
 * Never uses the project's own `node_modules`, because those files may come from a stranger, and the template decides which files are
 * written and removed. Checks every candidate against the manifest. Returns `null` if no place has that version. Throws `WM_BASE_CORRUPT`
 * if a candidate claims to be that version but has other texts.
 */
export async function findBase(manifest: Manifest, sources: BaseSources): Promise<Template | null> {
  let mismatch: string | undefined
  for (const read of candidates(manifest.template, sources)) {
    const plain = await read()
    if (plain === null) continue
    const template = await withLaterFiles(plain, manifest, sources)
    mismatch = firstMismatch(template, manifest)
    if (mismatch === undefined) return template
  }
  if (mismatch !== undefined) throw corrupt(manifest.template, mismatch)
  return null
}

/** Replaces the files that `update --only` has brought to another version. Their texts come from that version. */
async function withLaterFiles(template: Template, { files }: Manifest, sources: BaseSources): Promise<Template> {
  const noted = Object.entries(files).flatMap(([path, { template: version }]) =>
    version === undefined ? [] : [{ path: `${modalFolder}/${path}`, version }],
  )
  const texts = new Map(template.files)
  for (const version of new Set(noted.map((each) => each.version))) {
    const later = await firstOf(candidates(version, { ...sources, named: undefined }))
    for (const { path } of noted.filter((each) => each.version === version)) {
      const bytes = later?.files.get(path)
      if (bytes && typeof ownerOf(path, template.units) !== 'string') texts.set(path, bytes)
    }
  }
  return { ...template, files: texts }
}

async function firstOf(reads: readonly (() => Promise<Template | null>)[]): Promise<Template | null> {
  for (const read of reads) {
    const found = await read()
    if (found) return found
  }
  return null
}

/** Returns the template of a version from this package or its history; `null` if neither has this version. */
export async function templateOf(fs: FileSystem, packageRoot: string, version: string): Promise<Template | null> {
  const { json } = await readPackageJson(fs, packageRoot)
  if (json['version'] === version) return packageTemplate(fs, packageRoot)
  return releasedTemplate(fs, packageRoot, version)
}

/** Converts the selection of a manifest to the selection that `emit` takes. */
export function toSelection({ chains, features, tests, suites }: CopySelection): Selection {
  return { units: [...chains, ...features], tests, suites }
}

function candidates(version: string, sources: BaseSources): (() => Promise<Template | null>)[] {
  const { fs, packageRoot, named, fetchTemplate } = sources
  const inPackage = async (folder: string): Promise<Template | null> =>
    (await isPackage(fs, folder)) ? templateOf(fs, folder, version) : null
  if (named !== undefined) return [async () => (await inPackage(named)) ?? Promise.reject(notABase(named, version))]
  return [() => inPackage(packageRoot), async () => (await fetchTemplate?.(version)) ?? null]
}

async function isPackage(fs: FileSystem, folder: string): Promise<boolean> {
  return (await fs.kind(join(folder, 'package.json'))) === 'file'
}

/** Returns the first file of a manifest whose hash differs from the template's text. */
function firstMismatch(template: Template, manifest: Manifest): string | undefined {
  const tree = emit(template, toSelection(manifest.selection))
  const differs = (path: string, hash: string): boolean => {
    const bytes = tree.get(path)
    return bytes === undefined || sha256(bytes) !== hash
  }
  const recorded = [
    ...Object.entries(manifest.files).map(([path, file]) => [`${modalFolder}/${path}`, file.sha256] as const),
    ...Object.entries(manifest.starter ?? {}).map(([path, file]) => [path, file.sha256] as const),
  ]
  return recorded.find(([path, hash]) => differs(path, hash))?.[0]
}

function notABase(folder: string, version: string): CliError {
  return new CliError('WM_BASE_MISSING', {
    what: `${folder} has no template ${version}.`,
    why: 'It was named as what the copy was made from.',
    hint: `Name the folder of an unpacked create-wallet-modal ${version}, or leave --base out.`,
    path: folder,
  })
}

function corrupt(version: string, path: string): CliError {
  return new CliError('WM_BASE_CORRUPT', {
    what: `The template ${version} at hand is not the one that was copied: ${path} differs.`,
    why: 'Merging from a wrong base would mix up edits and upstream changes.',
    hint: `Name a folder with the right one: --base <unpacked create-wallet-modal ${version}>`,
    path,
  })
}
