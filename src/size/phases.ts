import { gzipSync } from 'node:zlib'
import { closureOf, type Chunk } from './chunk'

/** A moment of a visit, and the modules whose chunks are loaded at this moment. */
export interface Phase {
  title: string
  /** Modules that every build has. */
  always: readonly string[]
  /** Modules that only builds with certain units have. */
  some: readonly RegExp[]
}

/**
 * Returns the phases of a page with the modal. All other chunks are loaded on demand.
 * @param entry the module that begins the page's first script
 * @param folder the folder of the copy, inside the project
 * @param account the modules with the units' parts of the account's view, as `accountModules` finds them
 */
export function pagePhases(entry: string, folder: string, account: readonly string[]): Phase[] {
  const inCopy = (path: string): string => (folder === '' ? path : `${folder}/${path}`)
  return [
    {
      title: 'before click',
      always: [entry],
      // These chunks look for wallets as soon as the page has started.
      some: [/(?:^|\/)connectors\/[^/]+\/(?:discover|list-connectors)\.ts$/],
    },
    { title: 'opening', always: [inCopy('modal/modal-parts.ts')], some: [] },
    {
      title: 'connected',
      // A connected visitor sees the account, so the account's stores and view count for this phase.
      always: [
        ...['services/http.rpc-client.ts', 'modal/account-parts.ts', 'views/account/account-views.ts'].map(inCopy),
        ...account,
      ],
      some: [/(?:^|\/)adapters\/(\w+)\/\1\.adapter\.ts$/, /(?:^|\/)connectors\/wagmi\/to-connector\.ts$/],
    },
  ]
}

/** The sizes of a build by phase. */
export interface PhaseSizes {
  /**
   * The bytes after gzip that each phase adds to the phases before it. The last number is the bytes of all other chunks. Of the chunks with
   * texts of languages, only the chunks of the largest language count, because a visitor loads one language.
   */
  sizes: number[]
  /** The modules of `always` that no chunk has. Their code counts as loaded on demand. */
  missing: string[]
}

/** Measures the bytes that each phase adds to the phases before it. */
export function weighPhases(chunks: readonly Chunk[], phases: readonly Phase[]): PhaseSizes {
  const seen = new Set<Chunk>()
  const add = (loaded: Iterable<Chunk>): number => {
    const added = [...loaded].filter((chunk) => !seen.has(chunk))
    for (const chunk of added) seen.add(chunk)
    return added.reduce((sum, { code }) => sum + gzipped(code), 0)
  }
  const missing: string[] = []
  const sizes = phases.map(({ always, some }) => {
    missing.push(...always.filter((path) => !chunks.some(({ modules }) => modules.includes(path))))
    const isLoaded = (path: string): boolean => always.includes(path) || some.some((pattern) => pattern.test(path))
    return add(closureOf(chunks, ({ modules }) => modules.some(isLoaded)))
  })
  const rest = chunks.filter((chunk) => !seen.has(chunk))
  const byLanguage = new Map<string, Chunk[]>()
  for (const chunk of rest) {
    const language = languageOf(chunk)
    if (language !== null) byLanguage.set(language, [...(byLanguage.get(language) ?? []), chunk])
  }
  const others = add(rest.filter((chunk) => languageOf(chunk) === null))
  return { sizes: [...sizes, others + Math.max(0, ...[...byLanguage.values()].map(add))], missing }
}

/**
 * Returns the language of a chunk that contains only texts of one language; `null` for any other chunk, and for English, which replaces
 * missing texts.
 */
function languageOf({ modules }: Chunk): string | null {
  const [first, ...others] = new Set(
    modules.map((path) => /(?:^|\/)locales\/((?!en\/)[a-z]{2}(?:-[A-Z]{2})?)\//.exec(path)?.[1]),
  )
  return first !== undefined && others.length === 0 ? first : null
}

/** The bytes of a file after gzip at the highest level. */
export function gzipped(content: string | Uint8Array): number {
  return gzipSync(content, { level: 9 }).length
}
