import { join } from 'node:path'
import compare from 'semver/functions/compare'
import valid from 'semver/functions/valid'
import { readWellFormed } from '../emit/bad-template'
import { parseRenames, readTemplate, wellFormed, type Template } from '../emit/template'
import { parseUnits } from '../emit/units'
import type { FileSystem } from '../fs/file-system'
import { folderVersions, templateInHistory } from './history'
import { unpackTemplates, type TemplateFiles, type UnpackedTemplates } from './packed-templates'

/** The file of the published package with all templates. A clone has the folders `template` and `history` instead. */
export const packedTemplates = 'dist/templates.json.br'

/**
 * Returns the template of a package from its folder, or else from the packed file. Throws `WM_BASE_CORRUPT` if the template is not
 * well-formed.
 */
export async function packageTemplate(fs: FileSystem, packageRoot: string): Promise<Template> {
  const folder = join(packageRoot, 'template')
  if ((await fs.kind(folder)) !== null) return readTemplate(fs, folder)
  const packed = await readPacked(fs, packageRoot)
  return packed === null ? readTemplate(fs, folder) : checked(packageRoot, packed.own)
}

/** The versions in the history of a package, oldest first. */
export async function releasedVersions(fs: FileSystem, packageRoot: string): Promise<string[]> {
  if (await isUnpacked(fs, packageRoot)) return folderVersions(fs, packageRoot)
  const packed = await readPacked(fs, packageRoot)
  return [...(packed?.versions ?? [])].filter((version) => valid(version) === version).sort(compare)
}

/** Returns the template of a released version; `null` if the history does not have it. Throws `WM_BASE_CORRUPT` for a damaged template. */
export async function releasedTemplate(fs: FileSystem, packageRoot: string, version: string): Promise<Template | null> {
  if (await isUnpacked(fs, packageRoot)) return templateInHistory(fs, packageRoot, version)
  const packed = await readPacked(fs, packageRoot)
  const path = join(packageRoot, packedTemplates)
  const files = packed && (await readWellFormed(path, () => packed.release(version)))
  return files && checked(packageRoot, files)
}

/** Returns whether a package is a clone with folders. A clone may also have a packed file, which can be out of date. */
async function isUnpacked(fs: FileSystem, packageRoot: string): Promise<boolean> {
  return (await fs.kind(join(packageRoot, 'template'))) !== null
}

async function readPacked(fs: FileSystem, packageRoot: string): Promise<UnpackedTemplates | null> {
  const path = join(packageRoot, packedTemplates)
  if ((await fs.kind(path)) !== 'file') return null
  return readWellFormed(path, async () => unpackTemplates(await fs.read(path)))
}

function checked(packageRoot: string, all: TemplateFiles): Promise<Template> {
  return readWellFormed(join(packageRoot, packedTemplates), () => {
    const files = new Map(all)
    const textOf = (name: string): string => new TextDecoder().decode(files.get(name))
    const [units, renames] = [parseUnits(textOf('units.json')), parseRenames(textOf('renames.json'))]
    for (const name of ['units.json', 'renames.json']) files.delete(name)
    return wellFormed({ files, units, renames })
  })
}
