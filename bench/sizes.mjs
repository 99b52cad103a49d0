// The sizes of the built pages, in bytes after gzip.
import { buildPage } from './build-pages.mjs'
import { gzipped } from './gzip.mjs'

/** @typedef {import('vite').Rollup.RollupOutput['output'][number]} Output */

/** The given chunks and every chunk that they import statically. */
export function closure(/** @type {readonly Output[]} */ output, /** @type {readonly string[]} */ names) {
  const wanted = new Set(names)
  for (const name of wanted) {
    const chunk = output.find(({ fileName }) => fileName === name)
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) wanted.add(imported)
  }
  return wanted
}

export function weigh(/** @type {readonly Output[]} */ output, /** @type {Set<string>} */ names) {
  return output
    .filter((item) => item.type === 'chunk' && names.has(item.fileName))
    .reduce((sum, item) => sum + gzipped(item.type === 'chunk' ? item.code : ''), 0)
}

/** The chunks that begin with the given modules. Throws when a module begins no chunk, because it would count for nothing. */
export function chunksOf(/** @type {readonly Output[]} */ output, /** @type {readonly string[]} */ modules) {
  return modules.map((path) => {
    const chunk = output.find((item) => item.type === 'chunk' && item.facadeModuleId?.endsWith(path))
    if (!chunk) throw new Error(`No chunk begins with ${path}`)
    return chunk.fileName
  })
}

/** The JavaScript of the largest language, when all its texts are loaded, besides what the page has already. */
function largestLanguage(/** @type {readonly Output[]} */ output, /** @type {ReadonlySet<string>} */ loaded) {
  const files = output.flatMap((item) => {
    const [, locale] =
      (item.type === 'chunk' && /locales\/([\w-]+)\/(?:modal|account)\/index\.ts$/.exec(item.facadeModuleId ?? '')) ||
      []
    return locale ? [{ locale, file: item.fileName }] : []
  })
  const locales = [...new Set(files.map(({ locale }) => locale))]
  const sizes = locales.map((locale) => {
    const own = files.filter((one) => one.locale === locale)
    const names = closure(
      output,
      own.map(({ file }) => file),
    )
    return weigh(output, new Set([...names].filter((name) => !loaded.has(name))))
  })
  return Math.max(...sizes)
}

/** The packages that must not be in the first chunk. */
const fetchedLater =
  /node_modules\/(ethers|@ethersproject|@wagmi|viem|@solana|@wallet-standard|@scure|@noble|@walletconnect|dexie|valibot|virtua|uqr)\//

/** Builds the pages, and measures the values that `budgets.json` limits. */
export async function measureSizes() {
  const react = await buildPage('react')
  const modal = await buildPage('modal')
  const all = await buildPage('all-adapters')
  const entries = (/** @type {readonly Output[]} */ output) =>
    output.filter((item) => item.type === 'chunk' && item.isEntry).map(({ fileName }) => fileName)
  const reactOnly = weigh(react, closure(react, entries(react)))
  const first = closure(modal, entries(modal))
  const beforeClick = weigh(modal, first)
  const opening = closure(modal, [...first, ...chunksOf(modal, ['modal/modal-parts.ts'])])
  const connecting = closure(modal, [
    ...opening,
    ...chunksOf(modal, ['adapters/ethers/ethers.adapter.ts', 'services/http.rpc-client.ts']),
  ])
  const css = modal.filter(({ fileName }) => fileName.endsWith('.css'))
  const allFirst = closure(all, entries(all))
  const foreign = [...allFirst].flatMap((name) => {
    const chunk = all.find(({ fileName }) => fileName === name)
    return chunk?.type === 'chunk' ? chunk.moduleIds.filter((id) => fetchedLater.test(id)) : []
  })
  if (foreign.length > 0)
    throw new Error(`The first chunk carries ${foreign.join(', ')}, which belongs behind a dynamic import.`)
  return {
    firstChunkBeyondReact: beforeClick - reactOnly,
    beforeClick,
    onOpen: weigh(modal, opening) - beforeClick,
    untilConnected: weigh(modal, connecting),
    language: largestLanguage(modal, opening),
    css: css.reduce((sum, item) => sum + gzipped(item.type === 'asset' ? item.source : ''), 0),
    otherAdapters: weigh(all, allFirst) - beforeClick,
    requestsBeforeClick: first.size + 2,
  }
}
