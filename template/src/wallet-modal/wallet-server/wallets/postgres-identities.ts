import * as v from 'valibot'
import type { PostgresConnection } from '../../server-kit/store/postgres-connection'
import { createAskRows, idRows } from './postgres-rows'
import { createUserId } from './user-id'
import type { IdentityStore, NamedIdentity, User } from './wallet-store'
import { isSameIdentity, namedIdentity, namedIdentitySchema } from './wallet-store'

/**
 * Users and identities. `version` counts the changes of a user's identities. Tables of earlier versions lack the columns `version` and
 * `name`. The columns are added only where they are missing, because even an ALTER TABLE that changes nothing waits for all other queries.
 */
export const identitySchema = `
CREATE TABLE IF NOT EXISTS wallet_user (
  id text PRIMARY KEY, created_at timestamptz NOT NULL DEFAULT now(), version integer NOT NULL DEFAULT 1);
CREATE TABLE IF NOT EXISTS wallet_identity (
  provider text NOT NULL, subject text NOT NULL, user_id text NOT NULL REFERENCES wallet_user (id),
  name text, added_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (provider, subject));
CREATE INDEX IF NOT EXISTS wallet_identity_user ON wallet_identity (user_id);
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_attribute WHERE attrelid = 'wallet_user'::regclass AND attname = 'version') THEN
    ALTER TABLE wallet_user ADD COLUMN version integer NOT NULL DEFAULT 1;
    ALTER TABLE wallet_identity ADD COLUMN name text, ADD COLUMN added_at timestamptz NOT NULL DEFAULT now();
  END IF;
END $$;`

/** Every statement is a transaction of its own, so a process that ends at any moment leaves no half of a change. */
const statements = {
  findUser: `
SELECT found.user_id AS id, mail.subject AS email FROM wallet_identity AS found
LEFT JOIN wallet_identity AS mail ON mail.user_id = found.user_id AND mail.provider = 'email'
WHERE found.provider = ? AND found.subject = ?`,
  addUser: `
WITH made AS (INSERT INTO wallet_user (id) VALUES (?) RETURNING id)
INSERT INTO wallet_identity (provider, subject, name, user_id) SELECT ?::text, ?::text, ?::text, id FROM made
ON CONFLICT (provider, subject) DO NOTHING RETURNING user_id AS id`,
  removeUser: `DELETE FROM wallet_user WHERE id = ?`,
  readUser: `
SELECT owner.id, mail.subject AS email FROM wallet_user AS owner
LEFT JOIN wallet_identity AS mail ON mail.user_id = owner.id AND mail.provider = 'email'
WHERE owner.id = ?`,
  // This is one statement, so that the version and the identities belong together.
  readIdentities: `
SELECT owner.version::text, provider, subject, COALESCE(name, subject) AS name FROM wallet_user AS owner
JOIN wallet_identity ON user_id = owner.id WHERE owner.id = ? ORDER BY provider <> 'email', added_at, provider, subject`,
  // The next two statements change the user's version first. A second change of the same user waits, and then fails with an old version.
  addIdentity: `
WITH mine AS (UPDATE wallet_user SET version = version + 1 WHERE id = ? AND version = ?::integer RETURNING id),
added AS (
  INSERT INTO wallet_identity (provider, subject, name, user_id) SELECT ?::text, ?::text, ?::text, id FROM mine
  ON CONFLICT (provider, subject) DO NOTHING RETURNING user_id)
SELECT (SELECT count(*) FROM mine)::text AS mine, (SELECT count(*) FROM added)::text AS added`,
  removeIdentity: `
WITH mine AS (UPDATE wallet_user SET version = version + 1 WHERE id = ? AND version = ?::integer RETURNING id)
DELETE FROM wallet_identity USING mine WHERE provider = ? AND subject = ? AND user_id = mine.id RETURNING user_id AS id`,
  // The lock makes a second change of the same user wait. After the wait, the user's old identity does not exist, so the change fails.
  moveEmail: `
WITH mine AS (
  SELECT user_id FROM wallet_identity WHERE provider = 'email' AND subject = ? AND user_id = ? FOR UPDATE),
added AS (
  INSERT INTO wallet_identity (provider, subject, user_id) SELECT 'email', ?::text, user_id FROM mine
  ON CONFLICT (provider, subject) DO NOTHING RETURNING user_id),
removed AS (
  DELETE FROM wallet_identity USING added
  WHERE provider = 'email' AND subject = ? AND wallet_identity.user_id = added.user_id)
SELECT (SELECT count(*) FROM mine)::text AS mine, (SELECT count(*) FROM added)::text AS added`,
}

