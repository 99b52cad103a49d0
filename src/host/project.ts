import { join } from 'node:path'
import { stageName } from '../apply/journal'
import { CliError } from '../errors'
import type { FileSystem } from '../fs/file-system'
import { isRecord, parseJsonObject, type JsonObject } from '../json'

export type Framework = 'next' | 'tanstack-start' | 'react-router' | 'remix' | 'astro' | 'vite' | 'unknown'

/** What the CLI needs to know about a project that exists. */
export interface HostProject {
  root: string
  packageText: string
  packageJson: JsonObject
  framework: Framework
  /** Where the copy goes unless told otherwise: `src/wallet-modal`, or `wallet-modal` without a `src`. */
  target: string
  hasVitest: boolean
  warnings: string[]
}

const byDependency: readonly (readonly [RegExp, Framework])[] = [
  [/^next$/, 'next'],
  [/^@tanstack\/react-start$/, 'tanstack-start'],
  [/^(@react-router\/dev|react-router)$/, 'react-router'],
  [/^@remix-run\//, 'remix'],
  [/^astro$/, 'astro'],
  [/^vite$/, 'vite'],
]

const byConfig: readonly (readonly [RegExp, Framework])[] = [
  [/^next\.config\.\w+$/, 'next'],
  [/^react-router\.config\.\w+$/, 'react-router'],
  [/^astro\.config\.\w+$/, 'astro'],
  [/^vite\.config\.\w+$/, 'vite'],
]

/** Whether a folder is a project. One whose package.json a killed run has just moved away is one still: its stage tells. */
export async function isProject(fs: FileSystem, folder: string): Promise<boolean> {
  if ((await fs.kind(join(folder, 'package.json'))) === 'file') return true
  return (await fs.kind(join(folder, stageName))) === 'folder'
}

/** Looks at the project in a folder that has a package.json. Throws `WM_PACKAGE_JSON_INVALID` when that cannot be read. */
export async function inspectProject(fs: FileSystem, root: string): Promise<HostProject> {
  const { text: packageText, json: packageJson } = await readPackageJson(fs, root)
  const names = dependencyRanges(packageJson)
  const files = await fs.list(root)
  const hasSource = (await fs.kind(join(root, 'src'))) === 'folder'
  return {
    root,
    packageText,
    packageJson,
    framework: frameworkOf([...names.keys()], files),
    target: hasSource ? 'src/wallet-modal' : 'wallet-modal',
    hasVitest: names.has('vitest'),
    warnings: warningsFor(names),
  }
}

/** The framework that dependencies, or else config files, give away. */
export function frameworkOf(dependencies: readonly string[], files: readonly string[]): Framework {
  const find = (rules: typeof byDependency, names: readonly string[]): Framework | undefined =>
    rules.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1]
  return find(byDependency, dependencies) ?? find(byConfig, files) ?? 'unknown'
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

/** Every dependency that a package.json names, with its range. */
export function dependencyRanges(packageJson: JsonObject): Map<string, string> {
  const sections = ['peerDependencies', 'devDependencies', 'dependencies'].map((name) => packageJson[name])
  const entries = sections.flatMap((section) => (isRecord(section) ? Object.entries(section) : []))
  return new Map(entries.map(([name, range]) => [name, String(range)]))
}

function warningsFor(ranges: ReadonlyMap<string, string>): string[] {
  const below = (name: string, major: number): string | null => {
    const range = ranges.get(name) ?? ''
    const found = /\d+/.exec(range)?.[0]
    return found !== undefined && Number(found) < major ? range : null
  }
  const react = below('react', 18)
  const mobx = below('mobx', 7)
  return [
    ...(react === null
      ? []
      : [`The project has react ${react}; the modal needs 18 or later. Run: npm install react@19 react-dom@19`]),
    ...(mobx === null
      ? []
      : [`The project has mobx ${mobx}; the modal needs 7 or later. Run: npm install mobx@7 mobx-react-lite@5`]),
  ]
}
