import type { FetchServer } from '../server-kit/fetch-server'
import { createFetchServer } from '../server-kit/fetch-server'
import { MasterKeyMissing } from './crypto/master-key'
import { MailUnavailable } from './email/send-mail'
import { createEndpoints } from './endpoints'
import type { WalletServerOptions } from './options'
import { OperatorError, Refusal } from './refusal'
import { isRefused } from './refused-page'
import { settingsOf } from './settings'

/** The back end of the wallet frame, as a handler for web-standard requests. */
export interface WalletServer extends FetchServer {
  /**
   * Whether a request for the frame's document comes from a page that may not embed the frame. Answer this request with
   * `{basePath}/refused`, so that the page learns at once why it has no wallet.
   * @param referer the `Referer` header of the request
   */
  refuses: (referer: string | undefined) => boolean
  /**
   * Waits until the running requests are answered, for at most ten seconds, and closes the connections of the stores. Stop the HTTP server
   * first, so that no new requests arrive.
   */
  close: () => Promise<void>
}

/** How long `close` waits for running requests, in milliseconds. */
const closeTime = 10_000

/** Waits until all promises have resolved, but no longer than the given time. */
async function allWithin(milliseconds: number, promises: Iterable<Promise<unknown>>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeIsOver = new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds)))
  await Promise.race([Promise.all(promises), timeIsOver])
  clearTimeout(timer)
}

const texts = {
  originNotAllowed: 'This page may not use the wallet server. Add its origin to the origins of the wallet server',
  storeUnavailable: 'The wallet cannot be reached right now. Try again in a moment',
}

function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof MailUnavailable)
    return new Refusal('MAIL_UNAVAILABLE', 'The e-mail could not be sent. Try again later')
  if (error instanceof OperatorError) return error.refusal
  if (error instanceof MasterKeyMissing)
    return new Refusal('KEY_MISSING', 'The wallet cannot be opened right now, and nothing is lost. Try again later')
  return undefined
}

/**
 * Creates the back end of the wallet frame. Mount `fetch` at `basePath` on the frame's own origin, with an adapter
 * (`toNodeMiddleware`, `toRouteHandlers`, `toHonoMiddleware`) or by hand.
 * @throws Error for options that cannot work or are not safe; its message says what to change
 */
export function createWalletServer(options: WalletServerOptions): WalletServer {
  const settings = settingsOf(options)
  const find = createEndpoints(options, settings)
  const { clientAddress } = options
  const server = createFetchServer({ ...settings, clientAddress, hasCors: false, find, refusalOf, texts })
  const running = new Set<Promise<Response>>()
  return {
    ...server,
    async fetch(request, facts) {
      const answer = server.fetch(request, facts)
      running.add(answer)
      try {
        return await answer
      } finally {
        running.delete(answer)
      }
    },
    refuses: (referer) => isRefused(referer, [...settings.apps, ...settings.origins]),
    async close() {
      await allWithin(closeTime, running)
      await Promise.all([settings.store.close(), settings.wallets.close()])
    },
  }
}
