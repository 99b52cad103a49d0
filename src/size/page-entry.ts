/** The names that an app needs to show the modal. */
const needed = ['createWalletModal', 'WalletModalProvider', 'WalletModalButton'] as const

/** The first module of the measured page. */
export interface PageEntry {
  text: string
  /** Whether no file of the project creates a modal, so that the page has `needed` and all adapters instead. */
  isAssumed: boolean
}

/**
 * Writes the module that stands for the app: it uses the names that the app imports from the copy's index, and nothing else.
 * @param used the names, or `*` for all
 */
export function pageEntry(used: readonly string[]): PageEntry {
  const isAssumed = !['*', 'createWalletModal', 'WalletModal'].some((name) => used.includes(name))
  const names = [...new Set([...used, ...(isAssumed ? needed : [])])].filter((name) =>
    /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name),
  )
  const values = used.includes('*') ? ['modal'] : names.map((name) => `modal.${name}`)
  const text = [
    "import * as modal from './index'",
    ...(isAssumed ? ["import * as adapters from './adapters/index'"] : []),
    // A global variable keeps the bundler from removing the names. A name that left with a unit is undefined.
    `globalThis.walletModal = [${[...values, ...(isAssumed ? ['adapters'] : [])].join(', ')}]`,
  ]
  return { text: `${text.join('\n')}\n`, isAssumed }
}
