import * as v from 'valibot'
import { hashOf } from '../../server-kit/random'
import { openDurableFiles } from './durable-files'
import { createUserId } from './user-id'
import { createVersionedRows } from './versioned-rows'
import type { Identity, User, WalletStore } from './wallet-store'
import { deviceSchema, keptVaults, walletSchema } from './wallet-store'

const userSchema = v.object({ id: v.string(), email: v.string() })

/** Which user an identity leads to. `userId` is null after the user has moved to another identity. */
const identitySchema = v.object({
  provider: v.string(),
  subject: v.string(),
  userId: v.nullable(v.string()),
  /** The version of the user's row that names this address. */
  userVersion: v.number(),
})

/** How often to try again when another process changes the same row. */
const maxTries = 10

/**
 * The wallets in a folder on disk, for one machine. Each row is a JSON file in versions: of several processes, only one can write the
 * next version, and a process that ends at any moment leaves the old version or the new one.
 */
export function openFolderWallets(folder: string): WalletStore {
  const files = openDurableFiles(folder)
  const rows = createVersionedRows(files)
  const userPath = (userId: string) => `${folder}/user/${userId}`
  const walletPath = (userId: string) => `${folder}/wallet/${userId}`
  const devicePath = (userId: string, id: string) => `${folder}/device/${userId}/${id}.json`
  const identityPath = async ({ provider, subject }: Identity) =>
    `${folder}/identity/${await hashOf(`${provider}\n${subject}`)}`

  async function userRow(userId: string) {
    const row = await rows.read(userPath(userId))
    return row && { version: row.version, user: v.parse(userSchema, row.value) }
  }

  /**
   * The row of an identity and its user. The user is undefined when the identity leads nowhere any more. A change of the address
   * writes the new identity first and then the user, so an identity is also good while its version of the user is still to come.
   */
  async function identityRow(identity: Identity): Promise<{ version: number; user: User | undefined }> {
    const row = await rows.read(await identityPath(identity))
    if (!row) return { version: 0, user: undefined }
    const { version } = row
    const { userId, userVersion } = v.parse(identitySchema, row.value)
    const owner = userId === null ? undefined : await userRow(userId)
    const isCurrent = owner && (owner.user.email === identity.subject || owner.version < userVersion)
    return { version, user: isCurrent ? owner.user : undefined }
  }

  async function appendIdentity(identity: Identity, version: number, userId: string | null, userVersion: number) {
    return rows.append(await identityPath(identity), version, { ...identity, userId, userVersion }, 1)
  }

  async function ensureUser(identity: Identity): Promise<User> {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const { version, user } = await identityRow(identity)
      if (user) return user
      const made = { id: createUserId(), email: identity.subject }
      await rows.append(userPath(made.id), 1, made, 1)
      if (await appendIdentity(identity, version + 1, made.id, 1)) return made
      await files.remove(`${userPath(made.id)}/1.json`)
    }
    throw new Error('the row of an identity changes all the time')
  }

  async function moveEmail(userId: string, from: string, to: string): Promise<'moved' | 'taken' | 'changed'> {
    const owner = await userRow(userId)
    if (owner?.user.email !== from) return 'changed'
    if (from === to) return 'moved'
    const next: Identity = { provider: 'email', subject: to }
    const { version, user } = await identityRow(next)
    if (user && user.id !== userId) return 'taken'
    // When another process writes this identity at the same time, somebody logs in with the address for the first time.
    if (!(await appendIdentity(next, version + 1, userId, owner.version + 1))) return 'taken'
    if (!(await rows.append(userPath(userId), owner.version + 1, { id: userId, email: to }, 1))) return 'changed'
    const last: Identity = { provider: 'email', subject: from }
    const before = await identityRow(last)
    // The old identity leads nowhere since the user has another address. This row removes the user's id.
    if (!before.user) await appendIdentity(last, before.version + 1, null, 0)
    return 'moved'
  }

  return {
    findUser: async (identity) => (await identityRow(identity)).user,
    ensureUser,
    readUser: async (userId) => (await userRow(userId))?.user,
    async listUsers(after, count) {
      const ids = await files.list(`${folder}/user`)
      return ids
        .filter((id) => id > after)
        .sort()
        .slice(0, count)
    },
    moveEmail,
    async readWallet(userId) {
      const row = await rows.read(walletPath(userId))
      const wallet = row && v.parse(walletSchema, row.value)
      if (wallet) await rows.prune(walletPath(userId), keptVaults(wallet.vault))
      return wallet
    },
    createWallet: (userId, vault, addresses) =>
      rows.append(walletPath(userId), 1, { walletId: vault.walletId, vault, addresses }, keptVaults(vault)),
    async replaceVault(userId, vault) {
      const row = await rows.read(walletPath(userId))
      if (!row || row.version + 1 !== vault.version) return false
      const { walletId, addresses } = v.parse(walletSchema, row.value)
      if (walletId !== vault.walletId) return false
      return rows.append(walletPath(userId), vault.version, { walletId, vault, addresses }, keptVaults(vault))
    },
    async readDevice(userId, id) {
      const text = await files.read(devicePath(userId, id))
      return text === undefined ? undefined : v.parse(deviceSchema, JSON.parse(text))
    },
    saveDevice: (userId, device) => files.replace(devicePath(userId, device.id), JSON.stringify(device)),
    removeDevice: (userId, id) => files.remove(devicePath(userId, id)),
    close: async () => {},
  }
}
