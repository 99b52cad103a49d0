import type { MasterSecret } from './crypto/master-key'
import type { Mail } from './email/mails'
import type { RateLimits } from './rate-limits'
import type { WalletStore } from './wallets/wallet-store'
import type { ServerStore } from '../server-kit/store/server-store'

/** The options of `createWalletServer`. Times are in milliseconds. */
export interface WalletServerOptions {
  /**
   * The origins of the wallet frame (`https://wallet.app.example`), at least one. No other page may send requests. `http:` is
   * allowed for localhost only.
   */
  origins: readonly string[]
  /** The exact origins of the app's pages that may embed the frame, at least one. Mails name the origin. */
  apps: readonly string[]
  /** The name of the app in mails and on the page that approves a browser. */
  appName: string
  /** The store of codes, sessions and counters. Default: the address in WALLET_STORE, else the folder `.wallet/short-lived`. */
  store?: ServerStore
  /** The store of users and wallets. Default: `openWalletStore()`. */
  wallets?: WalletStore
  /**
   * The master key: 32 bytes for each version, or a service that computes HMACs with it. Default: WALLET_MASTER_KEY (version 1),
   * WALLET_MASTER_KEY_2 and so on. Wallets with the default lock can be opened only with this key.
   */
  masterSecret?: MasterSecret
  /** The key of the HMACs of codes, at least 32 bytes. Default: derived from the oldest version of the master key. */
  pepper?: Uint8Array
  /** Sends a mail. Default: nodemailer, with the address in WALLET_SMTP and the sender in WALLET_MAIL_FROM. */
  sendMail?: (mail: Mail) => Promise<void>
  /**
   * With `new`, a browser that has not logged in with an address before must be approved with a link in a mail, before the code is
   * sent. Logins with social networks and with Farcaster need no approval. Default: `off`.
   */
  deviceApproval?: 'off' | 'new'
  /**
   * What may open the wallets that are stored from now on. `login`: the login alone, or the login and a passkey, as visitors choose.
   * `passkey`: the server stores no wallet that the login alone opens, so the server cannot open these wallets. Give the frame the same
   * setting. Default: `login`.
   */
  locks?: 'login' | 'passkey'
  /** The path of the endpoints. Default: `/api/wallet`. */
  basePath?: string
  /** How long a session lasts after the login. Default: 7 days. */
  sessionLifetime?: number
  /** How long a session lasts after the last request. Default: 1 day. */
  sessionIdle?: number
  rateLimits?: Partial<RateLimits>
  /**
   * Returns the address of the client, for the rate limits. Default: the address of the connection, if the adapter knows it.
   * Behind a proxy, read the header that your proxy writes, never a header that visitors can write themselves.
   */
  clientAddress?: (request: Request) => string | undefined
  /** Receives the errors of the server, which visitors never see. Default: writes the message to the console. */
  onError?: (error: unknown) => void
  /** Milliseconds since the epoch. */
  now?: () => number
  /** Waits. Default: a timer. */
  wait?: (milliseconds: number) => Promise<void>
}
