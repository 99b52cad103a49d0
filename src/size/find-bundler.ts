import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { NodeModules } from '../doctor/node-modules'
import type { FileSystem } from '../fs/file-system'
import type { Bundler } from './bundler'
import { esbuildBundler, type EsbuildModule } from './esbuild-bundler'
import { viteBundler, type ViteModule } from './vite-bundler'

/**
 * Returns the bundler that a project has installed: Vite, or else esbuild, which other tools install; returns `null` if the project has
 * neither. Loading the bundler executes the code of this package. Loads no configuration of the project.
 * @param folder the absolute path of the folder from which the package is searched
 */
export async function findBundler(fs: FileSystem, folder: string): Promise<Bundler | null> {
  const modules = new NodeModules(fs)
  const vite = await modules.find('vite', folder)
  // These paths are the same in Vite 5 to 8 and in every esbuild.
  if (vite) return viteBundler(await load<ViteModule>(join(vite.folder, 'dist', 'node', 'index.js')))
  const esbuild = await modules.find('esbuild', folder)
  if (esbuild) return esbuildBundler(await load<EsbuildModule>(join(esbuild.folder, 'lib', 'main.js')))
  return null
}

/** Loads a module. esbuild is a CommonJS module, whose exports are also in `default`. */
async function load<T extends object>(path: string): Promise<T> {
  const module: T & { default?: T } = await import(pathToFileURL(path).href)
  return module.default ?? module
}
