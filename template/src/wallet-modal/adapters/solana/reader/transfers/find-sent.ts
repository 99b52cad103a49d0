import { isRecord } from '../../../../domain/errors/errors'
import type { FindSentQuery, SendMark, SendOutcome } from '../../../chain-reader'
import type { Ask } from '../../ask'
import { confirmed } from '../../ask'
import { fromBase64 } from '../../base64'
import { programs } from '../../programs'
import { readTransaction } from '../../wire'

/** The most later transactions of the account that are examined. */
const maxTransactions = 20

const method = 'getSignaturesForAddress'

/** A transaction of an account, and the slot that contains it. */
interface Listed {
  signature: string
  slot: number
}

async function readListed(ask: Ask, address: string, options: object): Promise<readonly Listed[]> {
  const answer = await ask(method, [address, { ...confirmed, ...options }])
  const entries: readonly unknown[] = Array.isArray(answer) ? answer : []
  return entries.flatMap((entry) => {
    const { signature, slot } = isRecord(entry) ? entry : {}
    return typeof signature === 'string' && typeof slot === 'number' ? [{ signature, slot }] : []
  })
}

/** A transaction's instructions as texts. Compute budget instructions are left out, because wallets change them. */
function instructionsOf(transaction: Uint8Array): readonly string[] {
  return readTransaction(transaction)
    .instructions.filter(({ program }) => program !== programs.computeBudget)
    .map(({ program, accounts, data }) => [program, ...accounts.map(({ address }) => address), data.join()].join(' '))
}

async function readInstructions(ask: Ask, signature: string): Promise<readonly string[]> {
  const options = { encoding: 'base64', maxSupportedTransactionVersion: 0, ...confirmed }
  const answer = await ask('getTransaction', [signature, options])
  const [text]: readonly unknown[] =
    isRecord(answer) && Array.isArray(answer['transaction']) ? answer['transaction'] : []
  return typeof text === 'string' ? instructionsOf(fromBase64(text)) : []
}

/** The newest transaction of an account. The signature is empty for an account without transactions. */
export async function markSend(ask: Ask, from: string): Promise<SendMark> {
  const [newest] = await readListed(ask, from, { limit: 1 })
  return newest ? { ...newest } : { signature: '', slot: 0 }
}

/**
 * Searches the sender's transactions since the mark for one that contains all requested instructions; wallets may add others. If none is
 * found, the outcome is unknown: the wallet may have signed another blockhash, which the network may still accept.
 */
export async function findSent(
  ask: Ask,
  { transaction: { from, data }, mark, known }: Pick<FindSentQuery, 'transaction' | 'mark' | 'known'>,
): Promise<SendOutcome> {
  const { signature: last, slot: markedSlot } = mark
  if (typeof last !== 'string' || typeof markedSlot !== 'number') return { state: 'unknown' }
  const wanted = instructionsOf(fromBase64(data))
  const until = last !== '' && { until: last }
  const listed = await readListed(ask, from, { limit: maxTransactions, ...until })
  // A node that lags behind does not know the mark and also lists older transactions, which may include an equal transfer.
  const later = listed.filter(({ signature, slot }) => !known.has(signature) && (last === '' || slot > markedSlot))
  for (const { signature } of later) {
    const found = await readInstructions(ask, signature)
    if (wanted.every((instruction) => found.includes(instruction))) return { state: 'sent', hash: signature }
  }
  return { state: 'unknown' }
}
