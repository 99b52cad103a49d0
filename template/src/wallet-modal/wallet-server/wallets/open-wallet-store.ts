import * as v from 'valibot'
import { messageOf } from '../../domain/errors/errors'
import { readEnvironment } from '../../server-kit/http/environment'
import { answerInTime } from '../../server-kit/store/answer-in-time'
import { schemeOf } from '../../server-kit/store/open-server-store'
import { ServerStoreError } from '../../server-kit/store/server-store'
import type { WalletStore } from './wallet-store'

type Opener = (address: string) => Promise<WalletStore>

const postgres: Opener = async (address) => (await import('./postgres-wallet-store')).openPostgresWallets(address)
const folder: Opener = async (address) => (await import('./folder-wallet-store')).openFolderWallets(address)

function openerOf(address: string): Opener {
  const scheme = schemeOf(address)
  if (scheme === undefined) return folder
  if (scheme === 'postgres:' || scheme === 'postgresql:') return postgres
  if (scheme === 'redis:' || scheme === 'rediss:')
    throw new Error(
      'The wallets cannot be kept in Redis: Redis may forget rows, and a lost row is a lost wallet. ' +
        'Set WALLET_DATABASE to a postgres:// address or a folder; WALLET_STORE may be a redis:// address',
    )
  // The message leaves the address out, because the address may contain a password.
  throw new Error(`The wallets cannot be kept at a ${scheme} address. Use a folder or postgres://`)
}

/** The reason without any data of a row: the messages of these errors repeat parts of the row. The details of others may, too. */
function reasonOf(error: unknown): string {
  if (error instanceof v.ValiError || error instanceof SyntaxError) return 'a row is damaged'
  return messageOf(error)
}

/**
 * Opens the store of the users and their wallets at an address: a folder on disk (one machine), or `postgres://` (any number of
 * machines). The first use opens the connection.
 * @param address default: the environment variable WALLET_DATABASE, else the folder `.wallet/wallets`
 * @throws Error for an address of another kind, also for `redis:`, because Redis may forget rows
 */
export function openWalletStore(
  address: string = readEnvironment('WALLET_DATABASE') ?? '.wallet/wallets',
): WalletStore {
  const open = openerOf(address)
  let opening: Promise<WalletStore> | undefined

  async function ask<T>(work: (store: WalletStore) => Promise<T>): Promise<T> {
    opening ??= open(address).catch((error: unknown) => {
      opening = undefined
      throw error
    })
    try {
      return await answerInTime(work(await opening))
    } catch (error) {
      throw new ServerStoreError(`The wallet store does not answer: ${reasonOf(error)}`)
    }
  }

  return {
    findUser: (identity) => ask((store) => store.findUser(identity)),
    ensureUser: (identity) => ask((store) => store.ensureUser(identity)),
    readUser: (userId) => ask((store) => store.readUser(userId)),
    listUsers: (after, count) => ask((store) => store.listUsers(after, count)),
    moveEmail: (userId, from, to) => ask((store) => store.moveEmail(userId, from, to)),
    listIdentities: (userId) => ask((store) => store.listIdentities(userId)),
    addIdentity: (userId, identity) => ask((store) => store.addIdentity(userId, identity)),
    removeIdentity: (userId, identity) => ask((store) => store.removeIdentity(userId, identity)),
    readWallet: (userId) => ask((store) => store.readWallet(userId)),
    createWallet: (userId, vault, addresses) => ask((store) => store.createWallet(userId, vault, addresses)),
    replaceVault: (userId, vault) => ask((store) => store.replaceVault(userId, vault)),
    readDevice: (userId, id) => ask((store) => store.readDevice(userId, id)),
    saveDevice: (userId, device) => ask((store) => store.saveDevice(userId, device)),
    removeDevice: (userId, id) => ask((store) => store.removeDevice(userId, id)),
    async close() {
      const opened = opening
      opening = undefined
      await (await opened?.catch(() => undefined))?.close()
    },
  }
}
