import type { ImportedSetup } from '../imported-setup'
import type { Code } from '../source/portable'

/** Keeps the kit's own RPC address of a network that the modal has a definition of. */
export function keepRpcUrl(setup: ImportedSetup, chainId: number, url: Code | null): void {
  if (!url) return
  const row = `'eip155:${chainId}': [${url.text}]`
  const present = setup.options.find(({ name }) => name === 'customRpcUrls')
  if (!present) {
    setup.options.push({ name: 'customRpcUrls', code: { text: `{ ${row} }`, imports: url.imports } })
    return
  }
  const rows = present.code.text.replace(/ \}$/, `, ${row} }`)
  present.code = { text: rows, imports: [...present.code.imports, ...url.imports] }
}
