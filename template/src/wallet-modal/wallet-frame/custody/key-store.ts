import type { MeAnswer } from '../../wallet-server/api'
import type { Bytes } from '../bytes'
import { fromBase64Url, wipe } from '../bytes'
import { FrameError } from '../frame-error'
import { ServerError } from '../server/server-calls'
import type { WalletApi } from '../server/wallet-api'
import { createSeed, createSigner } from './seed'
import type { Signer } from './signer'
import type { LockSecrets } from './vault'
import { openVault, sealVault } from './vault'
import type { LockKind, Vault } from './vault-json'
import { readVault, toVaultJson } from './vault-json'

/** What a key store needs to act for a visitor: the session's token, and the server. */
export interface CustodySession {
  token: string
  api: Pick<WalletApi, 'me' | 'createVault' | 'replaceVault'>
}

/** How the keys of a wallet are kept. Another custody is another implementation of this interface. */
export interface KeyStore {
  /** Makes the visitor's wallet. If another tab was faster, opens the wallet of that tab. */
  create(session: CustodySession): Promise<Signer>
  /** Opens the visitor's wallet. Undefined if the visitor has none. */
  open(session: CustodySession): Promise<Signer | undefined>
  /** Replaces the locks of the wallet. The server wants a recent login for this. */
  changeLocks(session: CustodySession, kinds: readonly LockKind[]): Promise<void>
  /** The locks of the wallet. */
  kinds(session: CustodySession): Promise<readonly LockKind[]>
}

type Secret = MeAnswer['secrets'][number]

/** How old a login may be when locks change, in milliseconds. The server checks the age too. */
const freshLogin = 5 * 60_000

function newest(secrets: readonly Secret[]): Secret | undefined {
  return secrets.toSorted((one, other) => other.keyVersion - one.keyVersion)[0]
}

function loginLock({ keyVersion, secret }: Secret): LockSecrets {
  const bytes = fromBase64Url(secret)
  if (bytes === undefined || bytes.length < 32) throw new FrameError('The wallet server gave a wrong secret')
  return { kind: 'login', keyVersion, secrets: [bytes] }
}

interface Opened {
  seed: Bytes
  vault: Vault
  walletId: string
}

/** Decrypts the seed of the visitor's wallet with the login secret. The caller wipes the seed. */
async function openLogin(crypto: Crypto, { wallet, secrets }: MeAnswer): Promise<Opened | undefined> {
  if (!wallet) return undefined
  const { walletId } = wallet
  const vault = readVault(wallet.vault)
  if (!vault) throw new FrameError('The wallet server gave a wallet that is not complete')
  const lock = vault.locks.find(({ kind }) => kind === 'login')
  if (!lock) throw new FrameError('This wallet opens with a passkey, which this version does not offer')
  const secret = secrets.find((one) => one.walletId === walletId && one.keyVersion === lock.keyVersion)
  if (!secret) throw new FrameError('The wallet server gave no secret for this wallet. Log in again')
  const own = loginLock(secret)
  try {
    return { seed: await openVault(crypto, vault, walletId, own), vault, walletId }
  } finally {
    wipe(...own.secrets)
  }
}

/** Seals a seed for the `login` lock, and opens the result once before anybody relies on it. */
async function sealLogin(crypto: Crypto, seed: Bytes, walletId: string, version: number, secret: Secret) {
  const lock = loginLock(secret)
  try {
    const vault = await sealVault(crypto, { version, walletId, seed }, [lock])
    wipe(await openVault(crypto, vault, walletId, lock))
    return toVaultJson(vault)
  } finally {
    wipe(...lock.secrets)
  }
}

/** Creates the key store of vaults: the seed is encrypted here, and the server keeps the result and the login secret. */
export function createVaultKeyStore(crypto: Crypto, now: () => number): KeyStore {
  const replace = async ({ token, api }: CustodySession, me: MeAnswer, { seed, vault, walletId }: Opened) => {
    const secret = newest(me.secrets.filter((one) => one.walletId === walletId))
    if (!secret) throw new FrameError('The wallet server gave no secret for this wallet. Log in again')
    await api.replaceVault(token, await sealLogin(crypto, seed, walletId, vault.version + 1, secret))
  }

  /** Moves a vault to the server's newest master key, if the login is fresh. The wallet opens either way. */
  const renew = async (session: CustodySession, me: MeAnswer, opened: Opened): Promise<void> => {
    const secret = newest(me.secrets.filter((one) => one.walletId === opened.walletId))
    const isOld = opened.vault.locks.every(({ keyVersion }) => keyVersion < (secret?.keyVersion ?? 0))
    if (!isOld || now() - me.loggedInAt > freshLogin) return
    await replace(session, me, opened).catch(() => {})
  }

  const open = async (session: CustodySession): Promise<Signer | undefined> => {
    const me = await session.api.me(session.token)
    const opened = await openLogin(crypto, me)
    if (!opened) return undefined
    try {
      await renew(session, me, opened)
      return await createSigner(crypto, opened.seed)
    } finally {
      wipe(opened.seed)
    }
  }

  return {
    open,
    async create(session) {
      const { token, api } = session
      const secret = newest((await api.me(token)).secrets)
      if (!secret) throw new FrameError('The wallet server gave no secret for a new wallet')
      const seed = createSeed(crypto)
      try {
        const signer = await createSigner(crypto, seed)
        const { eoa, smartAccount } = signer.evmAddresses
        const addresses = { eip155: eoa, eip155SmartAccount: smartAccount, solana: await signer.solanaAddress() }
        await api.createVault(token, await sealLogin(crypto, seed, secret.walletId, 1, secret), addresses)
        return signer
      } catch (error) {
        if (!(error instanceof ServerError) || error.serverCode !== 'WALLET_EXISTS') throw error
        const existing = await open(session)
        if (!existing) throw error
        return existing
      } finally {
        wipe(seed)
      }
    },
    async changeLocks(session, kinds) {
      if (kinds.length !== 1 || kinds[0] !== 'login') throw new FrameError('This version has the login lock only')
      const me = await session.api.me(session.token)
      const opened = await openLogin(crypto, me)
      if (!opened) throw new FrameError('There is no wallet yet')
      try {
        await replace(session, me, opened)
      } finally {
        wipe(opened.seed)
      }
    },
    async kinds({ token, api }) {
      const vault = readVault((await api.me(token)).wallet?.vault)
      return vault?.locks.map(({ kind }) => kind) ?? []
    },
  }
}
