import { completeNetwork } from '../../../domain/networks/network'
import type { Network } from '../../../domain/networks/network'

const currency = { name: 'Bitcoin', symbol: 'BTC', decimals: 8 }

function network(name: string, id: string, base: string): Network {
  const rpcUrls = { default: { http: [`https://${base}/api`] } }
  return completeNetwork({ id, name, nativeCurrency: currency, rpcUrls, chainNamespace: 'bip122', testnet: true })
}

export const testnet = network('Bitcoin Testnet', '000000000933ea01ad0ee984209779ba', 'testnet.example')
export const signet = network('Bitcoin Signet', '00000008819873e925422c1ff0f99f7c', 'signet.example')

/** The test network with these default URLs and with URLs that the app has configured. */
export function withUrls(urls: string[], own: string[] = []): Network {
  return completeNetwork(
    { ...testnet, rpcUrls: { default: { http: urls } } },
    { customRpcUrls: { [testnet.caipNetworkId]: own } },
  )
}

/** A coin in the format of the Esplora API. */
export function coin(value: unknown, isConfirmed = true): object {
  return { txid: 'ab'.repeat(32), vout: 0, value, status: { confirmed: isConfirmed } }
}

/** A fake server with the Esplora API. Tests change its answers. */
export class FakeEsplora {
  readonly asked: string[] = []
  /** The answers by the end of the path. Other paths are not found. */
  readonly answers = new Map<string, unknown>()
  /** Hosts that do not answer. */
  readonly dead = new Set<string>()
  /** Whether all requests fail. */
  isCutOff = false

  readonly fetch = async (url: string): Promise<Response> => {
    this.asked.push(url)
    const { hostname, pathname } = new URL(url)
    if (this.isCutOff || this.dead.has(hostname)) throw new TypeError('Failed to fetch')
    const found = [...this.answers].find(([end]) => `${hostname}${pathname}`.endsWith(end))
    if (!found) return new Response('Not found', { status: 404 })
    const [, answer] = found
    if (answer instanceof Response) return answer.clone()
    return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer))
  }
}
