import type { MeAnswer, VaultAnswer } from '../api'
import { newVaultRequestSchema, nextVaultRequestSchema } from '../api'
import type { Vault } from '../api'
import { randomText } from '../crypto/bytes'
import { loginSecret } from '../crypto/login-secret'
import { MasterKeyMissing } from '../crypto/master-key'
import { requireFreshLogin } from '../logins/fresh-login'
import { listLogins } from '../logins/list-logins'
import { Refusal } from '../refusal'
import type { SignedInCall } from '../requests/calls'
import type { Settings } from '../settings'

const opensWithLogin = (vault: Vault) => vault.locks.some(({ kind }) => kind === 'login')

/** The wallet of the user who is logged in. */
export interface Vaults {
  /** `GET me`. */
  me(call: SignedInCall): Promise<MeAnswer>
  /** `POST vault`. */
  create(call: SignedInCall): Promise<VaultAnswer>
  /** `PUT vault`. */
  replace(call: SignedInCall): Promise<VaultAnswer>
}

/** Creates the endpoints of the wallet. */
export function createVaults(settings: Settings): Vaults {
  const { wallets, masterKey, locks } = settings

  /**
   * The versions of the master key that the frame needs: the versions of the locks, and the newest version for new locks.
   * @throws MasterKeyMissing when this server has no version that a lock names
   */
  function versionsFor(vault: Vault | undefined): number[] {
    const named = (vault?.locks ?? []).map(({ keyVersion }) => keyVersion)
    const [missing] = named
    if (missing !== undefined && !named.some((version) => masterKey.has(version)))
      throw new MasterKeyMissing(`A wallet needs version ${missing} of the master key, which this server does not have`)
    return [...new Set([...named, masterKey.newest])].filter((version) => masterKey.has(version))
  }

  /** @param before the old vault. A wallet that is older than the option `locks` may keep its lock `login` when its master key changes. */
  function requireLocks(vault: Vault, before?: Vault): void {
    if (!vault.locks.every(({ keyVersion }) => masterKey.has(keyVersion)))
      throw new Refusal('REQUEST_NOT_VALID', 'A lock names a version of the master key that this server does not have')
    if (locks === 'passkey' && opensWithLogin(vault) && !(before && opensWithLogin(before)))
      throw new Refusal('REQUEST_NOT_VALID', 'This server keeps no wallet that a login alone opens')
  }

  return {
    async me({ session }) {
      const { userId, loggedInAt } = session.session
      const [user, wallet, logins] = await Promise.all([
        wallets.readUser(userId),
        wallets.readWallet(userId),
        listLogins(wallets, userId),
      ])
      if (!user) throw new Refusal('NOT_SIGNED_IN', 'Log in first')
      const walletId = wallet?.walletId ?? randomText(16)
      const secrets = versionsFor(wallet?.vault).map(async (keyVersion) => ({
        walletId,
        keyVersion,
        secret: await loginSecret(masterKey, keyVersion, userId, walletId),
      }))
      return { user, logins, loggedInAt, wallet: wallet ?? null, secrets: await Promise.all(secrets) }
    },
    async create({ read, session }) {
      const { vault, addresses } = read(newVaultRequestSchema)
      if (vault.version !== 1) throw new Refusal('REQUEST_NOT_VALID', 'The first vault has the version 1')
      requireLocks(vault)
      if (!(await wallets.createWallet(session.session.userId, vault, addresses)))
        throw new Refusal('WALLET_EXISTS', 'There is a wallet already. Load the page again')
      return { stored: true }
    },
    async replace({ read, session }) {
      const { vault } = read(nextVaultRequestSchema)
      const { userId } = session.session
      requireFreshLogin(settings, { session }, 'change how your wallet is locked')
      requireLocks(vault, (await wallets.readWallet(userId))?.vault)
      if (!(await wallets.replaceVault(userId, vault)))
        throw new Refusal('VAULT_CHANGED', 'The wallet was changed elsewhere meanwhile. Load the page again')
      return { stored: true }
    },
  }
}
