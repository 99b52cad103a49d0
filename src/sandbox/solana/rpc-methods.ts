import { isRecord, type JsonRecord } from '../json'
import { invalidParams, RpcError, rpcCodes } from '../rpc-error'
import { isPublicKey, toBase58 } from './base58'
import { accountAnswer, transactionAnswer, withContext } from './rpc-answers'
import { decodeBytes, feeOf, type SolanaNode } from './solana-node'
import { isTokenProgram, readMint, readTokenAccount, tokenAmount } from './token-data'
import { describeError } from './transaction-error'
import { readMessage, readTransaction, WireError, type WireTransaction } from './wire'

type Params = readonly unknown[]
type Handler = (node: SolanaNode, params: Params) => unknown

/** The codes of Solana's own errors. */
const codes = { simulationFailed: -32002, signatureInvalid: -32003 } as const

const mostAirdrop = 100_000_000_000

const handlers: Readonly<Record<string, Handler>> = {
  getHealth: () => 'ok',
  getVersion: () => ({ 'feature-set': 0, 'solana-core': '2.3.0' }),
  getGenesisHash: ({ network }) => network.genesisHash,
  getSlot: ({ slot }) => slot,
  getBlockHeight: ({ slot }) => slot,
  getEpochInfo: ({ slot, history }) => ({
    absoluteSlot: slot,
    blockHeight: slot,
    epoch: Math.floor(slot / 432_000),
    slotIndex: slot % 432_000,
    slotsInEpoch: 432_000,
    transactionCount: history.length,
  }),
  getLatestBlockhash: (node) => withContext(node, node.latestBlockhash()),
  isBlockhashValid: (node, [hash]) => withContext(node, node.isBlockhashValid(text(hash))),
  getMinimumBalanceForRentExemption: (node, [length]) => Number(node.rent(count(length))),
  getRecentPrioritizationFees: ({ slot }) => [{ slot, prioritizationFee: 0 }],
  getBalance: (node, [address]) => withContext(node, Number(node.balance(key(address)))),
  getAccountInfo: (node, [address, options]) =>
    withContext(node, accountAnswer(node, node.account(key(address)), encodingOf(options))),
  getMultipleAccounts: (node, [addresses, options]) =>
    withContext(
      node,
      list(addresses).map((address) => accountAnswer(node, node.account(key(address)), encodingOf(options))),
    ),
  getTokenAccountsByOwner: tokenAccounts,
  getTokenAccountBalance: (node, [address]) => {
    const account = node.account(key(address))
    const held = account && isTokenProgram(account.programAddress) ? readTokenAccount(account.data) : undefined
    if (held === undefined) throw invalidParams('Invalid param: could not find account')
    return withContext(node, tokenAmount(held.amount, mintOf(node, held.mint).decimals))
  },
  getTokenSupply: (node, [mint]) => {
    const { supply, decimals } = mintOf(node, key(mint))
    return withContext(node, tokenAmount(supply, decimals))
  },
  getFeeForMessage: (node, [message]) => {
    const decoded = wire(() => readMessage(Buffer.from(text(message), 'base64')))
    return withContext(node, node.isBlockhashValid(decoded.blockhash) ? feeOf(decoded) : null)
  },
  simulateTransaction: simulate,
  sendTransaction: send,
  getSignatureStatuses: (node, [signatures]) =>
    withContext(
      node,
      list(signatures).map((signature) => {
        const found = node.status(text(signature))
        if (found === undefined) return null
        const { slot, error } = found
        const status = error === null ? { Ok: null } : { Err: error }
        return { slot, err: error, status, ...node.confirmation(found) }
      }),
    ),
  getSignaturesForAddress: (node, [address, options]) => {
    const limit = isRecord(options) && typeof options['limit'] === 'number' ? options['limit'] : 1_000
    const touching = node.history.filter(({ transaction }) => transaction.message.keys.includes(key(address)))
    return touching.slice(0, limit).map((found) => {
      const { signature, slot, error, blockTime } = found
      const { confirmationStatus } = node.confirmation(found)
      return { signature, slot, err: error, memo: null, blockTime, confirmationStatus }
    })
  },
  getTransaction: (node, [signature, options]) => {
    const found = node.find(text(signature))
    return found === undefined ? null : transactionAnswer(found, encodingOf(options))
  },
  requestAirdrop: (node, [address, lamports]) => {
    if (count(lamports) > mostAirdrop) throw new RpcError(rpcCodes.internal, 'Airdrop request exceeds the limit')
    return node.airdrop(key(address), BigInt(count(lamports)))
  },
}

