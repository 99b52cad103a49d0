import type { FileEdits } from '../edit/file-edits'
import { namespaceOf, ourName } from '../networks/chain-names'
import { referencesTo } from '../source/names'
import { kitNetworks } from '../uses/find-uses'

/** Where names of AppKit's chains come from afterwards. */
export interface ChainSource {
  hasViem: boolean
  /** The specifier of the copy for this file. */
  modal: string
}

/**
 * Imports the chains of AppKit from viem or from the modal. Returns what has no counterpart. The chains keep the names that the file has
 * them by.
 */
export function swapNetworks(edits: FileEdits, { hasViem, modal }: ChainSource): string[] {
  const { file } = edits
  const left: string[] = []
  for (const imported of file.imports.values()) {
    if (imported.from !== kitNetworks) continue
    const name = imported.imported
    if (name === 'AppKitNetwork' || name === 'defineChain') {
      if (!hasViem) {
        left.push(name)
        continue
      }
      edits.drop(imported)
      const local = name === 'AppKitNetwork' ? edits.add('Chain', 'viem', 'Chain', true) : edits.add(name, 'viem', imported.local)
      if (local !== imported.local) for (const { node } of referencesTo(file.program, imported.local)) edits.replace(node, local)
      continue
    }
    const ours = ourName(name)
    const isEvm = namespaceOf(name) === 'eip155'
    if (hasViem && isEvm) {
      edits.drop(imported)
      edits.add(name, 'viem/chains', imported.local)
    } else if (ours !== null) {
      edits.drop(imported)
      edits.add(ours, modal, imported.local)
    } else left.push(name)
  }
  return left
}
