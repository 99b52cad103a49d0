import type { IncomingMessage, ServerResponse } from 'node:http'
import { devAccounts } from '../chain/chains'
import { rpcCall } from '../chain/rpc-call'
import { isRecord } from '../json'
import { RpcError } from '../rpc-error'
import type { Approvals } from '../wallet/approvals'
import { parseSettings } from '../wallet/settings'
import type { WalletState } from '../wallet/wallet-state'
import { streamChanges } from './event-stream'
import type { ProviderRoutes } from './provider-routes'
import { HttpError, readJson, sendJson } from './respond'

/** What the control API works with. */
export interface ControlDeps {
  readonly state: WalletState
  readonly approvals: Approvals
  readonly provider: ProviderRoutes
  /** Puts the chains back to their start. */
  resetChains(): Promise<void>
}

/** The JSON API that the wallet page and tests use to see and drive the wallet. */
export class ControlRoutes {
  readonly #deps: ControlDeps

  constructor(deps: ControlDeps) {
    this.#deps = deps
  }

  /** Answers one request below `/control`; `path` is what follows it. */
  async handle(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    if (request.method === 'GET') return this.#read(request, response, path)
    if (request.method !== 'POST') throw new HttpError(405, 'The control API takes GET and POST')
    try {
      await this.#write(path, await readJson(request))
    } catch (error) {
      throw error instanceof RpcError ? new HttpError(400, error.message) : error
    }
    sendJson(response, await this.#snapshot())
  }

  async #read(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const { state, approvals } = this.#deps
    if (path === '/state') return sendJson(response, await this.#snapshot())
    if (path === '/requests') return sendJson(response, approvals.pending)
    if (path !== '/events') throw new HttpError(404, `There is no /control${path}`)
    const current = (): unknown => ({ pending: approvals.pending.length })
    return streamChanges(request, response, current, (send) => state.onChange(send))
  }

  async #write(path: string, body: unknown): Promise<void> {
    const { state, approvals, resetChains } = this.#deps
    if (!isRecord(body)) throw new HttpError(400, 'The body must be a JSON object')
    const id = /^\/requests\/([\w-]+)$/.exec(path)?.[1]
    if (id !== undefined) return this.#decide(id, body['decision'])
    if (path === '/settings') return state.update(parseSettings(body))
    if (path === '/sites/disconnect') {
      const { origin } = body
      if (typeof origin !== 'string') throw new HttpError(400, 'origin must be the address of a site')
      if (!state.disconnect(origin)) throw new HttpError(404, `${origin} is not connected`)
      return
    }
    if (path !== '/reset') throw new HttpError(404, `There is no /control${path}`)
    approvals.rejectAll()
    await resetChains()
    state.reset()
  }

  #decide(id: string, decision: unknown): void {
    if (decision !== 'approve' && decision !== 'reject') throw new HttpError(400, 'decision must be approve or reject')
    const isFound = this.#deps.approvals.decide(id, decision === 'approve')
    if (!isFound) throw new HttpError(404, 'That request is not waiting any more')
  }

  async #snapshot(): Promise<unknown> {
    const { state, approvals, provider } = this.#deps
    const { settings } = state
    const { rpcUrl } = state.currentChain
    const balances = await Promise.all(devAccounts.map((address) => balanceOf(rpcUrl, address)))
    return {
      settings,
      accounts: devAccounts.map((address, index) => ({
        address,
        name: `Account ${index + 1}`,
        isSelected: address === settings.selectedAccount,
        isExposed: settings.exposedAccounts.includes(address),
        balance: balances[index] ?? null,
      })),
      chains: state.chains.map((chain) => ({
        ...chain,
        isKnown: state.isKnown(chain.id),
        isCurrent: chain.id === settings.chainId,
      })),
      sites: state.sites,
      pages: provider.pages,
      requests: approvals.pending,
    }
  }
}

/** The balance in wei as a decimal string; `null` when the chain does not answer. */
async function balanceOf(rpcUrl: string | null, address: string): Promise<string | null> {
  if (rpcUrl === null) return null
  try {
    return BigInt(String(await rpcCall(rpcUrl, 'eth_getBalance', [address, 'latest']))).toString()
  } catch {
    return null
  }
}
