import type { SwapReview } from '../../../template/src/wallet-modal/features/swap/freeze-swap'
import { swapStoreOf } from '../../../template/src/wallet-modal/features/swap/swap-of-root'
import type { answerRouter } from '../../../template/src/wallet-modal/features/swap/testing/create-swap'
import { router, wrapped } from '../../../template/src/wallet-modal/features/swap/testing/create-swap'
import type { RootStore } from '../../../template/src/wallet-modal/stores/root/root.store'
import { alpha } from '../../../template/src/wallet-modal/testing/networks'
import type { SwapTransaction } from './decode'
import { decodeAsked } from './decode'

const same = (one: string | undefined, other: string | undefined) => one?.toLowerCase() === other?.toLowerCase()

/** The rules that hold in every visit with a swap. */
export class SwapRules {
  readonly #root: RootStore
  readonly #chain: ReturnType<typeof answerRouter>
  readonly #broken: string[] = []
  /** The review that the visitor has confirmed last, and what the router was allowed to take then. */
  #press: { review: SwapReview | undefined; allowance: bigint; isAsked: boolean } | undefined

  constructor(root: RootStore, chain: ReturnType<typeof answerRouter>) {
    this.#root = root
    this.#chain = chain
  }

  /** The visitor confirms the review that is shown. */
  pressed(): void {
    const { review } = swapStoreOf(this.#root).flow
    this.#press = { review, allowance: this.#chain.allowance, isAsked: false }
  }

  /** Whether a review is about what the form shows. */
  fits({ paid, received, amount, slippage }: SwapReview): boolean {
    const { draft } = swapStoreOf(this.#root)
    return draft?.paid === paid && draft.received === received && draft.amount === amount && draft.slippage === slippage
  }

  /** A question to an endpoint: a network without a router must not be asked about one. */
  asked(url: string, { body }: RequestInit): void {
    const isAboutRouter = typeof body === 'string' && body.toLowerCase().includes(router.slice(2).toLowerCase())
    if (isAboutRouter && !alpha.rpcUrls.default.http.includes(url))
      this.#broken.push(`${url} was asked about the router`)
  }

  /** A request to the wallet has to be what the last confirmed review shows, and the first one for its confirmation. */
  request(transaction: SwapTransaction): void {
    const press = this.#press
    if (!press?.review || press.isAsked) return void this.#broken.push('more than one request for one confirmation')
    press.isAsked = true
    const { account, chain, modal, router: views } = this.#root
    const { step, from, network, paid, received, amount, minimum } = press.review
    const asked = decodeAsked(transaction)
    const chainId = `eip155:${Number(transaction.chainId)}`
    const isHere = same(account.address, transaction.from) && chain.activeCaipNetwork?.caipNetworkId === chainId
    if (!isHere || !same(from, transaction.from) || network.caipNetworkId !== chainId)
      this.#broken.push('asked for another account or network')
    if (!modal.isShown || !['SwapPreview', 'ApproveTransaction'].includes(views.view))
      this.#broken.push('asked while nobody looks at the request')
    const native = (token: { address?: string }) => token.address ?? wrapped
    const isRight =
      asked.kind === 'approval'
        ? step !== 'swap' &&
          same(asked.token, paid.address) &&
          same(asked.spender, router) &&
          asked.amount === (step === 'reset' ? 0n : amount)
        : step === 'swap' &&
          same(asked.router, router) &&
          asked.amount === amount &&
          asked.minimum === minimum &&
          same(asked.receiver, from) &&
          same(asked.path[0], native(paid)) &&
          same(asked.path.at(-1), native(received))
    if (!isRight)
      this.#broken.push(
        `shown ${step}, asked ${JSON.stringify(asked, (_, one: unknown) => (typeof one === 'bigint' ? String(one) : one))}`,
      )
  }

  /** The rules of a moment. Returns those that are broken. */
  check(): string[] {
    const { draft, quote, terms, flow } = swapStoreOf(this.#root)
    const found = this.#broken.splice(0)
    if ((draft === undefined) !== (quote.state === 'idle'))
      found.push(`a quote is ${quote.state} for ${draft ? 'a' : 'no'} draft`)
    if (terms && !this.fits({ ...terms } as SwapReview)) found.push('a quote of something else than the form')
    if (flow.failure && flow.isBusy) found.push('a failure while the visitor waits')
    return found
  }
}
