import type { TestWallet } from '../wallet'
import type { ModalPage } from './modal-page'

/** A transfer that a visitor makes. */
export interface Transfer {
  /** The address, or a name such as `junowick.eth`. */
  readonly to: string
  /** The amount in whole units of the token, as a decimal text with a dot: `'0.5'`. */
  readonly amount: string
  /** The symbol of a token. Default: the currency of the network. */
  readonly token?: string
}

/** The account in the modal of a page. */
export class AccountPage {
  readonly #modal: ModalPage
  readonly #wallet: TestWallet | undefined

  constructor(modal: ModalPage, wallet?: TestWallet) {
    this.#modal = modal
    this.#wallet = wallet
  }

  /** Opens the account of a connected visitor. */
  async open(): Promise<void> {
    if ((await this.#modal.modal.count()) === 0) await this.#modal.open()
    await this.#modal.sees('Account')
  }

  /** The full address of the open account. */
  async address(): Promise<string> {
    return (await this.#modal.in('wm-address').getAttribute('data-address')) ?? ''
  }

  /** The balance of the open account as the visitor reads it, such as `42.125 ETH`. */
  async balance(): Promise<string> {
    return (await this.#modal.in('wm-balance').textContent()) ?? ''
  }

  /** Opens the form for a transfer, and fills it in. */
  async fillTransfer({ to, amount, token }: Transfer): Promise<void> {
    await this.#modal.in('wm-action-send').click()
    await this.#modal.sees('WalletSend')
    if (token !== undefined) {
      await this.#modal.in('wm-send-token').click()
      await this.#modal.sees('WalletSendSelectToken')
      await this.#modal.modal.locator(`[data-testid=wm-token][data-symbol=${JSON.stringify(token)}]`).click()
      await this.#modal.sees('WalletSend')
    }
    await this.#modal.in('wm-send-amount').fill(amount)
    await this.#modal.in('wm-send-receiver').fill(to)
  }

  /** Reviews the transfer of the form. */
  async reviewTransfer(): Promise<void> {
    await this.#modal.modal.locator('[data-testid=wm-send-preview]:not([disabled])').click()
    await this.#modal.sees('WalletSendPreview')
  }

  /**
   * Makes a transfer from the open account: fills in the form, reviews the transfer, confirms it, and approves it in the wallet.
   * @returns the hash of the transaction. The network may not have included the transaction yet.
   * @throws Error if the page object has no wallet, or if the wallet has not sent the transaction
   */
  async send(transfer: Transfer): Promise<string> {
    if (this.#wallet === undefined) throw new Error('account.send needs a page object with the option `wallet`')
    await this.fillTransfer(transfer)
    await this.reviewTransfer()
    await this.#modal.in('wm-send-confirm').click()
    const { answer } = await this.#wallet.approve()
    if (answer === undefined || 'error' in answer)
      throw new Error(`The wallet has not sent the transaction: ${answer?.error.message ?? 'no answer'}`)
    return String(answer.result)
  }
}
