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
 * Imports the chains of AppKit from viem or from the modal. The chains keep the names that the file has them by. What has no counterpart
 * stays imported as long as something reads it.
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
