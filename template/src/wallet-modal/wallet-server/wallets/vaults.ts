import type { MeAnswer, VaultAnswer } from '../api'
import { newVaultRequestSchema, nextVaultRequestSchema } from '../api'
import type { Vault } from '../api'
import { randomText } from '../crypto/bytes'
import { loginSecret } from '../crypto/login-secret'
import { Refusal } from '../refusal'
import type { SignedInCall } from '../requests/calls'
import type { Settings } from '../settings'

/** How old a login may be for a change of the locks, in milliseconds. */
const freshLogin = 5 * 60_000

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
export function createVaults({ wallets, masterKey, now }: Settings): Vaults {
  /** The versions of the master key that the frame needs: those of the locks, and the newest for new locks. */
  function versionsFor(vault: Vault | undefined): number[] {
    const named = (vault?.locks ?? []).map(({ keyVersion }) => keyVersion)
    return [...new Set([...named, masterKey.newest])].filter((version) => masterKey.has(version))
  }

  function requireKnownKeys({ locks }: Vault): void {
    if (!locks.every(({ keyVersion }) => masterKey.has(keyVersion)))
      throw new Refusal('REQUEST_NOT_VALID', 'A lock names a version of the master key that this server does not have')
  }

  return {
    async me({ session }) {
      const { userId, loggedInAt } = session.session
      const user = await wallets.readUser(userId)
      if (!user) throw new Refusal('NOT_SIGNED_IN', 'Log in first')
      const wallet = await wallets.readWallet(userId)
      const walletId = wallet?.walletId ?? randomText(16)
      const secrets = versionsFor(wallet?.vault).map(async (keyVersion) => ({
        walletId,
        keyVersion,
        secret: await loginSecret(masterKey, keyVersion, userId, walletId),
      }))
      return { user, loggedInAt, wallet: wallet ?? null, secrets: await Promise.all(secrets) }
    },
    async create({ read, session }) {
      const { vault, addresses } = read(newVaultRequestSchema)
      if (vault.version !== 1) throw new Refusal('REQUEST_NOT_VALID', 'The first vault has the version 1')
      requireKnownKeys(vault)
      if (!(await wallets.createWallet(session.session.userId, vault, addresses)))
        throw new Refusal('WALLET_EXISTS', 'There is a wallet already. Load the page again')
      return { stored: true }
    },
    async replace({ read, session }) {
      const { vault } = read(nextVaultRequestSchema)
      const { userId, loggedInAt } = session.session
      if (now() - loggedInAt > freshLogin)
        throw new Refusal('LOGIN_TOO_OLD', 'Log in again to change how your wallet is locked')
      requireKnownKeys(vault)
      if (!(await wallets.replaceVault(userId, vault)))
        throw new Refusal('VAULT_CHANGED', 'The wallet was changed elsewhere meanwhile. Load the page again')
      return { stored: true }
    },
  }
}
