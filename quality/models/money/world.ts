import { reaction } from 'mobx'
import type { OpenRequest } from '../../../template/src/wallet-modal/features/open-requests/open-requests'
import { evmAccounts } from '../../funds/people'
import type { WalletAnswer } from '../../funds/wallets'
import { walletErrors } from '../../funds/wallets'
import { BaseWorld } from '../kit/base-world'
import type { Held } from '../kit/held-requests'
import { HeldWallet } from '../kit/held-wallet'
import { taskName } from '../kit/task-name'

/** Notes the outcome of a request to the wallet: the page learns the hash, or the page never learns that a transaction was sent. */
interface Outcome {
  told(hash: string): void
  silent(): void
}

/** A page on which a visitor asks the wallet for transactions, with a slow and unreliable network, and a wallet. */
export abstract class MoneyWorld extends BaseWorld {
  abstract readonly model: { reset(): void }
  readonly wallet = new HeldWallet('one', evmAccounts, this.requests, this.ledger)
  readonly #stops: (() => void)[] = []

  /** Shows the form. */
  abstract open(): void

  /** Puts the transaction of a request onto the chain. Returns its hash. */
  protected abstract mine(held: Held): string

  protected outcomeOf(_held: Held): Outcome | undefined {
    return undefined
  }

  /** Connects the wallet of the opened page, and shows the form. `stops` are called when the world ends. */
  protected async begin(stops: readonly (() => void)[]): Promise<void> {
    this.#stops.push(...stops)
    await this.clock.advance(1_000)
    this.noteBaseline()
    await this.connect()
    await this.clock.advance(1_000)
  }

  async connect(): Promise<void> {
    const { root, clock } = this
    const connector = root.connector.getConnectorById('com.example.one')
    if (!connector) throw new Error('The wallet is not listed')
    void this.ledger.promise('connect', root.connection.connectExternal(connector))
    await clock.advance(0)
    for (const held of this.requests.find(['eth_requestAccounts'])) held.resolve(this.wallet.accounts)
    await clock.advance(0)
    this.open()
  }

  disconnect(): void {
    this.model.reset()
    void this.ledger.promise('disconnect', this.root.connection.disconnect())
  }

  /** Answers a request for a transaction. */
  answerSend(held: Held, how: WalletAnswer): void {
    const outcome = this.outcomeOf(held)
    if (how === 'yes') {
      const hash = this.mine(held)
      outcome?.told(hash)
      held.resolve(hash)
    } else if (how === 'lost yes') {
      this.mine(held)
      outcome?.silent()
      held.reject(new Error('Request timed out'))
    } else if (how === 'garbage') held.resolve({ hash: 1 })
    else held.reject(walletErrors[how])
  }

  /** Resets the model when the account or the network changes. */
  protected followAccount(): () => void {
    const { root, model } = this
    return reaction(
      () => `${root.account.address} ${root.chain.activeCaipNetwork?.caipNetworkId}`,
      () => model.reset(),
    )
  }

  /** Calls `noteSent` with each request that has left the list of open requests because its transaction was found. */
  protected followSent(open: readonly OpenRequest[], noteSent: (request: OpenRequest) => void): () => void {
    const { sent } = this.root.accountLoader.loaded
    /** The hashes of the transactions whose requests are known. */
    const attributed = new Set<string>()
    return reaction(
      () => ({ requests: [...open], hashes: [...sent.all.keys()] }),
      (now, before) => {
        const gone = before.requests.filter((request) => !now.requests.includes(request))
        const fresh = now.hashes.filter((hash) => !attributed.has(hash))
        if (gone.length === 0 || fresh.length === 0) return
        for (const hash of fresh) attributed.add(hash)
        for (const request of gone) noteSent(request)
      },
    )
  }

  protected override taskOf(url: string, init: RequestInit): string {
    return taskName(url, init)
  }

  /** Closes the modal and disconnects, after `milliseconds` in which the network answers. */
  protected async leaveAfter(milliseconds: number): Promise<void> {
    await this.clock.advance(milliseconds)
    this.check()
    this.root.modal.close('api')
    await this.clock.advance(0)
    this.disconnect()
  }

  protected override dispose(): void {
    for (const stop of this.#stops) stop()
  }
}
