import { messageOf } from '../domain/errors/errors'
import { retryable } from '../domain/retryable'
import { checkBasePath, checkOrigins, checkPositive, isLocal } from '../server-kit/check-options'
import { openServerStore } from '../server-kit/store/open-server-store'
import type { ServerStore, StoreLayout } from '../server-kit/store/server-store'
import type { Bytes } from './crypto/bytes'
import type { MasterKey } from './crypto/master-key'
import { openMasterKey } from './crypto/master-key'
import type { SendMail } from './email/send-mail'
import { openMailer } from './email/send-mail'
import type { WalletServerOptions } from './options'
import type { RateLimits } from './rate-limits'
import { defaultRateLimits } from './rate-limits'
import { openWalletStore } from './wallets/open-wallet-store'
import type { WalletStore } from './wallets/wallet-store'

const day = 86_400_000

/** The checked options of a wallet server, with the defaults filled in. */
export interface Settings {
  origins: readonly string[]
  apps: readonly string[]
  appName: string
  store: ServerStore
  wallets: WalletStore
  masterKey: MasterKey
  pepper: () => Promise<Bytes>
  sendMail: SendMail
  deviceApproval: 'off' | 'new'
  locks: 'login' | 'passkey'
  basePath: string
  sessions: { lifetime: number; idle: number }
  rateLimits: RateLimits
  onError: (error: unknown) => void
  now: () => number
  wait: (milliseconds: number) => Promise<void>
}

const layout: StoreLayout = {
  title: "wallet server's short-lived store",
  variable: 'WALLET_STORE',
  folder: '.wallet/short-lived',
  table: 'wallet_short_lived',
  prefix: 'wallet-short-lived',
  rows: ['session', 'seen', 'flow', 'newest', 'mailed', 'ticket', 'approved', 'social', 'named', 'farcaster'],
  sets: ['of'],
}

/**
 * Opens the store of codes, sessions and counters at an address: a folder on disk (one machine), `redis://`, `rediss://` or
 * `postgres://` (any number of machines), or `memory:` (lost when the process ends).
 * @param address default: the environment variable WALLET_STORE, else the folder `.wallet/short-lived`
 * @throws Error for an address of another kind
 */
export function openShortLivedStore(address?: string, now?: () => number): ServerStore {
  return openServerStore(address, layout, now)
}

function secureOrigins(name: string, given: readonly string[]): string[] {
  const origins = checkOrigins(given)
  for (const origin of origins)
    if (origin.protocol === 'http:' && !isLocal(origin))
      throw new Error(`${name} has ${origin.origin}: pages with wallets have to be on https`)
  return origins.map(({ origin }) => origin)
}

function checkAppName(name: string): string {
  const trimmed = name.trim()
  if (trimmed !== '' && trimmed.length <= 80 && !/\p{Cc}/u.test(trimmed)) return trimmed
  throw new Error('appName is a line of 1 to 80 characters')
}

function pepperOf(given: Uint8Array | undefined, masterKey: MasterKey): () => Promise<Bytes> {
  if (given && given.length < 32) throw new Error('pepper has to have at least 32 bytes')
  if (given) return async () => new Uint8Array(given)
  return retryable(() => masterKey.pepper())
}

/** Checks the options. @throws Error for options that cannot work or are not safe; its message says what to change */
export function settingsOf(options: WalletServerOptions): Settings {
  const { basePath = '/api/wallet', deviceApproval = 'off', locks = 'login', now = Date.now } = options
  const origins = secureOrigins('origins', options.origins)
  const apps = secureOrigins('apps', options.apps)
  const shared = apps.find((app) => origins.includes(app))
  if (shared !== undefined)
    throw new Error(
      `The frame and the app are both on ${shared}. Give the frame a host of its own, next to the app's host`,
    )
  const masterKey = openMasterKey(options.masterSecret)
  return {
    origins,
    apps,
    appName: checkAppName(options.appName),
    masterKey,
    pepper: pepperOf(options.pepper, masterKey),
    sendMail: openMailer(options.sendMail),
    deviceApproval,
    locks,
    basePath: checkBasePath(basePath),
    sessions: {
      lifetime: checkPositive('sessionLifetime', options.sessionLifetime ?? 7 * day),
      idle: checkPositive('sessionIdle', options.sessionIdle ?? day),
    },
    rateLimits: { ...defaultRateLimits, ...options.rateLimits },
    store: options.store ?? openShortLivedStore(undefined, now),
    wallets: options.wallets ?? openWalletStore(),
    onError: options.onError ?? ((error) => console.error(`Wallet server: ${messageOf(error)}`)),
    now,
    wait: options.wait ?? ((milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))),
  }
}
