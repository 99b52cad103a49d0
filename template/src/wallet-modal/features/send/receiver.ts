import type { ChainReader } from '../../adapters/chain-reader'
import { isAddress } from '../../domain/address'
import type { ChainNamespace } from '../../domain/caip'
import { WalletModalError } from '../../domain/errors'
import { isOffered } from '../../domain/namespace-scope'
import type { EnsStore } from '../../stores/ens.store'

/** Who gets it. */
export interface Receiver {
  /** In full; this is where it goes. */
  address: string
  /** A program owns what arrives there: right for a vault, wrong for a person. */
  isOffCurve?: boolean
  /** The name that was entered, in its normal form. */
  name?: string
  avatar?: string | undefined
}

/** What became of what was entered as the receiver. */
export type ReceiverState =
  | { state: 'empty' }
  | { state: 'resolving' }
  | { state: 'ready'; receiver: Receiver }
  | { state: 'invalid'; reason: 'address' | 'checksum' | 'name' | 'unknown-name' }
  | { state: 'failed'; error: WalletModalError }

interface FindReceiverDeps {
  ens: EnsStore
  reader: ChainReader | undefined
  namespace: ChainNamespace
}

/** Whether a text can only be a name, which somebody has to be asked for. Not every namespace has names. */
export function isName(entered: string, namespace: ChainNamespace): boolean {
  return isOffered('names', namespace) && entered.includes('.') && !/\s/.test(entered)
}

/** Finds whom an entered text means. Rejects only with the signal's reason. */
export async function findReceiver(
  entered: string,
  { ens, reader, namespace }: FindReceiverDeps,
  signal: AbortSignal,
): Promise<ReceiverState> {
  if (entered === '') return { state: 'empty' }
  if (isAddress(entered, namespace)) return checkAddress(entered, reader)
  if (!isName(entered, namespace)) return { state: 'invalid', reason: 'address' }
  try {
    const resolved = await ens.resolveName(entered, signal)
    if (!resolved) return { state: 'invalid', reason: 'unknown-name' }
    return { state: 'ready', receiver: resolved }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof WalletModalError && error.code === 'NAME_NOT_VALID')
      return { state: 'invalid', reason: 'name' }
    return { state: 'failed', error: error as WalletModalError }
  }
}

function checkAddress(entered: string, reader: ChainReader | undefined): ReceiverState {
  try {
    return { state: 'ready', receiver: reader?.checkAddress(entered) ?? { address: entered } }
  } catch {
    return { state: 'invalid', reason: 'checksum' }
  }
}
