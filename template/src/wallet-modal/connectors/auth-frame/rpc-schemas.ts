import * as v from 'valibot'
import { notSafeMethods, safeMethods } from '../../domain/wallets/rpc-methods'

const anyParams = v.optional(v.unknown())
const listParams = v.pipe(v.array(v.unknown()), v.maxLength(64))
const base58 = v.pipe(v.string(), v.regex(/^[1-9A-HJ-NP-Za-km-z]*$/), v.maxLength(16_384))
const hex = v.pipe(v.string(), v.regex(/^0x[0-9a-f]*$/i), v.maxLength(262_144))

const sendOptions = v.object({
  skipPreflight: v.optional(v.boolean()),
  preflightCommitment: v.optional(
    v.picklist(['processed', 'confirmed', 'finalized', 'recent', 'single', 'singleGossip', 'root', 'max']),
  ),
  maxRetries: v.optional(v.number()),
  minContextSlot: v.optional(v.number()),
})

const calls = v.object({
  chainId: v.optional(v.union([v.string(), v.number()])),
  from: v.optional(v.string()),
  version: v.optional(v.string()),
  capabilities: v.optional(v.unknown()),
  calls: v.pipe(
    v.array(v.object({ to: hex, data: v.optional(hex), value: v.optional(v.string()) })),
    v.minLength(1),
    v.maxLength(32),
  ),
})

/** Methods whose params are not a list of anything. */
const special: Readonly<Record<string, v.GenericSchema>> = {
  eth_accounts: anyParams,
  eth_blockNumber: anyParams,
  eth_chainId: anyParams,
  eth_gasPrice: anyParams,
  eth_maxPriorityFeePerGas: anyParams,
  eth_newBlockFilter: anyParams,
  eth_newPendingTransactionFilter: anyParams,
  eth_syncing: anyParams,
  eth_supportedEntryPoints: anyParams,
  wallet_getCapabilities: anyParams,
  wallet_getAssets: anyParams,
  wallet_revokePermissions: anyParams,
  wallet_getCallsStatus: v.pipe(v.array(v.string()), v.maxLength(4)),
  wallet_sendCalls: v.pipe(v.array(calls), v.length(1)),
  solana_signMessage: v.object({ message: base58, pubkey: base58 }),
  solana_signTransaction: v.object({ transaction: base58 }),
  solana_signAllTransactions: v.object({ transactions: v.pipe(v.array(base58), v.minLength(1), v.maxLength(16)) }),
  solana_signAndSendTransaction: v.object({ transaction: base58, options: v.optional(sendOptions) }),
}

/** The payload of RPC_REQUEST: a method from the lists, with params of the form that the method needs. */
export const rpcRequestSchema = v.pipe(
  v.object({ method: v.picklist([...safeMethods, ...notSafeMethods]), params: v.optional(v.unknown()) }),
  v.check(
    ({ method, params }) => v.is(special[method] ?? listParams, params),
    'The params do not have the form that the method needs',
  ),
)
