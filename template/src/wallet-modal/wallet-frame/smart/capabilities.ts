import * as v from 'valibot'
import type { FrameNetwork } from '../config'
import { isOptional, unsupportedCapability } from '../evm/batch'
import { invalidParams } from '../frame-error'
import { settingsOf } from './contracts'

const contextSchema = v.fallback(v.object({ context: v.optional(v.record(v.string(), v.unknown()), {}) }), {
  context: {},
})

/** The maximum length of the context for a paymaster, in characters of JSON. */
const maxContext = 4_000

/** The paymaster that pays for an operation, and the data of the page for it. */
export interface Sponsorship {
  url: string
  context: Record<string, unknown>
}

/**
 * Reads the capabilities that a page asks for. The paymaster is always that of the settings: an address that the page names is not used.
 * @returns undefined when the account pays
 * @throws FrameError when the page needs a capability that the wallet does not have
 */
export function readCapabilities(
  capabilities: Readonly<Record<string, unknown>>,
  network: FrameNetwork,
): Sponsorship | undefined {
  const url = settingsOf(network).paymasterUrl
  const isSupported = (name: string) => name === 'paymasterService' && url !== undefined
  const missing = Object.entries(capabilities).find(([name, value]) => !isSupported(name) && !isOptional(value))
  if (missing?.[0] === 'paymasterService')
    throw unsupportedCapability(`This wallet has no paymaster for ${network.name}`)
  if (missing) throw unsupportedCapability()
  const wanted = capabilities['paymasterService']
  if (url === undefined || wanted === undefined) return undefined
  const { context } = v.parse(contextSchema, wanted)
  if (JSON.stringify(context).length > maxContext) throw invalidParams('The context for the paymaster is too long')
  return { url, context }
}
