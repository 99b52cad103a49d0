import type { ChainReader } from '../../adapters/chain-reader'
import { isAddress } from '../../domain/account/address'
import type { ResolveName } from '../../domain/account/name'
import type { ChainNamespace } from '../../domain/networks/caip'
import type { ErrorCode, WalletModalError } from '../../domain/errors/errors'
import { toModalError } from '../../domain/errors/errors'

/** Who gets it. */
export interface Receiver {
  /** In full; this is where it goes. */
  address: string
  /** A program owns what arrives there: right for a vault, wrong for a person. */
  isOffCurve?: boolean
  /** The name that was entered, in its normal form. */
  name?: string
  avatar?: string | undefined
  /** Only the name service resolved the name: no network could confirm the address. */
  isServiceOnly?: boolean
}

/** Why the entered text is not a valid receiver. */
export type InvalidReceiver =
  'address' | 'checksum' | 'name' | 'unknown-name' | 'disputed-name' | 'name-without-address'

/** What became of what was entered as the receiver. */
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
  /** Undefined where there are no names: on a namespace without names, and in a copy that does not look names up. */
  resolveName: ResolveName | undefined
  reader: ChainReader | undefined
  namespace: ChainNamespace
  /** Names are resolved without the cache. */
  isFresh?: boolean
}

/** Whether a text can only be a name, which somebody has to be asked for. */
export function isName(entered: string): boolean {
  return entered.includes('.') && !/\s/.test(entered)
}

/** Finds whom an entered text means. Rejects only with the signal's reason. */
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
