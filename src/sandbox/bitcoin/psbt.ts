import { TEST_NETWORK, Transaction } from '@scure/btc-signer'
import { pubSchnorr } from '@scure/btc-signer/utils.js'
import { invalidParams } from '../rpc-error'
import { line, type Detail } from '../wallet/describe'
import { addressOf, scriptOf, type BitcoinNode } from './bitcoin-node'
import type { Payment } from './send-transfer'
import { keyOf } from './wallet-accounts'

/** An input to sign, and the address that owns it. */
export interface InputToSign {
  readonly address: string
  readonly index: number
}

const satoshis = 100_000_000n
const dust = 294n
/** The fee of the wallet's own payments, in satoshis per virtual byte. */
const feeRate = 2n

/** Decodes a PSBT. @throws RpcError -32602 for bytes that are not a PSBT */
export function readPsbt(bytes: Uint8Array): Transaction {
  try {
    return Transaction.fromPSBT(new Uint8Array(bytes), { allowUnknownInputs: true, allowUnknownOutputs: true })
  } catch (error) {
    throw invalidParams(`This is no PSBT: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Signs inputs with the keys of their addresses. @throws RpcError -32602 if an input does not exist, or does not belong to its address */
export function signPsbt(tx: Transaction, inputs: readonly InputToSign[]): void {
  for (const { address, index } of inputs) {
    const { key, kind } = keyOf(address)
    const privateKey = key.privateKey()
    const script = index < tx.inputsLength ? tx.getInput(index).witnessUtxo?.script : undefined
    if (script === undefined || !Buffer.from(script).equals(scriptOf(address)))
      throw invalidParams(`The input ${index} does not spend a coin of ${address}`)
    // Apps rarely know the key behind a Taproot address. The signer needs this key to see that the input belongs to the address.
    if (kind === 'ordinals') tx.updateInput(index, { tapInternalKey: pubSchnorr(privateKey) }, true)
    tx.signIdx(privateKey, index)
  }
}

/** Makes and signs a payment from an address. @throws RpcError -32602 if the address has too little money */
export function pay(node: BitcoinNode, from: string, payments: readonly Payment[]): Transaction {
  const coins = [...node.unspent(from)]
  const wanted = payments.reduce((sum, { amount }) => sum + amount, 0n)
  for (let count = 1; count <= coins.length; count += 1) {
    const used = coins.slice(0, count)
    const sum = used.reduce((total, { value }) => total + value, 0n)
    const fee = BigInt(11 + 68 * count + 34 * (payments.length + 1)) * feeRate
    const change = sum - wanted - fee
    if (change < 0n) continue
    const tx = new Transaction()
    for (const { txid, vout, value } of used)
      tx.addInput({ txid, index: vout, witnessUtxo: { script: scriptOf(from), amount: value } })
    for (const { address, amount } of payments) tx.addOutputAddress(address, amount, TEST_NETWORK)
    if (change >= dust) tx.addOutputAddress(from, change, TEST_NETWORK)
    tx.sign(keyOf(from).key.privateKey())
    tx.finalize()
    return tx
  }
  throw invalidParams(`${from} has too little for ${formatBitcoin(wanted)} and the fee`)
}

/** Describes a transaction in words. */
export function describePsbt(tx: Transaction, own: readonly string[]): Detail[] {
  const inputs = Array.from({ length: tx.inputsLength }, (_, index) => tx.getInput(index).witnessUtxo)
  const outputs = Array.from({ length: tx.outputsLength }, (_, index) => tx.getOutput(index))
  const spent = inputs.reduce((sum, input) => sum + (input?.amount ?? 0n), 0n)
  const paid = outputs.reduce((sum, { amount = 0n }) => sum + amount, 0n)
  const lines = outputs.map(({ script = new Uint8Array(), amount = 0n }) => {
    const address = addressOf(script)
    return line(own.includes(address) ? 'Back to you' : 'Pays', `${formatBitcoin(amount)} to ${address}`)
  })
  const isKnown = inputs.every((input) => input !== undefined)
  return [...lines, line('Fee', isKnown ? formatBitcoin(spent - paid) : 'not known')]
}

/** Formats satoshis in whole bitcoin, with every digit. */
export function formatBitcoin(amount: bigint): string {
  const rest = (amount % satoshis).toString().padStart(8, '0').replace(/0+$/, '')
  return `${amount / satoshis}${rest === '' ? '' : `.${rest}`} BTC`
}