/** Answers one JSON-RPC call. @throws RpcError with the messages of Solana's nodes */
export function answerCall(node: SolanaNode, method: string, params: unknown): unknown {
  const handler = Object.hasOwn(handlers, method) ? handlers[method] : undefined
  if (handler === undefined) throw new RpcError(rpcCodes.methodNotFound, 'Method not found')
  return handler(node, Array.isArray(params) ? params : [])
}

function tokenAccounts(node: SolanaNode, [owner, filter, options]: Params): unknown {
  const wanted = isRecord(filter) ? filter : {}
  const { mint, programId } = wanted
  const program = mint === undefined ? key(programId) : node.account(key(mint))?.programAddress
  if (program === undefined || !isTokenProgram(program)) {
    const reason = mint === undefined ? 'unrecognized Token program id' : 'could not find mint'
    throw invalidParams(`Invalid param: ${reason}`)
  }
  const found = node.accountsOf(program).filter(({ data }) => {
    const held = readTokenAccount(data)
    return held !== undefined && held.owner === key(owner) && (mint === undefined || held.mint === mint)
  })
  const encoding = encodingOf(options)
  return withContext(
    node,
    found.map((account) => ({ pubkey: account.address, account: accountAnswer(node, account, encoding) })),
  )
}

function simulate(node: SolanaNode, [encoded, options]: Params): unknown {
  const settings = isRecord(options) ? options : {}
  const { transaction } = decode(encoded, settings)
  const checksSignatures = settings['sigVerify'] === true
  const checksBlockhash = settings['replaceRecentBlockhash'] !== true
  const { error, logs, units } = node.simulate(transaction, { checksSignatures, checksBlockhash })
  const replacementBlockhash = checksBlockhash ? null : node.latestBlockhash()
  return withContext(node, {
    err: error,
    logs,
    accounts: null,
    unitsConsumed: units,
    returnData: null,
    innerInstructions: null,
    replacementBlockhash,
  })
}

function send(node: SolanaNode, [encoded, options]: Params): unknown {
  const settings = isRecord(options) ? options : {}
  const { transaction, bytes } = decode(encoded, settings)
  if (settings['skipPreflight'] !== true) {
    const trial = node.simulate(transaction, { checksSignatures: true, checksBlockhash: true })
    if (trial.error === 'SignatureFailure')
      throw new RpcError(codes.signatureInvalid, 'Transaction signature verification failure')
    if (trial.error !== null) throw simulationFailed(trial.error, trial.logs, trial.units)
  }
  // A transaction that the node refuses is dropped, and the caller gets no error. A real network that never gets the transaction does the
  // same.
  node.process(transaction, bytes)
  return toBase58(transaction.signatures[0] ?? new Uint8Array())
}

function simulationFailed(error: unknown, logs: readonly string[], unitsConsumed: number): RpcError {
  const data = { accounts: null, err: error, logs, returnData: null, unitsConsumed }
  return new RpcError(codes.simulationFailed, `Transaction simulation failed: ${describeError(error)}`, data)
}

function decode(encoded: unknown, settings: JsonRecord): { transaction: WireTransaction; bytes: Uint8Array } {
  const bytes = decodeBytes(text(encoded), settings['encoding'])
  if (bytes === undefined) throw invalidParams('invalid base58 encoding')
  return { transaction: wire(() => readTransaction(bytes)), bytes }
}

function wire<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof WireError) throw invalidParams(`failed to deserialize transaction: ${error.message}`)
    throw error
  }
}

function mintOf(node: SolanaNode, mint: string) {
  const account = node.account(mint)
  const read = account && isTokenProgram(account.programAddress) ? readMint(account.data) : undefined
  if (read === undefined) throw invalidParams('Invalid param: not a Token mint')
  return read
}

function encodingOf(options: unknown): unknown {
  return isRecord(options) ? options['encoding'] : undefined
}

function text(value: unknown): string {
  if (typeof value === 'string') return value
  throw invalidParams('Invalid params: expected a string')
}

function key(value: unknown): string {
  if (isPublicKey(value)) return value
  throw invalidParams('Invalid param: Invalid')
}

function count(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value
  throw invalidParams('Invalid params: expected a whole number')
}

function list(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  throw invalidParams('Invalid params: expected a list')
}
