import * as v from 'valibot'
import type { FarcasterAnswer, FarcasterStartAnswer, LoginAnswer } from '../api'
import { farcasterStartRequestSchema, flowRequestSchema } from '../api'
import { createNonce } from '../../domain/siwx/nonce'
import { hashOf } from '../../server-kit/random'
import { randomText } from '../crypto/bytes'
import { requireApp } from '../email/known-device'
import type { BeginSession } from '../logins/begin-session'
import { ProviderFailure } from '../outside/provider-failure'
import { Refusal } from '../refusal'
import type { Call } from '../requests/calls'
import type { Settings } from '../settings'
import { checkAnswer } from './check-answer'
import type { FarcasterSettings } from './farcaster-settings'
import type { ChannelStatus } from './relay'
import { createRelay } from './relay'
import { createRegistries } from './registries'

/** How long a login with Farcaster may take, in milliseconds. */
const lifetime = 10 * 60_000
/** How many times one request asks the relay, how long it waits in between, and how long it waits in all; times in milliseconds. */
const maxLooks = 17
const lookInterval = 1500
const maxWait = 25_000

const flowSchema = v.object({
  /** The only device that can finish the flow. */
  device: v.string(),
  /** The origin of the page that the visitor logs in to. */
  app: v.string(),
  nonce: v.string(),
  channelToken: v.string(),
  /** Milliseconds since the epoch. */
  startedAt: v.number(),
})
type Flow = v.InferOutput<typeof flowSchema>

const keyOf = async (id: string) => `farcaster:${await hashOf(`farcaster\n${id}`)}`
const over = () => new Refusal('LOGIN_NOT_VALID', 'This login with Farcaster is over. Start again')

/** The name that the relay has sent, if it has the form of a Farcaster name; else the fid. */
function nameOf({ username }: ChannelStatus, fid: bigint): string {
  return username !== undefined && /^[a-z0-9][a-z0-9.-]{0,31}$/.test(username) ? username : `fid ${fid}`
}

/** The endpoints of logins with Farcaster: the visitor's phone signs a message, and a relay passes the signature on. */
export interface FarcasterLogin {
  /** `POST farcaster/start`. */
  start(call: Call): Promise<FarcasterStartAnswer>
  /** `POST farcaster/finish`: waits for the approval on the phone. The frame repeats the request until the visitor has approved the login. */
  finish(call: Call): Promise<FarcasterAnswer>
}

/** Creates the endpoints of logins with Farcaster. Without settings, the endpoints refuse every request. */
export function createFarcasterLogin(
  settings: Settings,
  farcaster: FarcasterSettings | undefined,
  beginSession: BeginSession,
): FarcasterLogin {
  const { store, now, wait } = settings
  const parts = farcaster && { relay: createRelay(farcaster.relay), registries: createRegistries(farcaster.rpc) }

  function requireParts() {
    if (parts) return parts
    throw new Refusal('REQUEST_NOT_VALID', 'This wallet has no login with Farcaster')
  }

  async function find(id: string, device: string): Promise<Flow> {
    const parsed = v.safeParse(flowSchema, await store.read(await keyOf(id)))
    if (parsed.success && parsed.output.device === device) return parsed.output
    throw over()
  }

  /** Asks the relay once. Undefined while the visitor has not approved the login. @throws Refusal or ProviderFailure */
  async function look(id: string, flow: Flow): Promise<ChannelStatus | undefined> {
    const status = await requireParts().relay.status(flow.channelToken)
    if (status?.state === 'completed') return status
    if (status) return undefined
    await store.remove(await keyOf(id))
    throw over()
  }

  /** Waits for the approval. Undefined when the waiting time is over. A fault of the relay is thrown only if the last request has failed. */
  async function waitForApproval(id: string, { device, request }: Call): Promise<[Flow, ChannelStatus] | undefined> {
    const end = now() + maxWait
    let fault: ProviderFailure | undefined
    for (let looks = 0; looks < maxLooks && now() <= end && !request.signal.aborted; looks += 1) {
      if (looks > 0) await wait(lookInterval)
      fault = undefined
      const flow = await find(id, device)
      try {
        const status = await look(id, flow)
        if (status) return [flow, status]
      } catch (error) {
        if (!(error instanceof ProviderFailure)) throw error
        fault = error
      }
    }
    if (fault) throw fault
    return undefined
  }

  async function logIn(id: string, [flow, status]: [Flow, ChannelStatus], call: Call): Promise<LoginAnswer> {
    const key = await keyOf(id)
    const { app, nonce, startedAt } = flow
    const expected = { app, nonce, startedAt, now: now() }
    const fid = await checkAnswer(status, expected, requireParts().registries).catch(async (error: unknown) => {
      // If Optimism does not answer, the flow stays, so that the frame can try again.
      if (error instanceof ProviderFailure && error.refusal.code === 'LOGIN_NOT_VALID') await store.remove(key)
      throw error
    })
    // If several requests finish the same login, only one of them logs in.
    if ((await store.take(key)) === undefined) throw over()
    const name = nameOf(status, fid)
    try {
      return { ...(await beginSession({ provider: 'farcaster', subject: String(fid), name }, app, call)), name }
    } catch (error) {
      // No session was begun, so the flow is stored again and the frame can try again. An error here is ignored.
      await store.write(key, flow, startedAt + lifetime).catch(() => {})
      throw error
    }
  }

  return {
    async start({ read, device }) {
      const { app } = read(farcasterStartRequestSchema)
      requireApp(settings, app)
      const { relay } = requireParts()
      const startedAt = now()
      const nonce = createNonce()
      const expirationTime = new Date(startedAt + lifetime).toISOString()
      const channel = await relay.open({ siweUri: app, domain: new URL(app).host, nonce, expirationTime })
      const id = randomText(16)
      const flow: Flow = { device, app, nonce, channelToken: channel.channelToken, startedAt }
      await store.write(await keyOf(id), flow, startedAt + lifetime)
      return { flow: id, url: channel.url }
    },
    async finish(call) {
      const { flow: id } = call.read(flowRequestSchema)
      requireParts()
      const approved = await waitForApproval(id, call)
      return approved ? logIn(id, approved, call) : { approved: false }
    },
  }
}
