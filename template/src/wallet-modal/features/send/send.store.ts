import { makeAutoObservable, observableRef } from 'mobx'
import type { TransferRequest } from '../../adapters/chain-reader'
import { isSameAddress } from '../../domain/account/address'
import { Latest } from '../../domain/latest'
import { accountError } from '../../domain/errors/account-errors'
import { formatUnits } from '../../domain/tokens/amount'
import type { WalletModalError } from '../../domain/errors/errors'
import { toModalError } from '../../domain/errors/errors'
import type { TokenBalance } from '../../domain/tokens/token'
import { tokenId } from '../../domain/tokens/token'
import { cleanAmount } from '../../domain/tokens/clean-amount'
import { fitsDecimals, parseUnits } from '../../domain/tokens/token-amount'
import type { AccountStores } from '../../stores/account/account-stores'
import type { AmountUnit } from './amounts'
import { fiatDecimals, fiatToUnits, unitsToFiat } from './amounts'
import { isBurnAddress } from './burn-addresses'
import { FeeQuote } from './fee-quote'
import { isAmong } from './known-addresses'
import { ReceiverEntry } from './receiver-entry'
import type { SendRoot } from './send-flow'
import { SendFlow } from './send-flow'

/** The next step, or what is missing for it. The button's label says it. */
export type SendStep =
  'selectToken' | 'addAmount' | 'incorrectValue' | 'insufficientFunds' | 'addAddress' | 'invalidAddress' | 'review'

/** Why a receiver may be the wrong one. */
export type ReceiverWarning =
  'tokenContract' | 'heldContract' | 'burnAddress' | 'programAddress' | 'ownAddress' | 'firstTime'

/** The form of a transfer: token, amount, receiver. `flow` takes it from there to the transaction. */
export class SendStore {
  token: TokenBalance | undefined = undefined
  /** The entered amount, in `unit`. */
  sendTokenAmount = ''
  unit: AmountUnit = 'token'
  /** Why the maximum amount could not be determined. No amount was entered. */
  maxFailure: WalletModalError | undefined = undefined
  readonly receiver: ReceiverEntry
  readonly quote: FeeQuote
  readonly flow: SendFlow
  readonly #root: SendRoot
  readonly #stores: AccountStores
  /** The latest search for the maximum amount. */
  readonly #findingMax = new Latest()

  constructor(root: SendRoot, stores: AccountStores) {
    this.#root = root
    this.#stores = stores
    this.receiver = new ReceiverEntry(root, stores)
    this.quote = new FeeQuote(stores)
    this.flow = new SendFlow(root, stores, this)
    makeAutoObservable(this, {
      token: observableRef,
      maxFailure: observableRef,
      receiver: false,
      quote: false,
      flow: false,
      setMax: false,
    })
  }

  get loading(): boolean {
    return this.flow.loading
  }

  /** The tokens that can be sent: all that the account holds on the active network. */
  get tokenBalances(): readonly TokenBalance[] {
    return this.#stores.tokens.list
  }

  get receiverAddress(): string | undefined {
    return this.receiver.receiver?.address
  }

  get decimals(): number {
    const { token } = this
    const native = this.#root.chain.activeCaipNetwork?.nativeCurrency.decimals
    // For its native currency, the network's own definition counts, not the token list's.
    if (token && token.address === undefined && native !== undefined) return native
    return Number(token?.quantity.decimals ?? 0)
  }

  /** The token's address in the network's own format; undefined for the native currency. */
  get tokenAddress(): string | undefined {
    return this.token?.address?.split(':')[2]
  }

  /** The current balance of the token, in its smallest unit. */
  get held(): bigint {
    const { token } = this
    if (!token) return BigInt(0)
    const native = this.#root.account.balance
    if (token.address === undefined && native) return native.value
    const { numeric } = this.tokenBalances.find((held) => tokenId(held) === tokenId(token))?.quantity ?? {}
    // A balance that does not fit the decimals of the amount cannot be compared with the amount, and counts as 0.
    return numeric !== undefined && fitsDecimals(numeric, String(this.decimals))
      ? parseUnits(numeric, this.decimals)
      : BigInt(0)
  }

  /** The amount to send, in the smallest unit; undefined while the entry is no valid amount. */
  get amount(): bigint | undefined {
    const { token, sendTokenAmount, unit, decimals } = this
    if (!token || sendTokenAmount === '') return undefined
    try {
      const units =
        unit === 'fiat' ? fiatToUnits(sendTokenAmount, token.price, decimals) : parseUnits(sendTokenAmount, decimals)
      return units > BigInt(0) ? units : undefined
    } catch {
      return undefined
    }
  }

  /** The amount as an exact decimal text. */
  get amountText(): string | undefined {
    return this.amount === undefined ? undefined : formatUnits(this.amount, this.decimals)
  }

  /** The value of the amount in US dollars; undefined if the price is not known. */
  get fiatValue(): number | undefined {
    const { amount, token, decimals } = this
    return amount === undefined || !token?.price ? undefined : unitsToFiat(amount, token.price, decimals)
  }

  /** Whether more decimals were entered than the token has. */
  get isTooPrecise(): boolean {
    const [, fraction = ''] = this.sendTokenAmount.split('.')
    return this.token !== undefined && fraction.length > (this.unit === 'fiat' ? fiatDecimals : this.decimals)
  }

  get isInsufficient(): boolean {
    return this.amount !== undefined && this.amount > this.held
  }

