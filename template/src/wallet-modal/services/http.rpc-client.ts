import type { ChainNamespace } from '../domain/networks/caip'
import { WalletModalError } from '../domain/errors/errors'
import { limits } from '../domain/limits'
import type { Network } from '../domain/networks/network'
import { parseEvmChainId } from '../domain/networks/network'
import type { Platform } from '../platform/platform'
import { EndpointRanking, rankTimeout } from './endpoint-ranking'
import type { RpcServices } from './endpoints'
import { endpointGroups, noServices } from './endpoints'
import type { JsonRpcCall } from './json-rpc'
import { RpcAnswerError } from './json-rpc'
import { RpcBatcher } from './rpc-batcher'
import type { RpcClient } from './rpc-client'

const checkedNamespaces: ReadonlySet<ChainNamespace> = new Set(['eip155', 'solana'])

/** A Solana network's CAIP-2 reference is this many characters of its genesis hash. */
const solanaReferenceLength = 32

/**
 * The RPC client over HTTP: checks once that an endpoint serves the network it is listed for, and falls back to the next endpoint
 * when it fails. The host's own endpoints always come first, then the proxy, then the public endpoints. Within a group, the
 * endpoints that did well come first.
 */
export function createRpcClient(platform: Platform, services: RpcServices = noServices): RpcClient {
  const ranking = new EndpointRanking()
  const batcher = new RpcBatcher(platform)
  /** By network and endpoint: one URL may be listed for several networks, but serves only one of them. */
  const checks = new Map<string, Promise<void>>()
  const wrong = new Set<string>()
  const keyOf = (network: Network, url: string) => `${network.caipNetworkId} ${url}`

  async function measured(url: string, call: JsonRpcCall, timeout: number): Promise<unknown> {
    const start = platform.now()
    const done = (ok: boolean) => ranking.record(url, { ok, milliseconds: platform.now() - start })
    try {
      const result = await batcher.call(url, call, timeout)
      done(true)
      return result
    } catch (error) {
      done(error instanceof RpcAnswerError)
      throw error
    }
  }

  /** Asks an endpoint for the id of the network that it serves; undefined when the endpoint does not tell. */
  async function readChain(url: string, network: Network, timeout: number): Promise<number | string | undefined> {
    if (network.chainNamespace === 'eip155')
      return parseEvmChainId(await measured(url, { method: 'eth_chainId', params: [] }, timeout))
    const hash = await measured(url, { method: 'getGenesisHash', params: [] }, timeout).catch((error: unknown) => {
      // Some endpoints allow only certain methods.
      if (error instanceof RpcAnswerError) return undefined
      throw error
    })
    return typeof hash === 'string' ? hash.slice(0, solanaReferenceLength) : undefined
  }

  /** A wrong chain id would mix two networks' figures, so such an endpoint is never asked again. */
  async function checkChain(url: string, network: Network, timeout: number): Promise<void> {
    const answer = await readChain(url, network, timeout)
    if (answer === undefined || answer === network.id) return
    wrong.add(keyOf(network, url))
    throw new WalletModalError('RPC_WRONG_CHAIN', {
      details: `${url} serves chain ${answer}, not ${network.id}`,
      hint: 'Correct the network’s rpcUrls',
    })
  }

  function verify(url: string, network: Network, timeout: number): Promise<void> {
    if (!checkedNamespaces.has(network.chainNamespace)) return Promise.resolve()
    const key = keyOf(network, url)
    const known = checks.get(key)
    if (known) return known
    const check = checkChain(url, network, timeout).catch((error: unknown) => {
      // If the endpoint did not answer, the next request checks it again.
      checks.delete(key)
      throw error
    })
    checks.set(key, check)
    return check
  }

  return {
    async request(network, method, params, signal) {
      const groups = endpointGroups(network, services)
      if (groups.flat().length === 0) throw new WalletModalError('TRANSPORT_URL_MISSING', { details: network.name })
      const isRight = (url: string) => !wrong.has(keyOf(network, url))
      const order = groups.flatMap((urls) => ranking.order(urls.filter(isRight)))
      let failure: unknown = new WalletModalError('RPC_WRONG_CHAIN', { details: groups.flat().join(', ') })
      for (const [index, url] of order.entries()) {
        // While another endpoint is left, an endpoint gets ten seconds only if it answered its last request, else one second.
        const mayWait = index === order.length - 1 || ranking.isProven(url)
        const timeout = mayWait ? limits.rpcTimeout : rankTimeout
        try {
          await verify(url, network, timeout)
          const result = await measured(url, { method, params }, timeout)
          signal.throwIfAborted()
          return result
        } catch (error) {
          if (error instanceof RpcAnswerError || signal.aborted) throw error
          failure = error
        }
      }
      throw failure
    },
  }
}
