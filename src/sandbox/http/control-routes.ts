import type { IncomingMessage, ServerResponse } from 'node:http'
import { devAccounts, toHexId } from '../chain/chains'
import { rpcCall } from '../chain/rpc-call'
import type { Faucet } from '../faucet/faucet'
import { isRecord, type JsonRecord } from '../json'
import type { PairingWallet } from '../pairing/pairing-wallet'
import { RpcError } from '../rpc-error'
import type { Approvals } from '../wallet/approvals'
import { checkedChain } from '../wallet/chain-methods'
import { addChainParam } from '../wallet/params'
import { parseSettings } from '../wallet/settings'
import type { WalletChain, WalletState } from '../wallet/wallet-state'
import { streamChanges } from './event-stream'
import { PairingControl } from './pairing-control'
import type { ProviderRoutes } from './provider-routes'
import { HttpError, readJson, sendJson } from './respond'
import type { ServiceControl } from './service-control'

/** The parts that the control API uses. */
export interface ControlDeps {
  readonly state: WalletState
  readonly approvals: Approvals
  readonly provider: ProviderRoutes
  readonly pairing: PairingWallet
  readonly services: ServiceControl
  readonly faucet: Faucet
  resetChains(): Promise<void>
}

// A window that reloads is disconnected for a moment. The window counts as closed only after this time.
const windowGraceMs = 1_000

/**
 * The JSON API with which the wallet page and tests see and control the wallet.
 *
 * - `GET /state`: settings, accounts with balances, chains, sites, listening pages, waiting requests, paired sessions,
 *   and the services' settings and faults
 * - `GET /log`: every request that apps have sent to the wallet, with its answer
 * - `GET /requests`: the waiting requests; `POST /requests/:id` `{decision: 'approve' | 'reject'}` decides one
 * - `GET /events`: an event stream. Each event says that the state may have changed
 * - `POST /settings`: any part of `WalletSettings`
 * - `POST /chains` `{id, name, symbol, rpcUrl}`: adds an EVM chain to the chains that the wallet knows
 * - `POST /sites/disconnect` `{origin}`, `POST /reset`
 * - `POST /faucet` `{address}`: gives test money to an account of EVM or Solana
 * - `POST /standard/accounts` `{namespace, addresses}`: the accounts of a namespace other than EVM that connected sites see
 * - the requests of `PairingControl` and `ServiceControl`
 *
 * Every POST answers with the new state. Errors are `{error}` with status 400, 403, 404 or 405.
 */
export class ControlRoutes {
  readonly #deps: ControlDeps
  readonly #pairing: PairingControl
  #windows = 0

  constructor(deps: ControlDeps) {
    this.#deps = deps
    this.#pairing = new PairingControl(deps.pairing)
  }

