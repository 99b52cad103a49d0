import { messageOf } from '../domain/errors/errors'
import type { StoredWallet } from '../wallet-server/wallets/wallet-store'
import type { CanaryResult, CheckedServer } from './canary'
import { openCanary } from './canary'

/** How many wallets need a version of the master key, and how many of these wallets the login alone does not open. */
export interface KeyUse {
  wallets: number
  withPasskey: number
}

/** What is in a database of wallets. */
export interface WalletsReport {
  users: number
  /** Wallets whose row is whole. */
  wallets: number
  /** How many of these wallets the login alone does not open. */
  withPasskey: number
  /** The wallets that need each version of the master key. */
  keyVersions: ReadonlyMap<number, KeyUse>
  /** The newest version of the master key on this server. Wallets move to this version. */
  newestKey: number
  /** Versions that wallets need and that this server does not have. */
  missingKeys: readonly number[]
  /** Users whose rows cannot be read, and why. */
  damaged: readonly { userId: string; reason: string }[]
  canary: CanaryResult
}

/** How many users are read at once. */
const pageSize = 500

async function* usersOf({ wallets }: CheckedServer): AsyncGenerator<string> {
  let after = ''
  for (;;) {
    const page = await wallets.listUsers(after, pageSize)
    yield* page
    const last = page.at(-1)
    if (last === undefined) return
    after = last
  }
}

/**
 * Reads all users and wallets of a database, and opens the canary. Nobody's wallet is opened.
 * @throws ServerStoreError when the database does not answer at all
 */
export async function checkWallets(server: CheckedServer): Promise<WalletsReport> {
  const keyVersions = new Map<number, KeyUse>()
  const damaged: { userId: string; reason: string }[] = []
  let users = 0
  let wallets = 0
  let withPasskey = 0

  const count = ({ vault: { locks } }: StoredWallet) => {
    wallets += 1
    const own = locks.some(({ kind }) => kind === 'login') ? 0 : 1
    withPasskey += own
    for (const version of new Set(locks.map(({ keyVersion }) => keyVersion))) {
      const use = keyVersions.get(version) ?? { wallets: 0, withPasskey: 0 }
      keyVersions.set(version, { wallets: use.wallets + 1, withPasskey: use.withPasskey + own })
    }
  }

  for await (const userId of usersOf(server)) {
    users += 1
    try {
      const wallet = await server.wallets.readWallet(userId)
      await server.wallets.readUser(userId)
      if (wallet) count(wallet)
    } catch (error) {
      damaged.push({ userId, reason: messageOf(error) })
    }
  }
  const missingKeys = [...keyVersions.keys()].filter((version) => !server.masterKey.has(version))
  const { newest: newestKey } = server.masterKey
  return { users, wallets, withPasskey, keyVersions, newestKey, missingKeys, damaged, canary: await openCanary(server) }
}
