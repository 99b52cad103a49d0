import type { FetchServer } from '../server-kit/fetch-server'
import { createFetchServer, laterHeaders } from '../server-kit/fetch-server'
import { ChainUnavailable } from './chain-call'
import { createEndpoints } from './endpoints'
import { readCookie } from './http/cookies'
import { Refusal } from './http/refusal'
import type { SignInServerOptions } from './options'
import type { ServerSession } from './session'
import { toServerSession } from './session'
import { Sessions } from './sessions'
import { settingsOf } from './settings'
import { createSignatureCheck } from './signature-check'

/** A back end where visitors sign in with their wallets, as a handler for web-standard requests. */
export interface SignInServer extends FetchServer {
  /**
   * Returns the session of a request, for the rest of the back end; undefined for a visitor who is not signed in. This method reads
   * the cookie only, so an object with the request's headers is enough.
   * @throws SignInStoreError when the store does not answer; treat the visitor as not signed in
   */
  session: (request: Pick<Request, 'headers'>) => Promise<ServerSession | undefined>
  /** Closes the connections of the store. */
  close: () => Promise<void>
}

const texts = {
  originNotAllowed: 'This page may not sign in here. Add its origin to the origins of the sign-in server',
  storeUnavailable: 'Signing in is not possible right now. Try again in a moment',
}

function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof ChainUnavailable)) return undefined
  const message = 'The chain does not answer, so the signature could not be checked. Try again'
  return new Refusal('CHAIN_UNAVAILABLE', message, laterHeaders)
}

/**
 * Creates a sign-in back end. Mount `fetch` at `basePath`, with an adapter (`toNodeMiddleware`, `toRouteHandlers`,
 * `toHonoMiddleware`) or by hand. Call `session(request)` wherever only signed-in visitors may pass.
 * @throws Error for options that cannot work or are not safe; its message says what to change
 */
export function createSignInServer(options: SignInServerOptions): SignInServer {
  const settings = settingsOf(options)
  const sessions = new Sessions(settings.store, settings.sessions, settings.now)
  const checkSignature = createSignatureCheck(settings)
  const find = createEndpoints({ settings, sessions, checkSignature, hooks: options })
  const { clientAddress } = options
  return {
    ...createFetchServer({ ...settings, clientAddress, hasCors: true, find, refusalOf, texts }),
    async session(request) {
      const secret = readCookie(request, settings.cookie)
      const found = secret === undefined ? undefined : await sessions.find(secret)
      return found && toServerSession(found.session)
    },
    close: () => settings.store.close(),
  }
}
