import type { ChainReader } from '../../adapters/chain-reader'
import { isAddress } from '../../domain/account/address'
import type { ResolveName } from '../../domain/account/name'
import type { ChainNamespace } from '../../domain/networks/caip'
import type { ErrorCode, WalletModalError } from '../../domain/errors/errors'
import { toModalError } from '../../domain/errors/errors'

/** The receiver of a transfer. */
export interface Receiver {
  /** The full address that the transfer goes to. */
  address: string
  /** True if no key belongs to the address (Solana program address): right for a vault, wrong for a person. */
  isOffCurve?: boolean
  /** The entered name, normalised. */
  name?: string
  avatar?: string | undefined
  /** Only the name service resolved the name: no network could confirm the address. */
  isServiceOnly?: boolean
}

/** Why the entered text is not a valid receiver. */
export type InvalidReceiver =
  'address' | 'checksum' | 'name' | 'unknown-name' | 'disputed-name' | 'name-without-address'

/** The result of resolving the entered text. */
export type ReceiverState =
  | { state: 'empty' }
  | { state: 'resolving' }
  | { state: 'ready'; receiver: Receiver }
  | { state: 'invalid'; reason: InvalidReceiver }
  | { state: 'failed'; error: WalletModalError }

const reasons: Partial<Record<ErrorCode, InvalidReceiver>> = {
  NAME_NOT_VALID: 'name',
  NAME_DISPUTED: 'disputed-name',
  NAME_WITHOUT_ADDRESS: 'name-without-address',
}

interface FindReceiverDeps {
  /** Undefined on a namespace without names, and in a copy without the names unit. */
  resolveName: ResolveName | undefined
  reader: ChainReader | undefined
  namespace: ChainNamespace
  /** Names are resolved without the cache. */
  isFresh?: boolean
}

/** Whether a text can only be a name, which has to be looked up. */
export function isName(entered: string): boolean {
  return entered.includes('.') && !/\s/.test(entered)
}

/** Finds the receiver that an entered text stands for. Rejects only with the signal's reason. */
export async function findReceiver(
  entered: string,
  { resolveName, reader, namespace, isFresh = false }: FindReceiverDeps,
  signal: AbortSignal,
): Promise<ReceiverState> {
  if (entered === '') return { state: 'empty' }
  if (isAddress(entered, namespace)) return checkAddress(entered, reader)
  if (!resolveName || !isName(entered)) return { state: 'invalid', reason: 'address' }
  try {
    const resolved = await resolveName(entered, { signal, isFresh })
    if (!resolved) return { state: 'invalid', reason: 'unknown-name' }
    const { isServiceOnly, ...receiver } = resolved
    return { state: 'ready', receiver: { ...receiver, ...(isServiceOnly && { isServiceOnly }) } }
  } catch (thrown) {
    signal.throwIfAborted()
    const error = toModalError(thrown)
    const reason = reasons[error.code]
    return reason ? { state: 'invalid', reason } : { state: 'failed', error }
  }
}

function checkAddress(entered: string, reader: ChainReader | undefined): ReceiverState {
  try {
    return { state: 'ready', receiver: reader?.checkAddress(entered) ?? { address: entered } }
  } catch {
    return { state: 'invalid', reason: 'checksum' }
  }
}
