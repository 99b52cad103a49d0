import type { FileEdits } from '../edit/file-edits'
import { namespaceOf, ourName } from '../networks/chain-names'
import { referencesTo } from '../source/names'
import { kitNetworks } from '../uses/find-uses'

/** The modules from which a file can import chains when AppKit is removed. */
export interface ChainSource {
  hasViem: boolean
  /** The import specifier of the copied modal in this file. */
  modal: string
}

/**
 * Replaces imports of AppKit's chains by imports from viem or from the modal, with the same local names. An import without an equivalent
 * stays; it is removed later if it is unused.
 */
export function swapNetworks(edits: FileEdits, { hasViem, modal }: ChainSource): void {
  const { file } = edits
  for (const imported of file.imports.values()) {
    if (imported.from !== kitNetworks) continue
    const name = imported.imported
    const ours = ourName(name)
    if (name === 'AppKitNetwork') {
      edits.drop(imported)
      const local = hasViem
        ? edits.add('Chain', 'viem', 'Chain', true)
        : edits.add('NetworkInput', modal, 'NetworkInput', true)
      for (const { node } of referencesTo(file.program, imported.local)) edits.replace(node, local)
    } else if (hasViem && (name === 'defineChain' || namespaceOf(name) === 'eip155')) {
      edits.drop(imported)
      edits.add(name, name === 'defineChain' ? 'viem' : 'viem/chains', imported.local)
    } else if (ours !== null) {
      edits.drop(imported)
      edits.add(ours, modal, imported.local)
    }
  }
}
