import * as v from 'valibot'
import { connectPostgres } from '../../server-kit/store/postgres-connection'
import { createUserId } from './user-id'
import type { Device, StoredWallet, User, WalletStore } from './wallet-store'
import { deviceSchema, keptVaults, walletSchema } from './wallet-store'

const schema = `
CREATE TABLE IF NOT EXISTS wallet_user (id text PRIMARY KEY, created_at timestamptz NOT NULL DEFAULT now());
CREATE TABLE IF NOT EXISTS wallet_identity (
  provider text NOT NULL, subject text NOT NULL, user_id text NOT NULL REFERENCES wallet_user (id),
  PRIMARY KEY (provider, subject));
CREATE INDEX IF NOT EXISTS wallet_identity_user ON wallet_identity (user_id);
CREATE TABLE IF NOT EXISTS wallet_wallet (
  user_id text PRIMARY KEY REFERENCES wallet_user (id), version integer NOT NULL, wallet_id text NOT NULL,
  vault text NOT NULL, addresses text NOT NULL);
CREATE TABLE IF NOT EXISTS wallet_vault (
  user_id text NOT NULL REFERENCES wallet_user (id), version integer NOT NULL, vault text NOT NULL,
  stored_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (user_id, version));
CREATE TABLE IF NOT EXISTS wallet_device (
  user_id text NOT NULL REFERENCES wallet_user (id), id text NOT NULL, name text NOT NULL, logged_in_at bigint NOT NULL,
  PRIMARY KEY (user_id, id));`

/** Every statement is a transaction of its own, so a process that ends at any moment leaves no half of a change. */
const statements = {
  findUser: `SELECT user_id AS id, subject AS email FROM wallet_identity WHERE provider = ? AND subject = ?`,
  addUser: `
WITH made AS (INSERT INTO wallet_user (id) VALUES (?) RETURNING id)
INSERT INTO wallet_identity (provider, subject, user_id) SELECT ?::text, ?::text, id FROM made
ON CONFLICT (provider, subject) DO NOTHING RETURNING user_id AS id`,
  removeUser: `DELETE FROM wallet_user WHERE id = ?`,
  readUser: `SELECT user_id AS id, subject AS email FROM wallet_identity WHERE user_id = ? AND provider = 'email'`,
  // Bytes are compared, because the order of other collations is not that of JavaScript.
  listUsers: `SELECT id FROM wallet_user WHERE id COLLATE "C" > ? ORDER BY id COLLATE "C" LIMIT ?::integer`,
  // The lock makes a second change of the same user wait; then this user's old identity is gone.
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
  readWallet: `SELECT wallet_id, vault, addresses FROM wallet_wallet WHERE user_id = ?`,
  createWallet: `
WITH made AS (
  INSERT INTO wallet_wallet (user_id, version, wallet_id, vault, addresses) VALUES (?, 1, ?, ?, ?)
  ON CONFLICT (user_id) DO NOTHING RETURNING user_id, version, vault)
INSERT INTO wallet_vault (user_id, version, vault) SELECT user_id, version, vault FROM made RETURNING user_id AS id`,
  replaceVault: `
WITH next AS (
  UPDATE wallet_wallet SET vault = ?, version = version + 1 WHERE user_id = ? AND wallet_id = ? AND version = ?
  RETURNING user_id, version, vault),
removed AS (
  DELETE FROM wallet_vault USING next
  WHERE wallet_vault.user_id = next.user_id AND wallet_vault.version <= next.version - ?::integer)
INSERT INTO wallet_vault (user_id, version, vault) SELECT user_id, version, vault FROM next RETURNING user_id AS id`,
  readDevice: `SELECT id, name, logged_in_at::text AS at FROM wallet_device WHERE user_id = ? AND id = ?`,
  saveDevice: `
INSERT INTO wallet_device (user_id, id, name, logged_in_at) VALUES (?, ?, ?, ?)
ON CONFLICT (user_id, id) DO UPDATE SET name = excluded.name, logged_in_at = excluded.logged_in_at`,
  removeDevice: `DELETE FROM wallet_device WHERE user_id = ? AND id = ?`,
}

const userRows = v.array(v.object({ id: v.string(), email: v.string() }))
const idRows = v.array(v.object({ id: v.string() }))
const moveRows = v.tuple([v.object({ mine: v.string(), added: v.string() })])
const walletRows = v.array(v.object({ wallet_id: v.string(), vault: v.string(), addresses: v.string() }))
const deviceRows = v.array(v.object({ id: v.string(), name: v.string(), at: v.string() }))

/** The wallets in PostgreSQL, for any number of machines. It creates its tables if they do not exist. */
export function openPostgresWallets(url: string): WalletStore {
  const connection = connectPostgres(url, schema)

  async function ask<T>(
    rows: v.GenericSchema<unknown, T>,
    statement: string,
    ...values: (string | number)[]
  ): Promise<T> {
    return v.parse(rows, await connection.query(statement, values))
  }

  async function findUser(provider: string, subject: string): Promise<User | undefined> {
    return (await ask(userRows, statements.findUser, provider, subject))[0]
  }

  return {
    findUser: ({ provider, subject }) => findUser(provider, subject),
    async ensureUser({ provider, subject }) {
      const known = await findUser(provider, subject)
      if (known) return known
      const id = createUserId()
      const [made] = await ask(idRows, statements.addUser, id, provider, subject)
      if (made) return { id, email: subject }
      await connection.query(statements.removeUser, [id])
      const other = await findUser(provider, subject)
      if (!other) throw new Error('the row of an identity changes all the time')
      return other
    },
    readUser: async (userId) => (await ask(userRows, statements.readUser, userId))[0],
    listUsers: async (after, count) => (await ask(idRows, statements.listUsers, after, count)).map(({ id }) => id),
    async moveEmail(userId, from, to) {
      if (from === to) return (await findUser('email', from))?.id === userId ? 'moved' : 'changed'
      const [{ mine, added }] = await ask(moveRows, statements.moveEmail, from, userId, to, from)
      if (mine === '0') return 'changed'
      return added === '0' ? 'taken' : 'moved'
    },
    async readWallet(userId): Promise<StoredWallet | undefined> {
      const [row] = await ask(walletRows, statements.readWallet, userId)
      if (!row) return undefined
      const { wallet_id: walletId, vault, addresses } = row
      return v.parse(walletSchema, { walletId, vault: JSON.parse(vault), addresses: JSON.parse(addresses) })
    },
    async createWallet(userId, vault, addresses) {
      const texts = [JSON.stringify(vault), JSON.stringify(addresses)]
      const made = await ask(idRows, statements.createWallet, userId, vault.walletId, ...texts)
      return made.length === 1
    },
    async replaceVault(userId, vault) {
      const { walletId, version } = vault
      const values = [JSON.stringify(vault), userId, walletId, version - 1, keptVaults(vault)]
      return (await ask(idRows, statements.replaceVault, ...values)).length === 1
    },
    async readDevice(userId, id): Promise<Device | undefined> {
      const [row] = await ask(deviceRows, statements.readDevice, userId, id)
      return row && v.parse(deviceSchema, { id: row.id, name: row.name, loggedInAt: Number(row.at) })
    },
    async saveDevice(userId, { id, name, loggedInAt }) {
      await connection.query(statements.saveDevice, [userId, id, name, loggedInAt])
    },
    async removeDevice(userId, id) {
      await connection.query(statements.removeDevice, [userId, id])
    },
    close: () => connection.close(),
  }
}