  /** The native currency that remains for the fee; undefined while its balance is not known. */
  get leftForFee(): bigint | undefined {
    const native = this.#root.account.balance?.value
    return native !== undefined && this.tokenAddress === undefined ? native - (this.amount ?? BigInt(0)) : native
  }

  /**
   * Whether the native currency that remains is too little for the fee. False as long as the fee or the balance is not known.
   */
  get isFeeUncovered(): boolean {
    const { quote, leftForFee, isInsufficient } = this
    return quote.fee !== undefined && leftForFee !== undefined && !isInsufficient && leftForFee < quote.fee.fee
  }

  get isTokenContract(): boolean {
    return isSameAddress(this.receiverAddress, this.tokenAddress)
  }

  /** The warnings about the receiver, the most serious first. */
  get receiverWarnings(): ReceiverWarning[] {
    const { receiver, isOwnAddress, isFirstTime, lookAlike } = this.receiver
    if (!receiver) return []
    const contracts = this.tokenBalances.flatMap(({ address }) => address?.split(':')[2] ?? [])
    const warnings: readonly (ReceiverWarning | false)[] = [
      this.isTokenContract && 'tokenContract',
      !this.isTokenContract && isAmong(receiver.address, contracts) && 'heldContract',
      isBurnAddress(receiver.address) && 'burnAddress',
      receiver.isOffCurve === true && 'programAddress',
      isOwnAddress && 'ownAddress',
      isFirstTime && !lookAlike && 'firstTime',
    ]
    return warnings.filter((warning) => warning !== false)
  }

  get step(): SendStep {
    if (!this.token) return 'selectToken'
    if (this.sendTokenAmount === '') return 'addAmount'
    if (this.amount === undefined) return 'incorrectValue'
    if (this.isInsufficient) return 'insufficientFunds'
    if (this.receiver.text === '') return 'addAddress'
    return this.receiverAddress ? 'review' : 'invalidAddress'
  }

  get canReview(): boolean {
    const isSafe = !this.isFeeUncovered && !this.isTokenContract && !this.receiver.isUncompared
    return this.step === 'review' && isSafe
  }

  /** The transfer whose fee is requested; undefined while something is missing. */
  get draft(): TransferRequest | undefined {
    const { amount, receiverAddress: to, tokenAddress: token, decimals, isInsufficient } = this
    const from = this.#root.account.address
    if (amount === undefined || !to || !from || isInsufficient) return undefined
    return { from, to, amount, ...(token && { token, decimals }) }
  }

  /** All values that the visitor enters, so that a change of any value can be noticed. */
  get entered(): readonly unknown[] {
    const { token, sendTokenAmount, unit, receiver } = this
    return [token, sendTokenAmount, unit, receiver.text, receiver.receiver, receiver.hasCompared]
  }

  setToken(token: TokenBalance | undefined): void {
    if (!token) return
    this.token = token
    this.takeAmount('')
  }

  setTokenAmount(typed: string): void {
    this.forgetMax()
    this.sendTokenAmount = cleanAmount(typed, this.sendTokenAmount)
  }

  /** Switches to the other unit, with the same amount. */
  switchUnit(): void {
    const { fiatValue, amountText, unit, token } = this
    if (!token?.price) return
    this.forgetMax()
    this.unit = unit === 'token' ? 'fiat' : 'token'
    this.sendTokenAmount = (unit === 'token' ? fiatValue?.toFixed(fiatDecimals) : amountText) ?? ''
  }

  /**
   * Enters the whole balance of a token. For the native currency, the maximum fee is subtracted. If the maximum fee is not
   * known, no amount is entered.
   */
  async setMax(): Promise<void> {
    const { token, held, decimals, tokenAddress, receiverAddress } = this
    const from = this.#root.account.address
    const network = this.#root.chain.activeCaipNetwork
    if (!token || !from || !network) return
    if (tokenAddress !== undefined) return this.takeAmount(formatUnits(held, decimals))
    this.forgetMax()
    this.flow.abandon()
    const signal = this.#findingMax.begin()
    const left = async (amount: bigint) => {
      const fee = await this.quote.estimate({ from, to: receiverAddress ?? from, amount }, network, signal)
      if (!fee) throw accountError('SEND_NOT_SUPPORTED')
      return held > fee.maxFee ? held - fee.maxFee : BigInt(0)
    }
    try {
      const most = await left(BigInt(0))
      // A large transfer may cost more than an empty one: on Bitcoin it needs more inputs.
      const maxOfAll = most > BigInt(0) ? await left(most) : most
      // If the entry, the account or the network has changed meanwhile, the result is dropped.
      if (!signal.aborted) this.takeAmount(formatUnits(maxOfAll < most ? maxOfAll : most, decimals))
    } catch (error) {
      if (signal.aborted) return
      this.takeAmount('')
      this.setMaxFailure(toModalError(error))
    }
  }

  setMaxFailure(error: WalletModalError): void {
    this.maxFailure = error
  }

  takeAmount(amount: string): void {
    this.forgetMax()
    this.unit = 'token'
    this.sendTokenAmount = amount
  }

  /** Cancels the search for the maximum amount and clears its failure, because the visitor has entered something else. */
  forgetMax(): void {
    this.#findingMax.stop()
    this.maxFailure = undefined
  }

  /** Empties the form: after sending, and when the account or network changes. */
  resetSend(): void {
    this.token = undefined
    this.takeAmount('')
    this.receiver.reset()
    this.quote.reset()
    this.flow.reset()
  }
}
