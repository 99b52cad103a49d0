import { Address, OutScript, RawTx, Script, TEST_NETWORK, Transaction } from '@scure/btc-signer'
import { sha256x2 } from '@scure/btc-signer/utils.js'
import type { BitcoinNetwork } from './bitcoin-networks'
import { otherCoin } from './bitcoin-networks'
import { bitcoinKeys, satsKeys } from './dev-keys'
import { checkInput, RefusedError, type Coin } from './signatures'

/** A coin that an address can spend. */
export interface Unspent {
  readonly txid: string
  readonly vout: number
  readonly value: bigint
  readonly height: number
}

interface Mined {
  readonly hex: string
  readonly height: number
  readonly fee: bigint
}

/** The smallest output that nodes relay, in satoshis. */
const dust = 294n
/** The lowest fee that nodes relay, in satoshis per virtual byte. */
const lowestFeeRate = 1n
const coinbaseInput = { txid: new Uint8Array(32), index: 0xffffffff, sequence: 0xffffffff }

/**
 * Takes the place of a Bitcoin node. Keeps the owner of every coin. Accepts a transaction only if the inputs exist, the amounts add up and
 * every signature is valid. Puts each accepted transaction into its own block immediately.
 */
export class BitcoinNode {
  readonly network: BitcoinNetwork
  readonly #coins = new Map<string, Coin>()
  readonly #mined = new Map<string, Mined>()
  #height = 0

  constructor(network: BitcoinNetwork) {
    this.network = network
    this.reset()
  }

  get height(): number {
    return this.#height
  }

  /** Resets the node: the first account has the network's coins, and each other address has one coin. */
  reset(): void {
    this.#coins.clear()
    this.#mined.clear()
    this.#height = 100
    const keys = [...bitcoinKeys, ...satsKeys]
    for (const key of keys) {
      const isFirst = key === bitcoinKeys[0] || key === satsKeys[0]
      for (const amount of isFirst ? this.network.firstCoins : [otherCoin]) this.#mint(key.payment, amount)
      this.#mint(key.ordinals, otherCoin)
    }
  }

  /** Returns the coins that an address can spend, oldest first. @throws if the address is not of a test network */
  unspent(address: string): readonly Unspent[] {
    const script = Buffer.from(scriptOf(address))
    return [...this.#coins].flatMap(([outpoint, coin]) => {
      if (!script.equals(coin.script)) return []
      const [txid = '', vout] = outpoint.split(':')
      return [{ txid, vout: Number(vout), value: coin.amount, height: coin.height }]
    })
  }

  find(txid: string): Mined | undefined {
    return this.#mined.get(txid)
  }

  coin(txid: string, vout: number): Coin | undefined {
    return this.#coins.get(`${txid}:${vout}`)
  }

  /**
   * Checks a transaction, and puts the transaction into a block.
   * @returns the transaction's id
   * @throws RefusedError with Bitcoin Core's messages
   */
  send(hex: string): string {
    const tx = decode(hex)
    if (this.#mined.has(tx.id)) throw new RefusedError('Transaction already in block chain')
    const coins = this.#inputs(tx)
    const outputs = Array.from({ length: tx.outputsLength }, (_, index) => tx.getOutput(index))
    const spent = coins.reduce((sum, { amount }) => sum + amount, 0n)
    const paid = outputs.reduce((sum, { amount = 0n }) => sum + amount, 0n)
    if (spent < paid) throw new RefusedError(`bad-txns-in-belowout, value in (${spent}) < value out (${paid})`)
    if (outputs.some(({ amount = 0n, script }) => amount < dust && script?.[0] !== 0x6a)) throw new RefusedError('dust')
    if (spent - paid < BigInt(tx.vsize) * lowestFeeRate) throw new RefusedError('min relay fee not met')
    coins.forEach((_, index) => checkInput(tx, index, coins))
    this.#mine(tx, hex, spent - paid)
    return tx.id
  }

  #inputs(tx: Transaction): readonly Coin[] {
    const outpoints = Array.from({ length: tx.inputsLength }, (_, index) => {
      const { txid = new Uint8Array(), index: vout } = tx.getInput(index)
      return `${Buffer.from(txid).toString('hex')}:${vout}`
    })
    if (outpoints.length === 0 || tx.outputsLength === 0) throw new RefusedError('bad-txns-vin-empty')
    if (new Set(outpoints).size < outpoints.length) throw new RefusedError('bad-txns-inputs-duplicate')
    return outpoints.map((outpoint) => {
      const coin = this.#coins.get(outpoint)
      if (coin === undefined) throw new RefusedError('bad-txns-inputs-missingorspent')
      return coin
    })
  }

  #mine(tx: Transaction, hex: string, fee: bigint): void {
    this.#height += 1
    for (let index = 0; index < tx.inputsLength; index += 1) {
      const { txid = new Uint8Array(), index: vout } = tx.getInput(index)
      this.#coins.delete(`${Buffer.from(txid).toString('hex')}:${vout}`)
    }
    for (let index = 0; index < tx.outputsLength; index += 1) {
      const { script, amount } = tx.getOutput(index)
      if (script !== undefined && amount !== undefined)
        this.#coins.set(`${tx.id}:${index}`, { script, amount, height: this.#height })
    }
    this.#mined.set(tx.id, { hex, height: this.#height, fee })
  }

  /** Mines a block whose reward goes to an address. */
  #mint(address: string, amount: bigint): void {
    this.#height += 1
    const raw = RawTx.encode({
      version: 2,
      segwitFlag: false,
      inputs: [{ ...coinbaseInput, finalScriptSig: Script.encode([Uint8Array.of(this.#height & 255, 1)]) }],
      outputs: [{ amount, script: scriptOf(address) }],
      witnesses: undefined,
      lockTime: 0,
    })
    const txid = Buffer.from(sha256x2(raw).toReversed()).toString('hex')
    this.#coins.set(`${txid}:0`, { script: scriptOf(address), amount, height: this.#height })
    this.#mined.set(txid, { hex: Buffer.from(raw).toString('hex'), height: this.#height, fee: 0n })
  }
}

/** Returns the script of an address. @throws if the address is not of a test network */
export function scriptOf(address: string): Uint8Array {
  return OutScript.encode(Address(TEST_NETWORK).decode(address))
}

/** Returns the address of a script; if the script has no address, returns the script in hex. */
export function addressOf(script: Uint8Array): string {
  try {
    return Address(TEST_NETWORK).encode(OutScript.decode(script))
  } catch {
    return `script ${Buffer.from(script).toString('hex')}`
  }
}

function decode(hex: string): Transaction {
  try {
    const allow = { allowUnknownInputs: true, allowUnknownOutputs: true, allowLegacyWitnessUtxo: true }
    return Transaction.fromRaw(new Uint8Array(Buffer.from(hex.trim(), 'hex')), { ...allow, disableScriptCheck: true })
  } catch {
    throw new RefusedError('TX decode failed. Make sure the tx has at least one input.')
  }
}
