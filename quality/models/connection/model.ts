export type Side = 'eip155' | 'solana'
export type WalletName = 'one' | 'two' | 'sol'

export const sideOf = (wallet: WalletName): Side => (wallet === 'sol' ? 'solana' : 'eip155')

/** What the page should show of one namespace. */
interface Shown {
  status: 'connecting' | 'connected' | 'disconnected'
  /** The wallet whose session is open. */
  wallet: WalletName | undefined
  /** Disconnects that have ended the session and still wait for the wallet. */
  leaving: number
  accounts: readonly string[]
  chain: number | string | undefined
  /** The wallet of the visit before the reload, while the page looks for it. */
  restoring: 'one' | undefined
  /** Whether the connection of the visit before the reload is still in the storage, although the wallet is not connected. */
  isKept: boolean
}

type Attempt =
  { state: 'idle' } | { state: 'waiting' | 'connected' | 'declined' | 'error'; wallet: WalletName; number: number }

const nobody = (): Shown => ({
  status: 'disconnected',
  wallet: undefined,
  leaving: 0,
  accounts: [],
  chain: undefined,
  restoring: undefined,
  isKept: false,
})

/** The reference model of connecting: plain data, and one method for each thing that can happen. */
export class ConnectionModel {
  readonly sides: Readonly<Record<Side, Shown>> = { eip155: nobody(), solana: nobody() }
  attempt: Attempt = { state: 'idle' }
  #number = 0

  /** The visitor or the page asks a wallet. Asking the same wallet again continues the attempt. Returns its number. */
  ask(wallet: WalletName): number {
    const { attempt } = this
    const isRetry = attempt.state !== 'idle' && attempt.wallet === wallet
    if (!isRetry) {
      this.abandon()
      this.#number += 1
    }
    this.attempt = { state: 'waiting', wallet, number: this.#number }
    this.sides[sideOf(wallet)].status = 'connecting'
    return this.#number
  }

  /** A wallet shares accounts in answer to an attempt. */
  shared(number: number, wallet: WalletName, accounts: readonly string[], chain: number | string): void {
    const { attempt } = this
    if (attempt.state === 'idle' || attempt.number !== number) return
    this.attempt = { state: 'connected', wallet, number }
    const { leaving } = this.sides[sideOf(wallet)]
    const shown = {
      status: 'connected',
      wallet,
      accounts,
      chain,
      leaving,
      restoring: undefined,
      isKept: false,
    } as const
    Object.assign(this.sides[sideOf(wallet)], shown)
  }

  /** A wallet refuses an attempt. */
  refused(number: number, state: 'declined' | 'error'): void {
    const { attempt } = this
    if (attempt.state === 'idle' || attempt.number !== number || attempt.state === 'connected') return
    this.attempt = { ...attempt, state }
    this.#settle(sideOf(attempt.wallet))
  }

  /** The visitor leaves the view of the attempt. */
  abandon(): void {
    const { attempt } = this
    this.attempt = { state: 'idle' }
    if (attempt.state !== 'idle' && attempt.state !== 'connected') this.#settle(sideOf(attempt.wallet))
  }

  /** The page loads again. It shows the account of the wallet `one`, and looks for the wallet. */
  reload(): void {
    this.attempt = { state: 'idle' }
    Object.assign(this.sides.eip155, { status: 'connecting', wallet: undefined, restoring: 'one', isKept: true })
  }

  /** The wallet of the visit before the reload names the accounts that it shares with the page. */
  restored(accounts: readonly string[], chain: number): void {
    const side = this.sides.eip155
    if (!side.restoring) return
    if (accounts.some((account) => account === side.accounts[0]))
      Object.assign(side, { status: 'connected', wallet: side.restoring, accounts, chain, restoring: undefined })
    else this.#drop()
    if (side.wallet) side.isKept = false
  }

  /** Five seconds after the reload, a wallet that has not shared the account is forgotten. */
  giveUp(): void {
    const side = this.sides.eip155
    if (side.restoring) this.#drop()
    side.isKept = false
  }

  /** The earlier wallet does not share the account any more: the page shows no account, and the connection stays in the storage until `giveUp`. */
  #drop(): void {
    const { leaving, isKept } = this.sides.eip155
    Object.assign(this.sides.eip155, nobody(), { leaving, isKept })
  }

  /** The accounts of a wallet have changed. Without accounts the wallet has left. */
  accountsChanged(wallet: WalletName, accounts: readonly string[]): void {
    const side = this.sides[sideOf(wallet)]
    if (side.wallet !== wallet) return
    if (accounts.length === 0) return this.#reset(sideOf(wallet))
    side.accounts = accounts
  }

  chainChanged(wallet: WalletName, chain: number): void {
    const side = this.sides[sideOf(wallet)]
    if (side.wallet === wallet) side.chain = chain
  }

  /** A disconnect begins: the sessions of its namespaces end at once, and an approval of an earlier attempt connects no more. */
  leave(sides: readonly Side[]): void {
    const { attempt } = this
    if (attempt.state === 'waiting' && sides.includes(sideOf(attempt.wallet))) {
      this.attempt = { ...attempt, state: 'error', number: (this.#number += 1) }
      this.#settle(sideOf(attempt.wallet))
    }
    for (const name of sides) {
      this.sides[name].wallet = undefined
      this.sides[name].restoring = undefined
      this.sides[name].leaving += 1
    }
  }

  /** A disconnect is done. A session that was opened in the meantime is newer, and stays. */
  left(sides: readonly Side[]): void {
    for (const name of sides) {
      this.sides[name].leaving -= 1
      if (this.sides[name].wallet === undefined) this.#reset(name)
    }
  }

  /** The namespace is shown as disconnected, even while a wallet of it is asked that a visitor has chosen since. */
  #reset(name: Side): void {
    const { leaving } = this.sides[name]
    Object.assign(this.sides[name], nobody(), { leaving })
  }

  #settle(name: Side): void {
    const { wallet, restoring } = this.sides[name]
    if (wallet) this.sides[name].status = 'connected'
    else this.sides[name].status = restoring ? 'connecting' : 'disconnected'
  }
}
