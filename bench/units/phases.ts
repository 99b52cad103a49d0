import { posix } from 'node:path'
import { closureOf, type Chunk } from '../../e2e/selections/build'
import { gzipped } from '../gzip.mjs'

/** A moment of a visit, and the modules whose chunks it loads. */
export interface Phase {
  title: string
  /** Modules that every build has. */
  always: readonly string[]
  /** Modules that a build has with some units only. */
  some: readonly RegExp[]
}

const modal = 'src/wallet-modal'

/** The phases of a page. `account` names the modules with the units' parts of the account's view. */
export function pagePhases(account: readonly string[]): Phase[] {
  return [
    {
      title: 'before click',
      always: ['src/main.tsx'],
      // These chunks look for wallets as soon as the page has started.
      some: [/\/connectors\/[^/]+\/(?:discover|list-connectors)\.ts$/],
    },
    { title: 'opening', always: [`${modal}/modal/modal-parts.ts`], some: [] },
    {
      title: 'connected',
      // A connected visitor sees the account, so its stores and its view count here.
      always: [
        `${modal}/services/http.rpc-client.ts`,
        `${modal}/modal/account-parts.ts`,
        `${modal}/views/account/account-views.ts`,
        ...account,
      ],
      some: [/\/adapters\/(\w+)\/\1\.adapter\.ts$/, /\/connectors\/wagmi\/to-connector\.ts$/],
    },
  ]
}

/** The phases of the wallet frame. Their paths start at the folder of the frame. */
export const framePhases: readonly Phase[] = [
  { title: 'READY', always: ['main.ts'], some: [] },
  // The unit of the social logins says which providers there are as soon as the wallet has loaded.
  { title: 'answering', always: ['wallet.ts'], some: [/^logins\/social\/tell-offered\.ts$/] },
  { title: 'opening', always: ['custody/key-store.ts'], some: [] },
]

/**
 * The bytes that each phase adds to those before it, after gzip, and last those of all other chunks. Throws when a build has no module of a
 * phase: then the module has moved, and its chunk would count as loaded on demand.
 */
export function weighPhases(chunks: readonly Chunk[], phases: readonly Phase[]): number[] {
  const seen = new Set<Chunk>()
  const add = (loaded: Iterable<Chunk>): number => {
    const added = [...loaded].filter((chunk) => !seen.has(chunk))
    for (const chunk of added) seen.add(chunk)
    return added.reduce((sum, { code }) => sum + gzipped(code), 0)
  }
  const sizes = phases.map(({ title, always, some }) => {
    const missing = always.find((path) => !chunks.some(({ modules }) => modules.includes(path)))
    if (missing !== undefined) throw new Error(`${title}: no chunk has ${missing}`)
    const isLoaded = (path: string): boolean => always.includes(path) || some.some((pattern) => pattern.test(path))
    return add(closureOf(chunks, ({ modules }) => modules.some(isLoaded)))
  })
  return [...sizes, add(chunks)]
}

/** The modules that units load with the account's view: what the line `account:` of a unit's index imports. */
export function accountModules(files: ReadonlyMap<string, string>): string[] {
  const found = [...files].flatMap(([path, text]) => {
    if (!/\/features\/[^/]+\/index\.ts$/.test(path) || !/^ {2}(?:async )?account[:(]/m.test(text)) return []
    // The part is in the chunk of the account's view itself.
    if (/^ {2}account: async \(\) => \w+,$/m.test(text)) return []
    const [, direct, loader] =
      /^ {2}account: async \(\) => \(await (?:import\('([^']+)'\)|(\w+)\(\))\)/m.exec(text) ?? []
    const target = direct ?? /import\('([^']+)'\)/.exec(lineOf(text, `const ${loader} = () => `))?.[1]
    const base = posix.join(posix.dirname(path), target ?? '')
    const file = [`${base}.ts`, `${base}.tsx`].find((each) => files.has(each))
    if (target === undefined || file === undefined) throw new Error(`${path}: what its account part loads is not clear`)
    return [file]
  })
  return [...new Set(found)]
}

function lineOf(text: string, begin: string): string {
  return text.split('\n').find((line) => line.startsWith(begin)) ?? ''
}
