import type { ImportedSetup } from '../imported-setup'
import type { Code } from '../source/portable'

/** Adds the RPC URL from the kit's setup to `customRpcUrls`, for a network whose definition comes from the modal. */
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
