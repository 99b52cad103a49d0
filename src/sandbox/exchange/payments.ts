import { encodeCall } from '../abi/encode'
import { selectors } from '../abi/selectors'
import type { DataChain } from '../chain-data/entities'
import { rpcCall } from '../chain/rpc-call'
import { treasury } from '../testbed/addresses'
import { tokens } from '../testbed/tokens'

/**
 * The button that a visitor presses on the exchange's page. `later`: the exchange pays after its status was requested once. `nothing`, `half`
 * and `earlier` are lies: the exchange reports a success, but sends nothing, sends half of the amount, or names an earlier transaction.
 */
export type PaymentOutcome = (typeof outcomes)[number]

export const outcomes = ['paid', 'later', 'declined', 'nothing', 'half', 'earlier'] as const

/** An asset that the exchange accepts. */
export interface PayableAsset {
  readonly chain: DataChain
  readonly symbol: string
  readonly decimals: number
  /** Missing for the native currency. */
  readonly token?: `0x${string}`
}

/** The payment that an app requests from a visitor. */
export interface AskedPayment {
  readonly exchangeId: string
  readonly asset: PayableAsset
  /** In units of the asset. */
  readonly amount: string
  readonly recipient: `0x${string}`
}

interface Payment extends AskedPayment {
  readonly id: string
  status: 'UNKNOWN' | 'IN_PROGRESS' | 'SUCCESS' | 'FAILED'
  hash: string | undefined
}

/** Finds an asset by its CAIP-19 id; `undefined` for an asset that the exchange does not offer. */
export function findAsset(chains: readonly DataChain[], id: string): PayableAsset | undefined {
  const [chainId, asset = ''] = id.split('/')
  const chain = chains.find((one) => one.id === chainId)
  if (!chain) return undefined
  if (asset === 'slip44:60') return { chain, symbol: chain.symbol, decimals: 18 }
  const token = tokens.find(({ address }) => asset.toLowerCase() === `erc20:${address.toLowerCase()}`)
  return token && { chain, symbol: token.symbol, decimals: token.decimals, token: token.address }
}

/** Converts a decimal text to the smallest unit of an asset; `undefined` for an invalid text, for zero, and for too many decimals. */
export function toUnits(amount: string, { decimals }: PayableAsset): bigint | undefined {
  const [, whole = '', fraction = ''] = /^(\d{1,30})(?:\.(\d+))?$/.exec(amount) ?? []
  if (whole === '' || fraction.length > decimals) return undefined
  const units = BigInt(whole + fraction.padEnd(decimals, '0'))
  return units > 0n ? units : undefined
}

/** The payments at the exchange. The treasury sends each payment with a real transaction. */
export class Payments {
  #list = new Map<string, Payment>()
  #later = new Set<string>()
  #count = 0

  add(asked: AskedPayment): string {
    this.#count += 1
    const id = `session-${this.#count}`
    this.#list.set(id, { ...asked, id, status: 'UNKNOWN', hash: undefined })
    return id
  }

  find(id: string): Payment | undefined {
    return this.#list.get(id)
  }

  /** Carries out the button that the visitor has pressed on the exchange's page. */
  async settle(payment: Payment, outcome: PaymentOutcome): Promise<void> {
    if (outcome === 'declined') payment.status = 'FAILED'
    else if (outcome === 'later') {
      payment.status = 'IN_PROGRESS'
      this.#later.add(payment.id)
    } else {
      payment.hash = await this.#hashOf(payment, outcome)
      payment.status = 'SUCCESS'
    }
  }

  /** The status that the exchange reports. A payment with the outcome `later` is made after its status was requested once. */
  async status(payment: Payment): Promise<{ status: string; txHash?: string }> {
    const { status, hash } = payment
    if (this.#later.delete(payment.id)) await this.settle(payment, 'paid')
    return { status, ...(hash !== undefined && { txHash: hash }) }
  }

  reset(): void {
    this.#list = new Map()
    this.#later = new Set()
  }

  async #hashOf(payment: Payment, outcome: PaymentOutcome): Promise<string> {
    if (outcome === 'nothing') return `0x${'ab'.repeat(32)}`
    if (outcome === 'earlier') return lastHash(payment)
    const units = toUnits(payment.amount, payment.asset) ?? 0n
    return send(payment, outcome === 'half' ? units / 2n : units)
  }
}

/** Sends an amount. Resolves when the transaction is in a block. */
async function send({ asset: { chain, token }, recipient }: Payment, units: bigint): Promise<string> {
  const transaction = token
    ? { to: token, data: encodeCall(selectors.transfer, recipient, units) }
    : { to: recipient, value: `0x${units.toString(16)}` }
  const hash = String(await rpcCall(chain.rpcUrl, 'eth_sendTransaction', [{ from: treasury, ...transaction }]))
  await rpcCall(chain.rpcUrl, 'eth_getTransactionReceipt', [hash])
  return hash
}

/** Returns the hash of the first transaction in the newest block that has a transaction. */
async function lastHash({ asset: { chain } }: Payment): Promise<string> {
  let height = Number(await rpcCall(chain.rpcUrl, 'eth_blockNumber', []))
  for (; height >= 0; height -= 1) {
    const block = await rpcCall(chain.rpcUrl, 'eth_getBlockByNumber', [`0x${height.toString(16)}`, false])
    const [hash] = (block as { transactions: string[] }).transactions
    if (hash !== undefined) return hash
  }
  throw new Error('The chain has no transaction')
}
