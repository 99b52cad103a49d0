import { FakeDataService } from '../../template/src/wallet-modal/testing/fake-data-service'
import { fakeBalance } from '../../template/src/wallet-modal/features/tokens/testing/fake-balance'
import { evmAccounts, falseDecimals, strangers, usdc, usdcDecimals } from './people'

/** The fake blockchain data service. It can be down, and it can give wrong answers about tokens and names. */
export class Service {
  isDown = false
  #isListLying = false
  #isNameLying = false
  readonly #data = new FakeDataService()

  constructor() {
    this.#fill()
  }

  /** Switches wrong answers about tokens or names on or off. */
  lie(what: 'list' | 'names'): void {
    if (what === 'list') this.#isListLying = !this.#isListLying
    else this.#isNameLying = !this.#isNameLying
    this.#fill()
  }

  /** Makes the service available, with correct answers. */
  mend(): void {
    this.isDown = this.#isListLying = this.#isNameLying = false
    this.#fill()
  }

  async respond(url: string): Promise<Response> {
    if (this.isDown) throw new TypeError('Failed to fetch')
    return (await this.#data.respond(new URL(url))) ?? new Response('', { status: 404 })
  }

  #fill(): void {
    const { balances, names } = this.#data
    const decimals = String(this.#isListLying ? falseDecimals : usdcDecimals)
    for (const account of evmAccounts) {
      balances.set(`eip155:1:${account}`, [
        fakeBalance('eip155:1', 'ETH', '1.2', { price: 2_000 }),
        fakeBalance('eip155:1', 'USDC', '900', { address: usdc, decimals, price: 1 }),
      ])
      balances.set(`eip155:10:${account}`, [fakeBalance('eip155:10', 'BET', '2')])
    }
    names.clear()
    if (this.#isNameLying) names.set('mara.eth', { address: strangers[1] })
  }
}
