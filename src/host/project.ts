import { join, posix } from 'node:path'
import { stageName } from '../apply/journal'
import { CliError } from '../errors'
import type { FileSystem } from '../fs/file-system'
import { isRecord, parseJsonObject, type JsonObject } from '../json'
import { adviceFor } from './advice'
import { readAliases, type PathAlias } from './alias'
import { findEntry, nextRouter, type NextRouter } from './entry'
import { frameworkOf, type Framework } from './framework'
import type { PackageManager } from './package-manager'

/** The facts that the CLI detects about an existing project. */
export interface HostProject {
  root: string
  packageText: string
  packageJson: JsonObject
  framework: Framework
  /** The router of a Next.js project; `null` for every other framework. */
  router: NextRouter | null
  language: 'typescript' | 'javascript'
  /** The folder of its source: `src`, `app`, or empty for the project's root. */
  sourceRoot: string
  /** The default folder of the copy: `wallet-modal` in the source folder. */
  target: string
  /** The import prefixes that stand for folders of the project. */
  aliases: PathAlias[]
  /** The file that every page runs through; `null` when unknown. */
  entry: string | null
  /** The range of React in package.json. */
  react: string | null
  hasVitest: boolean
  warnings: string[]
}

/**
 * Returns whether a folder is a project. Also returns true if a killed run has just moved the package.json away, because the run's stage is
 * still there.
 */
export async function isProject(fs: FileSystem, folder: string): Promise<boolean> {
  if ((await fs.kind(join(folder, 'package.json'))) === 'file') return true
  return (await fs.kind(join(folder, stageName))) === 'folder'
}

/** Inspects the project in a folder with a package.json. Throws `WM_PACKAGE_JSON_INVALID` when the file cannot be read. */
export async function inspectProject(
  fs: FileSystem,
  root: string,
  manager: PackageManager = 'npm',
): Promise<HostProject> {
  const { text: packageText, json: packageJson } = await readPackageJson(fs, root)
  const ranges = dependencyRanges(packageJson)
  const files = await fs.list(root)
  const framework = frameworkOf([...ranges.keys()], files)
  const router = framework === 'next' ? await nextRouter(fs, root) : null
  const language = ranges.has('typescript') || files.includes('tsconfig.json') ? 'typescript' : 'javascript'
  const sourceRoot = await sourceRootOf(fs, root, framework)
  return {
    root,
    packageText,
    packageJson,
    framework,
    router,
    language,
    sourceRoot,
    target: posix.join(sourceRoot, 'wallet-modal'),
    aliases: await readAliases(fs, root, files),
    entry: await findEntry(fs, root, { framework, router, sourceRoot }),
    react: ranges.get('react') ?? null,
    hasVitest: ranges.has('vitest'),
    warnings: adviceFor({ framework, router, ranges }, manager),
  }
}

/** Returns the folder of the source. React Router and Remix keep their source in `app`, other projects in `src` or in their root. */
async function sourceRootOf(fs: FileSystem, root: string, framework: Framework): Promise<string> {
  const folders = framework === 'react-router' || framework === 'remix' ? ['app', 'src'] : ['src']
  for (const folder of folders) if ((await fs.kind(join(root, folder))) === 'folder') return folder
  return ''
}

/** Reads a package.json as text and as an object. */
export async function readPackageJson(fs: FileSystem, root: string): Promise<{ text: string; json: JsonObject }> {
  const path = join(root, 'package.json')
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await fs.read(path))
  try {
    return { text, json: parseJsonObject(text) }
  } catch (cause) {
    throw new CliError(
      'WM_PACKAGE_JSON_INVALID',
      {
        what: `${path} is not valid JSON.`,
        why: 'The modal’s dependencies have to be added to it.',
        hint: 'Repair the file, then run the same command again.',
        path,
      },
      { cause },
    )
  }
}

/** Returns all dependencies of a package.json with their ranges. */
export function dependencyRanges(packageJson: JsonObject): Map<string, string> {
  const sections = ['peerDependencies', 'devDependencies', 'dependencies'].map((name) => packageJson[name])
  const entries = sections.flatMap((section) => (isRecord(section) ? Object.entries(section) : []))
  return new Map(entries.map(([name, range]) => [name, String(range)]))
}
