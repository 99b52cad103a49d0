import { accountError } from '../../domain/errors/account-errors'
import { refusedFor } from '../../domain/errors/refusals'
import type { ChainReader } from '../chain-reader'
import { checkAddress, decodeAddress } from './addresses'
import type { Esplora, Utxo } from './esplora'
import { sumOf } from './esplora'
import * as parts from './parts'

/** The sizes of a transaction's parts in virtual bytes, as segwit wallets make transactions. */
const size = { frame: 11, output: 34, input: 68, legacyInput: 148 }

/** The number of coins that the amount needs if the largest coins are spent first. */
function coinsFor(amount: bigint, utxos: readonly Utxo[]): number {
  const values = utxos.map(({ value }) => value).sort((one, other) => (one > other ? -1 : 1))
  let sum = BigInt(0)
  const index = values.findIndex((value) => (sum += value) >= amount)
  return index === -1 ? Math.max(values.length, 1) : index + 1
}

/** A part of the Bitcoin reader. It comes with the unit that needs it. */
export type ReaderPart = (esplora: Esplora) => Omit<ChainReader, 'checkAddress'>

/** Creates the reader of Bitcoin networks. It reads no names, because the network itself does not define any. */
export function createBitcoinReader(esplora: Esplora): ChainReader {
  const reader: ChainReader = {
    checkAddress: (value) => ({ address: checkAddress(value).address }),

    transfers: {
      async prepareTransfer({ request: { from, to, amount, token }, network }) {
        if (token !== undefined) throw accountError('SEND_NOT_SUPPORTED', { details: `tokens on ${network.name}` })
        const reference = String(network.id)
        const receiver = checkAddress(to, reference).address
        // The wallet chooses the coins, so the transaction has only the amount.
        return { from: checkAddress(from, reference).address, to: receiver, value: amount, data: '' }
      },

      async estimateFee({ transaction: { from, value }, network, signal }) {
        const query = { network, signal }
        const [utxos, rate] = await Promise.all([esplora.utxos(from, query), esplora.feeRate(query)])
        if (sumOf(utxos) < value) throw refusedFor((texts) => texts.tooLittle(network.nativeCurrency.symbol))
        const input = decodeAddress(from)?.kind === 'p2pkh' ? size.legacyInput : size.input
        const bytes = size.frame + 2 * size.output + coinsFor(value, utxos) * input
        const fee = BigInt(Math.ceil(bytes * rate))
        // Wallets choose the fee rate themselves, so the review shows up to twice the usual fee.
        return { gas: BigInt(bytes), fee, maxFee: fee * BigInt(2) }
      },

      async getTransactionState({ hash, network, signal }) {
        const isConfirmed = await esplora.isConfirmed(hash, { network, signal })
        return isConfirmed === undefined ? 'unknown' : isConfirmed ? 'success' : 'pending'
      },
    },
  }
  for (const part of Object.values<ReaderPart>(parts)) Object.assign(reader, part(esplora))
  return reader
}
