import { posix } from 'node:path'
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
/** The features whose views need an account. */
export const accountRegistry = 'src/wallet-modal/features/account-features.ts'
const pageParts = 'src/wallet-modal/features/page-parts.ts'
const textOf = (path: string): string => new TextDecoder().decode(template.files.get(path))

/** Every feature of the registry that has views. */
export function featuresWithViews(list = registry): OwnedFeature[] {
  const folders = [...textOf(list).matchAll(/from '\.\/([^']+)'/g)].map(
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

/** The views of a feature, its first view first. */
export function viewsOf({ folder }: OwnedFeature): string[] {
  return [...textOf(`${folder}index.ts`).matchAll(/'([A-Z][A-Za-z]+)'/g)].map(([, name = '']) => name)
}

/**
 * The modules of a feature that load with the page or with the registry: its index, its modules in the list of the page's parts, and the
 * modules of its folder that these import statically.
 */
export function descriptorOf({ folder }: OwnedFeature): string[] {
  const found = new Set<string>()
  const follow = (path: string): void => {
    if (found.has(path)) return
    found.add(path)
    if (!/\.tsx?$/.test(path)) return
    for (const [, name = ''] of textOf(path).matchAll(/^import (?!type)[^;]*? from '(\.[^']+)'/gm)) {
      const target = posix.join(posix.dirname(path), name)
      const file = [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`].find((each) =>
        template.files.has(each),
      )
      if (file?.startsWith(folder)) follow(file)
    }
  }
  follow(`${folder}index.ts`)
  for (const [, name = ''] of textOf(pageParts).matchAll(/from '(\.[^']+)'/g)) {
    const path = `${posix.join(posix.dirname(pageParts), name)}.ts`
    if (path.startsWith(folder)) follow(path)
  }
  return [...found]
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
  // Packages name methods of JSON-RPC as well.
  const isMethod = (word: string): boolean => /^[a-z]+_[A-Za-z]+$/.test(word)
  return [...words].filter((word) => code.includes(word) && !others.includes(word) && !isMethod(word))
}
