import { makeAutoObservable } from 'mobx'
import type { ChainStore } from '../../stores/connection/chain.store'
import type { TokenService } from './token-service'

interface TotalsDeps {
  chain: ChainStore
  service: TokenService
}

/** What each account that the wallet shares is worth. */
export class AccountTotals {
  /** By lower-case address, in US dollars on the active network; an account without prices is not in it. */
  readonly totals = new Map<string, number>()
  /** Which reading of the totals is the last one. */
  #reading = {}
  readonly #deps: TotalsDeps

  constructor(deps: TotalsDeps) {
    this.#deps = deps
    makeAutoObservable(this, { read: false, totalOf: false })
  }

  /** What an account is worth; undefined where no price is known. */
  totalOf(address: string): number | undefined {
    return this.totals.get(address.toLowerCase())
  }

  /** Reads what each account is worth on the active network, where there is a service that knows. */
  async read(): Promise<void> {
    const { service, chain } = this.#deps
    const network = chain.activeCaipNetwork
    const reading = {}
    this.#reading = reading
    this.clear()
    if (!network) return
    for (const { address } of chain.activeEntry?.accountState.allAccounts ?? []) {
      const balances = await service.getBalance(address, network.caipNetworkId).catch(() => [])
      if (this.#reading !== reading) return
      const values = balances.map(({ value }) => value).filter((value) => value !== undefined)
      if (values.length > 0)
        this.setTotal(
          address,
          values.reduce((sum, value) => sum + value, 0),
        )
    }
  }

  clear(): void {
    this.totals.clear()
  }

  setTotal(address: string, total: number): void {
    this.totals.set(address.toLowerCase(), total)
  }
}
