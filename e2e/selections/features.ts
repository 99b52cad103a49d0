import { isTest } from '../../src/emit/emit'
import { ownerOf } from '../../src/emit/units'
import { template } from './app'
import type { Built } from './build'

/** A folder of views that leaves and loads as a whole, and the unit that brings it. */
export interface OwnedFeature {
  unit: string
  /** From the app's root on, with a slash at its end. */
  folder: string
}

const registry = 'src/wallet-modal/features/index.ts'
const textOf = (path: string): string => new TextDecoder().decode(template.files.get(path))

/** Every feature of the registry that has views. */
export function featuresWithViews(): OwnedFeature[] {
  const folders = [...textOf(registry).matchAll(/from '\.\/([^']+)'/g)].map(
    ([, name]) => `src/wallet-modal/features/${name}/`,
  )
  return folders
    .filter((folder) =>
      [...template.files.keys()].some((path) => path.startsWith(folder) && path.endsWith('.view.tsx')),
    )
    .map((folder) => {
      const owner = ownerOf(`${folder}index.ts`, template.units)
      if (typeof owner === 'string') throw new Error(owner)
      return { unit: owner.id, folder }
    })
}

/** The views of a feature, the one that it begins with first. */
export function viewsOf({ folder }: OwnedFeature): string[] {
  return [...textOf(`${folder}index.ts`).matchAll(/'([A-Z][A-Za-z]+)'/g)].map(([, name = '']) => name)
}

/** What the registry names of a feature: the module that says what it has, and what that imports at once from its folder. */
export function descriptorOf({ folder }: OwnedFeature): string[] {
  const index = `${folder}index.ts`
  const imported = [...textOf(index).matchAll(/^import (?!type).* from '\.\/([^']+)'/gm)].map(
    ([, name]) => `${folder}${name}.ts`,
  )
  return [index, ...imported]
}

/** Words that only this feature's source has, and that its chunks in a build have too. */
export function marksOf({ folder }: OwnedFeature, { chunks }: Built): string[] {
  const isSource = (path: string): boolean => /\.tsx?$/.test(path) && !isTest(path)
  const sources = [...template.files.keys()].filter(isSource)
  const others = sources
    .filter((path) => !path.startsWith(folder))
    .map(textOf)
    .join('\n')
  const code = chunks
    .filter(({ modules }) => modules.some((path) => path.startsWith(folder)))
    .map((chunk) => chunk.code)
    .join('\n')
  const own = sources
    .filter((path) => path.startsWith(folder))
    .flatMap((path) => [...textOf(path).matchAll(/'([^'\\\n]{12,})'/g)])
  const words = new Set(own.map(([, word = '']) => word))
  return [...words].filter((word) => code.includes(word) && !others.includes(word))
}
