import { isRecord } from '../../src/sandbox/json'
import { rpcCall } from '../../src/sandbox/chain/rpc-call'
import { solanaKeys } from '../../src/sandbox/solana/dev-keys'
import type { HostConfig } from '../host/config'
import { sandboxNetworks, solanaNetworks } from './networks'
import type { World } from './world'

/** The wallet's accounts on Solana. */
export const [solanaFirst = '', solanaSecond = ''] = solanaKeys.map(({ address }) => address)

/** A host app on the sandbox's Solana networks. */
export function solanaConfig({ endpoints }: World): Partial<HostConfig> {
  return { networks: solanaNetworks(endpoints), adapters: ['solana'] }
}

/** A host app on EVM and Solana. */
export function bothConfig({ endpoints }: World): Partial<HostConfig> {
  return {
    networks: [...sandboxNetworks(endpoints), ...solanaNetworks(endpoints)],
    adapters: ['ethers', 'solana'],
  }
}

/** The sandbox's first Solana network, asked directly. */
export class SolanaChain {
  readonly #world: World

  constructor(world: World) {
    this.#world = world
  }

  get caipNetworkId(): string {
    return Object.keys(this.#world.endpoints.rpc).find((id) => id.startsWith('solana:')) ?? ''
  }

  get url(): string {
    return this.#world.endpoints.rpc[this.caipNetworkId] ?? ''
  }

  /** The address of a token of the sandbox, by its symbol. */
  token(symbol: string): string {
    const found = this.#world.endpoints.chains[this.caipNetworkId]?.tokens.find((one) => one.symbol === symbol)
    if (!found) throw new Error(`There is no token ${symbol} on Solana`)
    return found.address
  }

  /** The balance of an account, in lamports. */
  async balance(address: string): Promise<bigint> {
    return BigInt(String(valueOf(await rpcCall(this.url, 'getBalance', [address]))))
  }

  /** How many accounts an owner has for a token, and what is in them. */
  async tokens(owner: string, symbol: string): Promise<{ accounts: number; amount: bigint }> {
    const params = [owner, { mint: this.token(symbol) }, { encoding: 'jsonParsed' }]
    const found = valueOf(await rpcCall(this.url, 'getTokenAccountsByOwner', params))
    const accounts = Array.isArray(found) ? found : []
    const amounts = JSON.stringify(accounts).matchAll(/"amount":"(\d+)"/g)
    return {
      accounts: accounts.length,
      amount: [...amounts].reduce((sum, [, amount]) => sum + BigInt(amount ?? 0), 0n),
    }
  }
}

function valueOf(answer: unknown): unknown {
  return isRecord(answer) ? answer['value'] : undefined
}