  /** Answers one request below `/control`. @param path the part of the path after `/control` */
  async handle(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: URLSearchParams,
  ): Promise<void> {
    if (request.method === 'GET') return this.#read(request, response, path, query.has('popup'))
    if (request.method !== 'POST') throw new HttpError(405, 'The control API takes GET and POST')
    try {
      await this.#write(path, await readJson(request))
    } catch (error) {
      throw error instanceof RpcError ? new HttpError(400, error.message) : error
    }
    sendJson(response, await this.#snapshot())
  }

  async #read(request: IncomingMessage, response: ServerResponse, path: string, isPopup: boolean): Promise<void> {
    const { state, approvals, services } = this.#deps
    if (path === '/state') return sendJson(response, await this.#snapshot())
    if (path === '/requests') return sendJson(response, approvals.pending)
    if (path === '/log') return sendJson(response, state.log.all)
    const list = services.read(path)
    if (list !== undefined) return sendJson(response, list)
    if (path !== '/events') throw new HttpError(404, `There is no /control${path}`)
    this.#watchWindow(request, isPopup)
    const current = (): unknown => ({ pending: approvals.pending.length })
    return streamChanges(request, response, current, (send) => state.onChange(send))
  }

  /** As in common wallets, closing the window that a site opened rejects the site's requests. */
  #watchWindow(request: IncomingMessage, isPopup: boolean): void {
    const { state, approvals } = this.#deps
    let shown = approvals.pending
    // A window closes itself after its last request is decided. Later requests belong to the next window.
    let isDone = false
    const stop = state.onChange(() => {
      isDone ||= shown.length > 0 && approvals.pending.length === 0
      shown = approvals.pending
    })
    this.#windows += 1
    request.once('close', () => {
      stop()
      this.#windows -= 1
      if (!isPopup || isDone) return
      const rejectIfGone = (): void => {
        if (this.#windows > 0) return
        for (const { id, via } of shown) if (via === 'page') approvals.decide(id, false)
      }
      setTimeout(rejectIfGone, windowGraceMs).unref()
    })
  }

  async #write(path: string, body: unknown): Promise<void> {
    const { state, services } = this.#deps
    if (!isRecord(body)) throw new HttpError(400, 'The body must be a JSON object')
    if (path.startsWith('/pairing/')) return this.#pairing.write(path.slice('/pairing'.length), body)
    if (services.write(path, body)) return
    const id = /^\/requests\/([\w-]+)$/.exec(path)?.[1]
    if (id !== undefined) return this.#decide(id, body['decision'])
    if (path === '/settings') return state.update(parseSettings(body))
    if (path === '/chains') return state.addChain(await checkedChain(chainOf(body)))
    if (path === '/sites/disconnect') {
      const { origin } = body
      if (typeof origin !== 'string') throw new HttpError(400, 'origin must be the address of a site')
      const wasConnected = [state.standard.disconnect(origin), state.disconnect(origin)].includes(true)
      if (!wasConnected) throw new HttpError(404, `${origin} is not connected`)
      return
    }
    if (path === '/faucet') return this.#deps.faucet.give(body['address'])
    if (path === '/standard/accounts') return state.standard.share(body['namespace'], body['addresses'])
    if (path !== '/reset') throw new HttpError(404, `There is no /control${path}`)
    return this.#reset()
  }

  async #reset(): Promise<void> {
    const { state, services, approvals, pairing, resetChains } = this.#deps
    // The relay's fault must end first. Otherwise, the apps would not hear that their sessions have ended.
    services.reset()
    approvals.rejectAll()
    await Promise.all([pairing.reset(), resetChains()])
    state.reset()
  }

  #decide(id: string, decision: unknown): void {
    if (decision !== 'approve' && decision !== 'reject') throw new HttpError(400, 'decision must be approve or reject')
    const isFound = this.#deps.approvals.decide(id, decision === 'approve')
    if (!isFound) throw new HttpError(404, 'That request is not waiting any more')
  }

  async #snapshot(): Promise<unknown> {
    const { state, approvals, provider, pairing, services } = this.#deps
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
      sites: state.allSites,
      standard: state.standard.view,
      pages: provider.pages,
      requests: approvals.pending,
      pairing: pairing.view,
      ...services.view,
    }
  }
}

/** Checks a chain of the control API in the same way as `wallet_addEthereumChain`. */
function chainOf({ id, name, symbol, rpcUrl }: JsonRecord): WalletChain {
  const chainId = typeof id === 'number' ? toHexId(id) : id
  const nativeCurrency = { symbol, decimals: 18 }
  return addChainParam([{ chainId, chainName: name, nativeCurrency, rpcUrls: [rpcUrl] }])
}

/** Returns the balance in wei as a decimal string; `null` if the chain does not answer. */
async function balanceOf(rpcUrl: string | null, address: string): Promise<string | null> {
  if (rpcUrl === null) return null
  try {
    return BigInt(String(await rpcCall(rpcUrl, 'eth_getBalance', [address, 'latest']))).toString()
  } catch {
    return null
  }
}
