import type { Bytes } from '../wallet-frame/bytes'
import { wipe } from '../wallet-frame/bytes'
import { openWallet } from '../wallet-frame/custody/open-wallet'
import { sealWallet } from '../wallet-frame/custody/seal-wallet'
import { createSeed, createSigner } from '../wallet-frame/custody/seed'
import type { MeAnswer, WalletAddresses } from '../wallet-server/api'
import { randomText } from '../wallet-server/crypto/bytes'
import { loginSecret } from '../wallet-server/crypto/login-secret'
import type { MasterKey } from '../wallet-server/crypto/master-key'
import { ServerStoreError } from '../server-kit/store/server-store'
import type { Identity, User, WalletStore } from '../wallet-server/wallets/wallet-store'

// The canary is a wallet that belongs to nobody and never has money. Its address is in a domain that cannot exist (RFC 2606), so nobody
// receives its codes. Opening it shows that a master key fits a database, without opening the wallet of a person.
const identity: Identity = { provider: 'email', subject: 'canary@wallet.invalid' }

/** What the check needs: the store of the wallets and the master key. */
export interface CheckedServer {
  wallets: WalletStore
  masterKey: MasterKey
}

/** What came of opening the canary. */
export type CanaryResult =
  { state: 'opened'; address: string; keyVersion: number } | { state: 'missing' } | { state: 'closed'; reason: string }

async function secretOf({ masterKey }: CheckedServer, user: User, walletId: string, keyVersion: number) {
  return { walletId, keyVersion, secret: await loginSecret(masterKey, keyVersion, user.id, walletId) }
}

async function addressesOf(seed: Bytes): Promise<WalletAddresses> {
  const signer = await createSigner(crypto, seed)
  try {
    const { eoa, smartAccount } = signer.evmAddresses
    return { eip155: eoa, eip155SmartAccount: smartAccount, solana: await signer.solanaAddress() }
  } finally {
    signer.wipe()
  }
}

const noVisitor = async () => {
  throw new Error('The wallet of the canary needs a passkey or a recovery code')
}

/** Opens the wallet of the canary as a visitor's browser would, and passes its seed to `work`. The seed is overwritten afterwards. */
async function withCanary<T>(
  server: CheckedServer,
  user: User,
  work: (opened: { seed: Bytes; walletId: string; keyVersion: number; version: number }) => Promise<T>,
): Promise<T | undefined> {
  const wallet = await server.wallets.readWallet(user.id)
  if (!wallet) return undefined
  const keyVersion = Math.max(...wallet.vault.locks.map((lock) => lock.keyVersion))
  if (!server.masterKey.has(keyVersion)) throw new Error(`Version ${keyVersion} of the master key is missing`)
  const secrets = [await secretOf(server, user, wallet.walletId, keyVersion)]
  const me: MeAnswer = { user, logins: [], loggedInAt: 0, wallet, secrets }
  const opened = await openWallet(crypto, me, noVisitor)
  if (!opened) return undefined
  try {
    return await work({ ...opened, keyVersion, version: opened.vault.version })
  } finally {
    wipe(opened.seed)
  }
}

/** Opens the canary, and compares the addresses of its keys with those in the database. */
export async function openCanary(server: CheckedServer): Promise<CanaryResult> {
  const user = await server.wallets.findUser(identity)
  if (!user) return { state: 'missing' }
  try {
    const stored = (await server.wallets.readWallet(user.id))?.addresses
    const opened = await withCanary(server, user, async ({ seed, keyVersion }) => ({
      addresses: await addressesOf(seed),
      keyVersion,
    }))
    if (!opened || !stored) return { state: 'missing' }
    const { addresses, keyVersion } = opened
    const names = ['eip155', 'eip155SmartAccount', 'solana'] as const
    if (names.some((name) => addresses[name] !== stored[name]))
      return { state: 'closed', reason: 'its keys have other addresses than those in the database' }
    return { state: 'opened', address: addresses.eip155, keyVersion }
  } catch (error) {
    if (error instanceof ServerStoreError) return { state: 'closed', reason: error.message }
    // What a vault says about a wrong key is for visitors: “Log in again”.
    return { state: 'closed', reason: 'the master key is another one, or the row was changed' }
  }
}

/** Makes the canary, or moves the lock of an existing one to the newest version of the master key. */
export async function makeCanary(server: CheckedServer): Promise<void> {
  const user = await server.wallets.ensureUser(identity)
  const { newest } = server.masterKey
  const isMoved = await withCanary(server, user, async ({ seed, walletId, keyVersion, version }) => {
    if (keyVersion === newest) return true
    const secret = await secretOf(server, user, walletId, newest)
    const vault = await sealWallet(crypto, { seed, walletId, version: version + 1 }, secret, [{ kind: 'login' }])
    return server.wallets.replaceVault(user.id, vault)
  })
  if (isMoved !== undefined) return
  const seed = createSeed(crypto)
  try {
    const walletId = randomText(16)
    const secret = await secretOf(server, user, walletId, newest)
    const vault = await sealWallet(crypto, { seed, walletId, version: 1 }, secret, [{ kind: 'login' }])
    await server.wallets.createWallet(user.id, vault, await addressesOf(seed))
  } finally {
    wipe(seed)
  }
}
