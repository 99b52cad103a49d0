import type { FetchServer } from '../server-kit/fetch-server'
import { createFetchServer } from '../server-kit/fetch-server'
import { MailUnavailable } from './email/send-mail'
import { createEndpoints } from './endpoints'
import type { WalletServerOptions } from './options'
import { Refusal } from './refusal'
import { settingsOf } from './settings'

/** The back end of the wallet frame, as a handler for web-standard requests. */
export interface WalletServer extends FetchServer {
  /** Closes the connections of the stores. */
  close: () => Promise<void>
}

const texts = {
  originNotAllowed: 'This page may not use the wallet server. Add its origin to the origins of the wallet server',
  storeUnavailable: 'The wallet cannot be reached right now. Try again in a moment',
}

function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof MailUnavailable)) return undefined
  return new Refusal('MAIL_UNAVAILABLE', 'The e-mail could not be sent. Try again later')
}

/**
 * Creates the back end of the wallet frame. Mount `fetch` at `basePath` on the frame's own origin, with an adapter
 * (`toNodeMiddleware`, `toRouteHandlers`, `toHonoMiddleware`) or by hand.
 * @throws Error for options that cannot work or are not safe; its message says what to change
 */
export function createWalletServer(options: WalletServerOptions): WalletServer {
  const settings = settingsOf(options)
  const find = createEndpoints(settings)
  const { clientAddress } = options
  return {
    ...createFetchServer({ ...settings, clientAddress, hasCors: false, find, refusalOf, texts }),
    async close() {
      await Promise.all([settings.store.close(), settings.wallets.close()])
    },
  }
}
