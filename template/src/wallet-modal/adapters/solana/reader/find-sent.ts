import { isRecord } from '../../../domain/errors'
import type { SendOutcome } from '../../chain-reader'
import type { Ask } from '../ask'
import { confirmed } from '../ask'
import { fromBase64 } from '../base64'
import { programs } from '../programs'
import { readTransaction } from '../wire'

/** So many later transactions of the account are looked at. */
const mostTransactions = 20

const method = 'getSignaturesForAddress'

/** A transaction of an account, and the slot of the chain that has it. */
export interface Listed {
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

/** What a transaction does, each instruction as a text; what it offers for computing is left out, as wallets change that. */
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

/** Notes the newest transaction of an account; undefined for an account without any. */
export async function markSend(ask: Ask, from: string): Promise<Listed | undefined> {
  return (await readListed(ask, from, { limit: 1 }))[0]
}

/**
 * Looks among the transactions that the sender got since the mark for one that does what was asked; wallets may add to it. When
 * none is found, that proves nothing: nobody knows how long the network takes what the wallet may have signed.
 */
export async function findSent(
  ask: Ask,
  mark: Listed | undefined,
  { from, data, known }: { from: string; data: string; known: ReadonlySet<string> },
): Promise<SendOutcome> {
  const wanted = instructionsOf(fromBase64(data))
  const until = mark && { until: mark.signature }
  const listed = await readListed(ask, from, { limit: mostTransactions, ...until })
  // A node that is behind does not know the mark and lists what came before it, where an equal transfer may be.
  const later = listed.filter(({ signature, slot }) => !known.has(signature) && (!mark || slot > mark.slot))
  for (const { signature } of later) {
    const found = await readInstructions(ask, signature)
    if (wanted.every((instruction) => found.includes(instruction))) return { state: 'sent', hash: signature }
  }
  return { state: 'unknown' }
}
