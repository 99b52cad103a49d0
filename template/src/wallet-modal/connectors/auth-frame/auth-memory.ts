import * as v from 'valibot'
import { socialProviders } from '../../domain/wallets/social-provider'
import { windowProviders } from '../../domain/wallets/social-names'
import { offeredSchema } from './protocol'
import { safeJsonParse } from '../../domain/json'
import type { Platform } from '../../platform/platform'

const schema = v.object({
  /** The visitor has logged in on this page, and has not signed out since. */
  hasLoggedIn: v.optional(v.boolean()),
  email: v.optional(v.pipe(v.string(), v.maxLength(254))),
  /** The network that the wallet was used on last, as CAIP-2. */
  chainId: v.optional(v.pipe(v.string(), v.maxLength(80))),
  /** When the last code was requested, in milliseconds since the epoch. */
  mailedAt: v.optional(v.number()),
  userName: v.optional(v.pipe(v.string(), v.maxLength(200))),
  smartAccountNetworks: v.optional(v.pipe(v.array(v.number()), v.maxLength(64))),
  /** The provider of the latest login; undefined after a login by e-mail. */
  connectedSocial: v.optional(v.picklist(socialProviders)),
  /** The logins that the frame has named last, so that the buttons appear before the frame is loaded. */
  offered: v.optional(offeredSchema),
  /** The provider that the tab was led to, until the visitor comes back. */
  pendingSocial: v.optional(v.picklist(windowProviders)),
})

/** What the page remembers of the embedded wallet. No code and no key is among it. */
export type RememberedAuth = v.InferOutput<typeof schema>

/** How long a visitor waits before the next code can be requested, in milliseconds. */
export const mailInterval = 30_000

/** The values that the page remembers of the embedded wallet, as one JSON text. */
export class AuthMemory {
  readonly #platform: Pick<Platform, 'keyValue' | 'now'>
  readonly #key: string

  /** @param id the id of the modal */
  constructor(platform: Pick<Platform, 'keyValue' | 'now'>, id: string) {
    this.#platform = platform
    this.#key = `wallet-modal:${id}:auth`
  }

  /** Reads the stored values. A stored text that is not valid counts as empty. */
  read(): RememberedAuth {
    const text = this.#platform.keyValue.get(this.#key)
    const parsed = v.safeParse(schema, text === null ? {} : safeJsonParse(text))
    return parsed.success ? parsed.output : {}
  }

  /** Changes some values. `undefined` removes a value. */
  update(values: { [Key in keyof RememberedAuth]?: RememberedAuth[Key] | undefined }): void {
    this.#platform.keyValue.set(this.#key, JSON.stringify({ ...this.read(), ...values }))
  }

  /** Forgets the visitor, after signing out. */
  clearLogin(): void {
    this.update({
      ...{ hasLoggedIn: undefined, email: undefined, chainId: undefined },
      ...{ userName: undefined, connectedSocial: undefined },
    })
  }

  /**
   * How many seconds are left until the next code can be requested, from 1 to 30; 0: now. A clock that was set back does not make the
   * visitor wait longer.
   */
  get secondsLeft(): number {
    const { mailedAt } = this.read()
    if (mailedAt === undefined) return 0
    const passed = this.#platform.now() - mailedAt
    if (passed >= mailInterval) return 0
    return Math.min(30, Math.max(1, Math.ceil((mailInterval - passed) / 1000)))
  }
}
