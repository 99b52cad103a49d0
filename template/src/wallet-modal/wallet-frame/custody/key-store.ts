import type { MeAnswer } from '../../wallet-server/api'
import { wipe } from '../bytes'
import { FrameError } from '../frame-error'
import { ServerError } from '../server/server-calls'
import type { WalletApi } from '../server/wallet-api'
import type { ChooseLocks, NewLock, Unlock } from './locks'
import { newestSecret, noSecret, wipeLocks } from './locks'
import type { OpenedWallet } from './open-wallet'
import { openWallet } from './open-wallet'
import { checkLocks, sealWallet } from './seal-wallet'
import { createSeed, createSigner, seedToWords } from './seed'
import type { Signer } from './signer'
import type { LockKind } from './vault-json'
import { readVault } from './vault-json'

export type { ChooseLocks, NewLock, Unlock, Unlocked } from './locks'

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
  /** The twelve words of the wallet (BIP-39, English). Undefined if the visitor has no wallet. */
  words(session: CustodySession): Promise<string | undefined>
  /**
   * Replaces all locks of the wallet. The vault key is new, so the old locks open nothing. The server wants a login of at most five
   * minutes. A passkey needs a recovery code beside it. The caller wipes the secrets of the locks.
   */
  changeLocks(session: CustodySession, locks: readonly NewLock[]): Promise<void>
  /** The locks of the wallet. Empty if the visitor has none. */
  kinds(session: CustodySession): Promise<readonly LockKind[]>
}

/** How old a login may be when locks change, in milliseconds. The server checks the age too. */
const freshLogin = 5 * 60_000

/**
 * Creates the key store of vaults: the seed is encrypted here, and the server keeps the result and the login secret.
 * @param now the server's time
 * @param unlock asks the visitor to open a wallet that the login alone does not open
 * @param chooseLocks lets the visitor choose the locks of a new wallet. Default: the lock `login`, without a question
 */
export function createVaultKeyStore(
  crypto: Crypto,
  now: () => number,
  unlock: Unlock,
  chooseLocks: ChooseLocks = async () => [{ kind: 'login' }],
): KeyStore {
  const replace = async (
    { token, api }: CustodySession,
    me: MeAnswer,
    { seed, vault, walletId }: OpenedWallet,
    locks: readonly NewLock[],
  ) => {
    const secret = newestSecret(me.secrets.filter((one) => one.walletId === walletId))
    if (!secret) throw noSecret()
    await api.replaceVault(
      token,
      await sealWallet(crypto, { seed, walletId, version: vault.version + 1 }, secret, locks),
    )
  }

  /**
   * Moves a vault to the server's newest master key, if the login is fresh. The wallet opens either way. A vault with a passkey stays as
   * it is: a new vault needs the secrets of all its locks, and the recovery code is not at hand. The server keeps the version of the
   * master key that a lock names.
   */
  const renew = async (session: CustodySession, me: MeAnswer, opened: OpenedWallet): Promise<void> => {
    const { locks } = opened.vault
    if (!locks.every(({ kind }) => kind === 'login')) return
    const newest = newestSecret(me.secrets.filter((one) => one.walletId === opened.walletId))?.keyVersion ?? 0
    const isOld = locks.every(({ keyVersion }) => keyVersion < newest)
    if (!isOld || now() - me.loggedInAt > freshLogin) return
    await replace(session, me, opened, [{ kind: 'login' }]).catch(() => {})
  }

  /** Runs work with the opened wallet, and wipes the seed afterwards. Undefined if the visitor has no wallet. */
  const withWallet = async <T>(
    { token, api }: CustodySession,
    work: (opened: OpenedWallet, me: MeAnswer) => Promise<T>,
  ): Promise<T | undefined> => {
    const me = await api.me(token)
    const opened = await openWallet(crypto, me, unlock)
    if (!opened) return undefined
    try {
      return await work(opened, me)
    } finally {
      wipe(opened.seed)
    }
  }

  const open = (session: CustodySession): Promise<Signer | undefined> =>
    withWallet(session, async (opened, me) => {
      await renew(session, me, opened)
      return createSigner(crypto, opened.seed)
    })

  const createNew = async ({ token, api }: CustodySession): Promise<Signer> => {
    const { secrets, user, logins } = await api.me(token)
    const secret = newestSecret(secrets)
    if (!secret) throw noSecret()
    const { walletId } = secret
    const locks = await chooseLocks({ walletId, userName: user.email ?? logins[0]?.name ?? 'Wallet' })
    const seed = createSeed(crypto)
    try {
      const signer = await createSigner(crypto, seed)
      const { eoa, smartAccount } = signer.evmAddresses
      const addresses = { eip155: eoa, eip155SmartAccount: smartAccount, solana: await signer.solanaAddress() }
      await api.createVault(token, await sealWallet(crypto, { seed, walletId, version: 1 }, secret, locks), addresses)
      return signer
    } finally {
      wipe(seed)
      wipeLocks(locks)
    }
  }
  return {
    open,
    async create(session) {
      try {
        return await createNew(session)
      } catch (error) {
        if (!(error instanceof ServerError) || error.serverCode !== 'WALLET_EXISTS') throw error
        const existing = await open(session)
        if (!existing) throw error
        return existing
      }
    },
    words: (session) => withWallet(session, async ({ seed }) => seedToWords(seed)),
    async changeLocks(session, locks) {
      checkLocks(locks)
      const done = await withWallet(session, async (opened, me) => {
        await replace(session, me, opened, locks)
        return true
      })
      if (!done) throw new FrameError('There is no wallet yet', undefined, { text: 'noWallet' })
    },
    async kinds({ token, api }) {
      const vault = readVault((await api.me(token)).wallet?.vault)
      return vault?.locks.map(({ kind }) => kind) ?? []
    },
  }
}
