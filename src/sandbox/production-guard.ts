import { isRecord, parseJson } from './json'

/** The parts of a bundler's output that the guard reads. */
export type Output = Readonly<Record<string, OutputFile>>

type OutputFile =
  { readonly type: 'chunk'; readonly code: string } | { readonly type: 'asset'; readonly source: string | Uint8Array }

/** Texts that occur only in the code of the sandbox, in the code of the test kit, or in the tag that loads the sandbox. */
const marks = [
  'create-wallet-modal:sandbox-wallet',
  'create-wallet-modal:test-kit',
  'dev.createwalletmodal.sandbox',
  'data-wallet-modal-sandbox',
]

/**
 * Searches the files of a production build for the sandbox.
 * @param endpoints the endpoints of a running sandbox as JSON; their addresses are searched, too
 * @returns the first file that contains a part of the sandbox, and the text that was found
 */
export function findSandboxCode(
  output: Output,
  endpoints: string | undefined,
): { file: string; what: string } | undefined {
  const wanted = [...marks, ...addresses(endpoints)]
  for (const [file, item] of Object.entries(output)) {
    const text = textOf(item)
    const mark = wanted.find((mark) => text.includes(mark))
    if (mark !== undefined) return { file, what: `the sandbox (${mark})` }
  }
  return undefined
}

function textOf(item: OutputFile): string {
  if (item.type === 'chunk') return item.code
  return typeof item.source === 'string' ? item.source : Buffer.from(item.source).toString('latin1')
}

function addresses(endpoints: string | undefined): string[] {
  const value = parseJson(endpoints ?? '')
  if (!isRecord(value)) return []
  const rpc = isRecord(value['rpc']) ? Object.values(value['rpc']) : []
  return [...rpc, ...Object.values(value)].filter((item) => typeof item === 'string')
}
