import * as v from 'valibot'
import { hashOf } from '../../server-kit/random'
import type { DurableFiles } from './durable-files'
import { createUserId } from './user-id'
import type { UserRow } from './user-row'
import { hasIdentity, identitiesOf, toUser, userSchema, withIdentity, withoutIdentity } from './user-row'
import type { VersionedRows } from './versioned-rows'
import type { Identity, IdentityStore, NewIdentity } from './wallet-store'
import { namedIdentity } from './wallet-store'

/** The row of an identity. `userId` is null after the user has removed or replaced the identity. */
const identitySchema = v.object({
  provider: v.string(),
  subject: v.string(),
  name: v.optional(v.string()),
  userId: v.nullable(v.string()),
  /** The version of the user's row that adds this identity. */
  userVersion: v.number(),
})

interface Owner {
  version: number
  row: UserRow
}

interface FoundIdentity {
  /** The version of the identity's row; 0 without a row. */
  version: number
  /** The user of the identity. Undefined if no user has the identity. */
  owner: Owner | undefined
  /** True if the user's row does not have the identity yet: a change has stopped between its two writes. */
  isPending: boolean
}

/** How often to try again when another process changes the same row. */
const maxTries = 10

/**
 * The users and their identities in a folder. A user's row lists the identities, and an identity's row names the user. A change writes the
 * row of the identity first and the row of the user second. The identity is valid from the first write on. So a process that ends between
 * the two writes leaves the user with one more identity, which the user has proven, and never without an identity.
 */
export function createFolderIdentities(folder: string, files: DurableFiles, rows: VersionedRows): IdentityStore {
  const userPath = (userId: string) => `${folder}/user/${userId}`
  const identityPath = async ({ provider, subject }: Identity) =>
    `${folder}/identity/${await hashOf(`${provider}\n${subject}`)}`

  async function readOwner(userId: string): Promise<Owner | undefined> {
    const row = await rows.read(userPath(userId))
    return row && { version: row.version, row: v.parse(userSchema, row.value) }
  }

  /** Writes the next version of a user's row. False if another process has changed the row in the meantime. */
  const appendUser = ({ version }: Owner, row: UserRow) => rows.append(userPath(row.id), version + 1, row, 1)

  async function find(identity: Identity): Promise<FoundIdentity> {
    const row = await rows.read(await identityPath(identity))
    if (!row) return { version: 0, owner: undefined, isPending: false }
    const { version } = row
    const { userId, userVersion } = v.parse(identitySchema, row.value)
    const owner = userId === null ? undefined : await readOwner(userId)
    const isPending = owner !== undefined && owner.version < userVersion
    const isCurrent = owner !== undefined && (isPending || hasIdentity(owner.row, identity))
    return { version, owner: isCurrent ? owner : undefined, isPending }
  }

  async function appendIdentity(identity: NewIdentity, version: number, userId: string | null, userVersion: number) {
    const { provider, subject, name } = namedIdentity(identity)
    return rows.append(await identityPath(identity), version, { provider, subject, name, userId, userVersion }, 1)
  }

  /** Removes the user's id from the row of an identity that no user has any more. */
  async function clear(identity: Identity): Promise<void> {
    const { version, owner } = await find(identity)
    if (!owner) await appendIdentity(identity, version + 1, null, 0)
  }

  /** Completes a change that has stopped between its two writes, so that a later change of the user keeps the identity. */
  async function complete(owner: Owner, identity: NewIdentity): Promise<void> {
    // A user who changes the address has two addresses until the change is complete. Only `moveEmail` completes the change.
    if (identity.provider === 'email' && owner.row.email !== null) return
    await appendUser(owner, withIdentity(owner.row, namedIdentity(identity)))
  }

  return {
    async findUser(identity) {
      const { owner } = await find(identity)
      return owner && toUser(owner.row)
    },
    async ensureUser(identity) {
      for (let tries = 0; tries < maxTries; tries += 1) {
        const { version, owner, isPending } = await find(identity)
        if (owner && isPending) await complete(owner, identity)
        if (owner) return toUser((await readOwner(owner.row.id))?.row ?? owner.row)
        const none: UserRow = { id: createUserId(), email: null, logins: [] }
        const made = withIdentity(none, namedIdentity(identity))
        await rows.append(userPath(made.id), 1, made, 1)
        if (await appendIdentity(identity, version + 1, made.id, 1)) return toUser(made)
        await files.remove(`${userPath(made.id)}/1.json`)
      }
      throw new Error('the row of an identity changes all the time')
    },
    async readUser(userId) {
      const owner = await readOwner(userId)
      return owner && toUser(owner.row)
    },
    async moveEmail(userId, from, to) {
      const owner = await readOwner(userId)
      if (owner?.row.email !== from) return 'changed'
      if (from === to) return 'moved'
      const next: Identity = { provider: 'email', subject: to }
      const found = await find(next)
      if (found.owner && found.owner.row.id !== userId) return 'taken'
      // If another process writes the row of this identity at the same time, somebody logs in with the address for the first time.
      if (!(await appendIdentity(next, found.version + 1, userId, owner.version + 1))) return 'taken'
      if (!(await appendUser(owner, { ...owner.row, email: to }))) return 'changed'
      // No user has the old identity now, because the user has another address.
      await clear({ provider: 'email', subject: from })
      return 'moved'
    },
    async listIdentities(userId) {
      const owner = await readOwner(userId)
      return owner ? identitiesOf(owner.row) : []
    },
    async addIdentity(userId, identity) {
      for (let tries = 0; tries < maxTries; tries += 1) {
        const owner = await readOwner(userId)
        if (!owner) return 'changed'
        if (hasIdentity(owner.row, identity)) return 'added'
        if (identity.provider === 'email' && owner.row.email !== null) return 'changed'
        const found = await find(identity)
        if (found.owner && found.owner.row.id !== userId) return 'taken'
        // If one of the two writes fails, another process has changed the same row. So the next turn reads both rows again.
        const isWritten = await appendIdentity(identity, found.version + 1, userId, owner.version + 1)
        if (isWritten && (await appendUser(owner, withIdentity(owner.row, namedIdentity(identity))))) return 'added'
      }
      throw new Error('the row of an identity changes all the time')
    },
    async removeIdentity(userId, identity) {
      for (let tries = 0; tries < maxTries; tries += 1) {
        const owner = await readOwner(userId)
        // In a later turn, another request has removed the identity, or has continued from the row that this request has written.
        if (!owner || !hasIdentity(owner.row, identity)) return tries === 0 ? 'missing' : 'removed'
        if (identitiesOf(owner.row).length === 1) return 'last'
        if (await appendUser(owner, withoutIdentity(owner.row, identity))) {
          await clear(identity)
          return 'removed'
        }
      }
      throw new Error('the row of a user changes all the time')
    },
  }
}
