import { makeAutoObservable } from 'mobx'
import type { ChainStore } from '../../stores/connection/chain.store'
import type { TokenService } from './token-service'

interface TotalsDeps {
  chain: ChainStore
  service: TokenService
}

/** The value of each account that the wallet shares. */
export class AccountTotals {
  /** By lower-case address, in US dollars on the active network; an account without prices is not in it. */
  readonly totals = new Map<string, number>()
  /** Identifies the latest reading of the totals. */
  #reading = {}
  readonly #deps: TotalsDeps

  constructor(deps: TotalsDeps) {
    this.#deps = deps
    makeAutoObservable(this, { read: false, totalOf: false })
  }

  /** The value of an account in US dollars. Undefined if no price is known. */
  totalOf(address: string): number | undefined {
    return this.totals.get(address.toLowerCase())
  }

  /** Reads the value of each account on the active network, if a service knows it. */
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
