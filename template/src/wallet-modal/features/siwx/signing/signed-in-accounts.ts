import type { ChainNamespace } from '../../../domain/networks/caip'
import { isChainNamespace } from '../../../domain/networks/caip'
import { isRecord } from '../../../domain/errors/errors'
import type { KeyValueStore } from '../../../platform/platform'

export interface ConnectedAccount {
  namespace: ChainNamespace
  address: string
}

/**
 * The accounts that are signed in, stored across visits. If an account's connection ends while no page is open, the next visit revokes its
 * session.
 */
export class SignedInAccounts {
  readonly #keyValue: KeyValueStore
  readonly #key: string

  constructor(keyValue: KeyValueStore, key: string) {
    this.#keyValue = keyValue
    this.#key = key
  }

  all(): ConnectedAccount[] {
    try {
      const stored: unknown = JSON.parse(this.#keyValue.get(this.#key) ?? '[]')
      return Array.isArray(stored) ? stored.filter(isAccount) : []
    } catch {
      return []
    }
  }

  add(account: ConnectedAccount): void {
    this.#write([...this.all().filter((known) => !isSame(known, account)), account])
  }

  remove(accounts: readonly ConnectedAccount[]): void {
    this.#write(this.all().filter((known) => !accounts.some((account) => isSame(known, account))))
  }

  #write(accounts: readonly ConnectedAccount[]): void {
    if (accounts.length === 0) this.#keyValue.remove(this.#key)
    else this.#keyValue.set(this.#key, JSON.stringify(accounts))
  }
}

function isAccount(value: unknown): value is ConnectedAccount {
  return isRecord(value) && isChainNamespace(value['namespace']) && typeof value['address'] === 'string'
}

function isSame(one: ConnectedAccount, other: ConnectedAccount): boolean {
  return one.namespace === other.namespace && one.address === other.address
}
