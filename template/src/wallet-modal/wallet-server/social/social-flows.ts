import * as v from 'valibot'
import { socialProviderSchema } from '../api'
import { hashOf } from '../../server-kit/random'
import { randomText, toHex } from '../crypto/bytes'
import type { Settings } from '../settings'

/** How long a login at a provider may take, in milliseconds. */
const socialLifetime = 10 * 60_000

const flowSchema = v.object({
  provider: socialProviderSchema,
  /** The only device that can finish the flow. */
  device: v.string(),
  /** The origin of the page that receives the provider's answer. */
  app: v.string(),
  /** The SHA-256 of the frame's verifier. */
  challenge: v.string(),
  /** The PKCE verifier of this server. */
  verifier: v.string(),
  nonce: v.string(),
  /** The address of the callback, as it was sent to the provider. */
  redirectUri: v.string(),
  /** The user who adds a login. Undefined to log in. */
  userId: v.optional(v.string()),
})

/** A login that the visitor has begun and not finished. The visitor is on the provider's page. */
export type SocialFlow = v.InferOutput<typeof flowSchema>

const nameSchema = v.object({ name: v.string() })

/** A `state` has hexadecimal digits only. So it contains no `--`, which a page puts between the `state` and its own address. */
const isState = (text: string): boolean => /^[0-9a-f]{64}$/.test(text)

/** The logins at providers that were begun. The store keeps only the hash of each `state`. */
export class SocialFlows {
  readonly #settings: Pick<Settings, 'store' | 'now'>

  constructor(settings: Pick<Settings, 'store' | 'now'>) {
    this.#settings = settings
  }

  /** Stores a flow for ten minutes. Returns its random texts and its `state`. */
  async begin(flow: Omit<SocialFlow, 'verifier' | 'nonce'>): Promise<{ state: string; flow: SocialFlow }> {
    const { store, now } = this.#settings
    const state = toHex(crypto.getRandomValues(new Uint8Array(32)))
    const whole: SocialFlow = { ...flow, verifier: randomText(32), nonce: randomText(32) }
    await store.write(await keyOf('social', state), whole, now() + socialLifetime)
    return { state, flow: whole }
  }

  /** Reads the login that a `state` belongs to. Returns undefined if the login is finished or has expired. */
  async find(state: string): Promise<SocialFlow | undefined> {
    if (!isState(state)) return undefined
    const parsed = v.safeParse(flowSchema, await this.#settings.store.read(await keyOf('social', state)))
    return parsed.success ? parsed.output : undefined
  }

  /** Ends a flow. If several requests end the same flow, only one of them gets true. */
  async end(state: string): Promise<boolean> {
    return (await this.#settings.store.take(await keyOf('social', state))) !== undefined
  }

  /** Keeps the name that Apple sends with the first login only. */
  async saveName(state: string, name: string): Promise<void> {
    const { store, now } = this.#settings
    await store.write(await keyOf('named', state), { name }, now() + socialLifetime)
  }

  /** Returns and removes the name of a flow; undefined if Apple has sent no name. */
  async takeName(state: string): Promise<string | undefined> {
    const parsed = v.safeParse(nameSchema, await this.#settings.store.take(await keyOf('named', state)))
    return parsed.success ? parsed.output.name : undefined
  }
}

async function keyOf(kind: 'social' | 'named', state: string): Promise<string> {
  return `${kind}:${await hashOf(`state\n${state}`)}`
}
