import * as v from 'valibot'
import { socialProviderSchema } from '../../../wallet-server/api'
import type { FramePlatform } from '../../platform'
import type { FrameStorage } from '../../storage/frame-storage'

const pendingSchema = v.object({
  provider: socialProviderSchema,
  /** The text that the provider's answer repeats. */
  state: v.string(),
  /** The secret that finishes the login. */
  verifier: v.string(),
  /** The origin of the page that has begun the login. */
  origin: v.string(),
  /** Milliseconds since the epoch. */
  expiresAt: v.number(),
})

/** A login that the visitor has begun and not finished. The visitor is on the provider's page. */
export type PendingLogin = v.InferOutput<typeof pendingSchema>

/** How long a visitor may take at the provider, in milliseconds. The server waits as long. */
const lifetime = 10 * 60_000
/** How many logins are stored. A new login replaces the oldest login. */
const maxPending = 8

/**
 * The logins that were begun and not finished. They are in the browser's storage, because the page may lead the visitor to the provider in the
 * same tab and load the frame again afterwards.
 */
export interface PendingLogins {
  begin(login: Omit<PendingLogin, 'expiresAt'>): Promise<void>
  /** Finds the login of a `state`. Undefined for a login of another page, and for a login that was finished or has expired. */
  find(state: string, origin: string): Promise<PendingLogin | undefined>
  end(state: string): Promise<void>
}

/** Creates the list of the logins that were begun. */
export function createPendingLogins(
  storage: Pick<FrameStorage, 'get' | 'put'>,
  platform: Pick<FramePlatform, 'now'>,
): PendingLogins {
  let last: Promise<unknown> = Promise.resolve()

  const read = async (): Promise<PendingLogin[]> => {
    const stored = v.safeParse(v.array(pendingSchema), await storage.get('logins'))
    return stored.success ? stored.output.filter(({ expiresAt }) => expiresAt > platform.now()) : []
  }

  /** Runs the changes one after another, so that no change overwrites another change. */
  const change = (next: (logins: PendingLogin[]) => PendingLogin[]): Promise<void> => {
    const current = last.then(async () => storage.put('logins', next(await read())))
    last = current.catch(() => {})
    return current
  }

  return {
    begin: (login) =>
      change((logins) => [...logins, { ...login, expiresAt: platform.now() + lifetime }].slice(-maxPending)),
    find: async (state, origin) => (await read()).find((login) => login.state === state && login.origin === origin),
    end: (state) => change((logins) => logins.filter((login) => login.state !== state)),
  }
}
