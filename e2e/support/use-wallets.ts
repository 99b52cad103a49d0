import { afterAll, beforeAll, inject } from 'vitest'
import { atLocalhost } from './passkeys'
import type { WalletHostOptions } from './wallet-host'
import { WalletHost } from './wallet-host'
import type { World } from './world'

const often = { count: 1_000, within: 60_000 }

/** Limits for visitors who log in again and again, without the pause between two mails. */
export const generousLimits = {
  mailPause: { count: 1, within: 1 },
  mailsPerHour: often,
  mailsPerDay: often,
  starts: often,
}

type WalletsOptions = Pick<WalletHostOptions, 'server' | 'smartAccounts' | 'hostname'> & {
  /** The origins of the pages that may embed the frame. Default: the origin of the plain host app, at the hostname of the wallet. */
  apps?: readonly string[]
}

/**
 * Gives a test file a wallet host, started before its first test and closed after its last.
 * @param options returns the options. Called once, when the world and the hooks before this call have run.
 */
export function useWallets(world: World, options: () => WalletsOptions = () => ({})): WalletHost {
  const wallets = new WalletHost(() => {
    const given = options()
    const { origin } = world.host('plain')
    const apps = [given.hostname === 'localhost' ? atLocalhost(origin) : origin]
    return { frame: inject('host').frame, sandbox: world.endpoints, apps, ...given }
  })
  beforeAll(() => wallets.start())
  afterAll(() => wallets.close())
  return wallets
}