const userRows = v.array(v.object({ id: v.string(), email: v.nullable(v.string()) }))
const changeRows = v.tuple([v.object({ mine: v.string(), added: v.string() })])
const identityRows = v.array(v.object({ version: v.string(), ...namedIdentitySchema.entries }))

/** How often to try again when another process changes the same user. */
const maxTries = 10

/** The users and their identities in PostgreSQL. */
export function createPostgresIdentities(connection: PostgresConnection): IdentityStore {
  const ask = createAskRows(connection)

  async function findUser(provider: string, subject: string): Promise<User | undefined> {
    return (await ask(userRows, statements.findUser, provider, subject))[0]
  }

  async function readIdentities(userId: string): Promise<{ version: string; identities: NamedIdentity[] }> {
    const rows = await ask(identityRows, statements.readIdentities, userId)
    return { version: rows[0]?.version ?? '0', identities: rows.map(namedIdentity) }
  }

  return {
    findUser: ({ provider, subject }) => findUser(provider, subject),
    async ensureUser(identity) {
      const { provider, subject, name } = namedIdentity(identity)
      const known = await findUser(provider, subject)
      if (known) return known
      const id = createUserId()
      const [made] = await ask(idRows, statements.addUser, id, provider, subject, name)
      if (made) return { id, email: provider === 'email' ? subject : null }
      await connection.query(statements.removeUser, [id])
      const other = await findUser(provider, subject)
      if (!other) throw new Error('the row of an identity changes all the time')
      return other
    },
    readUser: async (userId) => (await ask(userRows, statements.readUser, userId))[0],
    async moveEmail(userId, from, to) {
      if (from === to) return (await findUser('email', from))?.id === userId ? 'moved' : 'changed'
      const [{ mine, added }] = await ask(changeRows, statements.moveEmail, from, userId, to, from)
      if (mine === '0') return 'changed'
      return added === '0' ? 'taken' : 'moved'
    },
    listIdentities: async (userId) => (await readIdentities(userId)).identities,
    async addIdentity(userId, identity) {
      const { provider, subject, name } = namedIdentity(identity)
      for (let tries = 0; tries < maxTries; tries += 1) {
        const { version, identities } = await readIdentities(userId)
        if (identities.length === 0) return 'changed'
        if (identities.some((other) => isSameIdentity(other, identity))) return 'added'
        if (provider === 'email' && identities.some((other) => other.provider === 'email')) return 'changed'
        const values = [userId, version, provider, subject, name]
        const [{ mine, added }] = await ask(changeRows, statements.addIdentity, ...values)
        if (mine === '1') return added === '1' ? 'added' : 'taken'
      }
      throw new Error('the row of a user changes all the time')
    },
    async removeIdentity(userId, identity) {
      const { provider, subject } = identity
      for (let tries = 0; tries < maxTries; tries += 1) {
        const { version, identities } = await readIdentities(userId)
        if (!identities.some((other) => isSameIdentity(other, identity))) return 'missing'
        if (identities.length === 1) return 'last'
        const removed = await ask(idRows, statements.removeIdentity, userId, version, provider, subject)
        if (removed.length === 1) return 'removed'
      }
      throw new Error('the row of a user changes all the time')
    },
  }
}
