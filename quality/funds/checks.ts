import type { FakeNameRecord } from '../../template/src/wallet-modal/adapters/evm/reader/testing/fake-chain'
import type { SendReview } from '../../template/src/wallet-modal/features/send/flow/review'
import { sendStoreOf } from '../../template/src/wallet-modal/features/send/send-of-root'
import type { RootStore } from '../../template/src/wallet-modal/stores/root.store'
import type { Moved } from './decode'
import { coinDecimals } from './people'

/** What the visitor confirmed with one press, as it was shown. */
interface Press {
  review: SendReview
  isAsked: boolean
}

/** What must hold in every visit. */
export class Checks {
  readonly violations: string[] = []
  /** How often wallets were asked. */
  asked = 0
  #press: Press | undefined
  #hasConsented = false
  /** What names led to since the last press. */
  readonly #ledTo = new Set<string>()
  /** What wallets sent and told nobody of. */
  readonly #silent: SendReview[] = []
  readonly #told: string[] = []
  readonly #root: RootStore
  readonly #names: ReadonlyMap<string, FakeNameRecord>

  constructor(root: RootStore, names: ReadonlyMap<string, FakeNameRecord>) {
    this.#root = root
    this.#names = names
  }

  /** A review came: it is the one last asked for, and still what is entered. */
  reviewed({ amountText, receiver, token }: SendReview, isLatest: boolean): void {
    const send = sendStoreOf(this.#root)
    const isEntered =
      amountText === send.amountText && receiver.address === send.receiverAddress && token === send.token
    if (!isLatest || !isEntered) this.violations.push('a review of something else than the form')
  }

  consented(hasConsented: boolean): void {
    this.#hasConsented = hasConsented
  }

  /** The visitor confirms what they see, which takes consent when an earlier request may have been sent. */
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

  /** A wallet was asked for what the last press confirmed, for whoever is connected now; and it is the first request for that press. */
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

  /** Notes what the wallet did with the request that it has just got. */
  noter() {
    const review = this.#press?.review
    return {
      told: (hash: string) => void this.#told.push(hash),
      silent: () => {
        if (review) this.#silent.push(review)
      },
    }
  }

  /** What was sent is noted, or still told as a doubt. */
  memory(): void {
    const { sent } = this.#root.accountLoader.loaded
    const all = [...sent.all.values()]
    const hashes = new Set(all.map(({ hash }) => hash))
    for (const hash of this.#told) if (!hashes.has(hash)) this.violations.push(`${hash} was sent and is not noted`)
    const doubts = sendStoreOf(this.#root).flow.open.list.map(({ review }) => review)
    const noted = all.map(({ amount, to }) => `${amount} to ${to}`)
    for (const review of this.#silent) {
      const isNoted = noted.includes(`${review.amountText} to ${review.receiver.address}`)
      if (!isNoted && !doubts.includes(review)) this.violations.push('what the wallet sent silently is forgotten')
    }
  }
}

const sameHex = (one?: string, other?: string) => one?.toLowerCase() === other?.toLowerCase()
const text = (value: object) =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part))

/** An exact decimal text in the smallest unit, by other means than the modal's. */
function unitsOf(amount: string, decimals: number): bigint {
  const [whole = '', fraction = ''] = amount.split('.')
  if (fraction.length > decimals) throw new Error(`${amount} has more than ${decimals} decimals`)
  return BigInt(whole + fraction.padEnd(decimals, '0'))
}
