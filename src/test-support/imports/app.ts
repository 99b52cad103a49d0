import { packageOf } from '../../import/kits/kit-packages'
import { ProjectSources } from '../../import/source/project-sources'
import { importDeclarations, moduleOf, readSource } from '../../import/source/source-file'
import type { KitApp } from './report'

/**
 * Returns an app with the given files. The app has exactly the packages that the files import.
 * @param texts the source texts, by path
 * @param versions the version ranges of single packages. Default: 2 for wagmi, and 1 for all others
 */
export function appOf(texts: ReadonlyMap<string, string>, versions: Readonly<Record<string, string>> = {}): KitApp {
  const modules = [...texts].flatMap(([path, text]) => {
    const program = readSource(path, text)?.program
    return program ? importDeclarations(program).map(moduleOf) : []
  })
  const names = modules.filter((module) => !module.startsWith('.')).map(packageOf)
  const framework = [...texts.values()].some((text) => text.includes('process.env.NEXT_')) ? 'next' : 'vite'
  const ranges = ['typescript', framework, ...names].map((name): [string, string] => [
    name,
    name === 'wagmi' ? '^2.0.0' : '^1.0.0',
  ])
  return { sources: new ProjectSources(texts), packages: new Map([...ranges, ...Object.entries(versions)]) }
}
