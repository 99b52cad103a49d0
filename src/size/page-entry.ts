/** The names that an app needs to show the modal. */
const needed = ['createWalletModal', 'WalletModalProvider', 'WalletModalButton'] as const

/** The first module of the measured page. */
export interface PageEntry {
  text: string
  /** Whether no file of the project creates a modal, so that the page has `needed` and all adapters instead. */
  isAssumed: boolean
}

/**
 * Writes the module that takes the place of the app. The module uses only the names that the app imports from the copy's index.
 * @param used the names, or `*` for all names
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
    // The names are assigned to a global variable, so that the bundler does not remove them. The name of a removed unit is undefined.
    `globalThis.walletModal = [${[...values, ...(isAssumed ? ['adapters'] : [])].join(', ')}]`,
  ]
  return { text: `${text.join('\n')}\n`, isAssumed }
}
