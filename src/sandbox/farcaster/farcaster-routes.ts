import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerRpc } from '../http/answer-rpc'
import { HttpError, readJson, sendJson } from '../http/respond'
import type { Services } from '../services/services'
import { passLoginGate } from '../social/login-gate'
import type { SignText } from './approve'
import { answerPhone } from './phone-page'
import { callRegistry } from './registries'
import { openChannel, sendStatus, takeApproval, type RelayDeps } from './relay-calls'

/** The path of the Farcaster relay. */
export const farcasterPath = '/farcaster'

/** The path at which the registries answer JSON-RPC, as a chain with the id 10. */
export const registriesPath = `${farcasterPath}/rpc`

const phonePath = '/~/siwf'

/** The Farcaster relay, the phone page, and the registries that say who owns a fid. */
export class FarcasterRoutes {
  readonly #services: Services
  readonly #base: string
  readonly #sign: SignText

  /** @param base the address of the sandbox */
  constructor(services: Services, base: string, sign: SignText) {
    this.#services = services
    this.#base = base
    this.#sign = sign
  }

  /** Answers one request below `farcasterPath`. */
  async handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const path = url.pathname.slice(farcasterPath.length)
    const { farcaster: channels } = this.#services
    // The phone page takes the place of the visitor's own wallet, so it works while the relay has a fault.
    if (path === phonePath) {
      return answerPhone(channels, this.#sign, request, response, url.searchParams.get('channelToken') ?? '')
    }
    if (await passLoginGate(this.#services, 'farcaster', request, response, url)) return
    const call = `${request.method ?? 'GET'} ${path}`
    const deps: RelayDeps = {
      channels,
      sign: this.#sign,
      fault: this.#services.faults.all.farcaster?.kind,
      phonePage: this.#base + farcasterPath + phonePath,
    }
    if (call === 'POST /v1/channel') return openChannel(deps, request, response)
    if (call === 'GET /v1/channel/status') return sendStatus(deps, request, response)
    if (call === 'POST /v1/channel/authenticate') return takeApproval(deps, request, response)
    if (call !== 'POST /rpc') throw new HttpError(404, `The Farcaster relay does not answer ${call}`)
    sendJson(response, await answerRpc(await readJson(request), callRegistry))
  }
}
