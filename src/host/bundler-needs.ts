import type { FileSystem } from '../fs/file-system'
import type { Framework } from './framework'
import { browserPackages, type SourceFile } from './prebundled-packages'
import { readConfigText } from './read-config'

/** A part that a bundler's configuration needs for the copy. */
export interface BundlerNeed {
  id: 'css-modules' | 'prebundled'
  /** `true`: the copy does not work without this part. `false`: the copy works after a reload. */
  isBroken: boolean
  problem: string
  fix: string
}

/**
 * Compares the configuration with what the files of a copy need. The configuration is read as text and never executed. Paths are relative
 * to the copied folder.
 */
export async function bundlerNeeds(
  fs: FileSystem,
  root: string,
  framework: Framework,
  copied: Iterable<SourceFile>,
): Promise<BundlerNeed[]> {
  const files = await fs.list(root)
  if (framework === 'next') return turbopackNeeds(fs, root, files)
  if (framework === 'react-router' || framework === 'remix') return viteNeeds(fs, root, files, copied)
  return []
}

/** Returns a need as text: the problem, then the fix. */
export function adviceOn({ problem, fix }: BundlerNeed): string {
  return `${problem} ${fix}`
}

async function turbopackNeeds(fs: FileSystem, root: string, files: readonly string[]): Promise<BundlerNeed[]> {
  const config = await readConfigText(fs, root, files, /^next\.config\.\w+$/)
  if (!config) return []
  const { findStyleRule } = await import('./turbopack-rule')
  const rule = findStyleRule(config)
  if (!rule) return []
  const { glob, as } = rule
  return [
    {
      id: 'css-modules',
      isBroken: true,
      problem: `${config.file} has a Turbopack rule '${glob}' with as: '${as}', which takes CSS modules too and makes plain files of them: the modal is shown without styles.`,
      fix: `Add to that rule: condition: { not: { path: '*.module.css' } }`,
    },
  ]
}

/**
 * Checks Vite's list of packages to prebundle. Vite's scanner does not see modules that a framework renders on a server, and each package
 * that Vite finds late reloads the page.
 */
async function viteNeeds(
  fs: FileSystem,
  root: string,
  files: readonly string[],
  copied: Iterable<SourceFile>,
): Promise<BundlerNeed[]> {
  const config = await readConfigText(fs, root, files, /^vite\.config\.\w+$/)
  const text = config?.text ?? ''
  const isNamed = (name: string): boolean => ["'", '"', '`'].some((quote) => text.includes(quote + name + quote))
  const missing = browserPackages(copied).filter((name) => !isNamed(name))
  if (missing.length === 0) return []
  const list = missing.map((name) => `'${name}'`).join(', ')
  return [
    {
      id: 'prebundled',
      isBroken: false,
      problem: `In development Vite finds packages of the modal only when a page asks for them, and loads the page anew: the first attempts to connect fail.`,
      fix: `Add to ${config?.file ?? 'vite.config.ts'}: optimizeDeps: { include: [${list}] }`,
    },
  ]
}
