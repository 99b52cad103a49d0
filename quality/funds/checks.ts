import type { FakeNameRecord } from '../../template/src/wallet-modal/adapters/evm/reader/names/testing/fake-names'
import type { SendReview } from '../../template/src/wallet-modal/features/send/flow/review'
import { sendStoreOf } from '../../template/src/wallet-modal/features/send/send-of-root'
import type { RootStore } from '../../template/src/wallet-modal/stores/root/root.store'
import type { Moved } from './decode'
import { coinDecimals } from './people'

/** The review that the visitor confirmed with one press. */
interface Press {
  review: SendReview
  isAsked: boolean
}

/** The rules that must hold in every visit. Each broken rule adds a line to `violations`. */
export class Checks {
  readonly violations: string[] = []
  /** The number of requests to wallets. */
  asked = 0
  #press: Press | undefined
  #hasConsented = false
  /** The addresses that names resolved to since the last press. */
  readonly #ledTo = new Set<string>()
  /** The reviews that wallets sent without reporting a hash. */
  readonly #silent: SendReview[] = []
  readonly #told: string[] = []
  readonly #root: RootStore
  readonly #names: ReadonlyMap<string, FakeNameRecord>

  constructor(root: RootStore, names: ReadonlyMap<string, FakeNameRecord>) {
    this.#root = root
    this.#names = names
  }

  /** Checks a new review: it must belong to the latest request for a review, and it must match the form. */
  reviewed({ amountText, receiver, token }: SendReview, isLatest: boolean): void {
    const send = sendStoreOf(this.#root)
    const isEntered =
      amountText === send.amountText && receiver.address === send.receiverAddress && token === send.token
    if (!isLatest || !isEntered) this.violations.push('a review of something else than the form')
  }

  consented(hasConsented: boolean): void {
    this.#hasConsented = hasConsented
  }

  /** Notes a press on the button of the review. When an earlier request may have been sent, the press needs consent. */
  pressed(review: SendReview, hasDoubt: boolean): void {
    if (hasDoubt && !this.#hasConsented) this.violations.push('a second request without consent')
    this.#hasConsented = false
    this.#press = { review, isAsked: false }
    this.#ledTo.clear()
    this.noteNames()
  }

  noteNames(): void {
    for (const { address } of this.#names.values()) if (address) this.#ledTo.add(address)
  }

  /**
   * Checks a request to a wallet: it must match the review of the last press, the account and the network in use, and it must
   * be the first request for that press.
   */
  request(moved: Moved, chainId: string): void {
    this.asked += 1
    const press = this.#press
    if (!press || press.isAsked) return void this.violations.push('more than one request for one consent')
    press.isAsked = true
    const { review } = press
    const { account, chain } = this.#root
    const decimals = coinDecimals[review.token.symbol] ?? 0
    const shown: Moved = {
      from: review.from,
      to: review.receiver.address,
      amount: unitsOf(review.amountText, decimals),
      token: review.token.address?.split(':')[2],
      decimals: moved.decimals === undefined ? undefined : decimals,
    }
    const same = chainId.startsWith('eip155:') ? sameHex : (one?: string, other?: string) => one === other
    const isEqual =
      same(shown.from, moved.from) &&
      same(shown.to, moved.to) &&
      shown.amount === moved.amount &&
      same(shown.token, moved.token) &&
      shown.decimals === moved.decimals &&
      review.network.caipNetworkId === chainId
    if (!isEqual)
      this.violations.push(`shown ${text(shown)} on ${review.network.name}, asked ${text(moved)} on ${chainId}`)
    if (sendStoreOf(this.#root).flow.sending !== review)
      this.violations.push('asked for a review that nobody waits for')
    if (!same(account.address, moved.from) || chain.activeCaipNetwork?.caipNetworkId !== chainId)
      this.violations.push('asked for an account or a network that is not the one in use')
    if (review.receiver.name !== undefined && ![...this.#ledTo].some((address) => same(address, moved.to)))
      this.violations.push(`${review.receiver.name} does not lead to ${moved.to}`)
  }

  /** Returns the functions that note the wallet's answer to the current request. */
  noter() {
    const review = this.#press?.review
    return {
      told: (hash: string) => void this.#told.push(hash),
      silent: () => {
        if (review) this.#silent.push(review)
      },
    }
  }

  /** The account has left. The modal may forget its transactions. */
  forget(): void {
    this.#told.length = this.#silent.length = 0
  }

  /** Checks that every sent transaction is in the list of sent transactions, or still in the list of open requests. */
  memory(): void {
    const { sent } = this.#root.accountLoader.loaded
    const all = [...sent.all.values()]
    const hashes = new Set(all.map(({ hash }) => hash))
    for (const hash of this.#told) if (!hashes.has(hash)) this.violations.push(`${hash} was sent and is not noted`)
    const doubts = sendStoreOf(this.#root).flow.open.list.map(({ transfer }) => transfer)
    const noted = all.map(({ amount, to }) => `${amount} to ${to}`)
    for (const review of this.#silent) {
      const isNoted = noted.includes(`${review.amountText} to ${review.receiver.address}`)
      if (!isNoted && !doubts.some((transfer) => transfer === review))
        this.violations.push('what the wallet sent silently is forgotten')
    }
  }
}

const sameHex = (one?: string, other?: string) => one?.toLowerCase() === other?.toLowerCase()
const text = (value: object) =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part))

/** Converts a decimal text to the smallest unit. The code is independent of the modal's code. */
function unitsOf(amount: string, decimals: number): bigint {
  const [whole = '', fraction = ''] = amount.split('.')
  if (fraction.length > decimals) throw new Error(`${amount} has more than ${decimals} decimals`)
  return BigInt(whole + fraction.padEnd(decimals, '0'))
}
