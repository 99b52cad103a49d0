import * as v from 'valibot'
import { connectPostgres } from '../../server-kit/store/postgres-connection'
import { createPostgresIdentities, identitySchema } from './postgres-identities'
import { createAskRows, idRows } from './postgres-rows'
import type { Device, StoredWallet, WalletStore } from './wallet-store'
import { deviceSchema, keptVaults, walletSchema } from './wallet-store'

const schema = `${identitySchema}
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
  // Bytes are compared, because the order of other collations is not that of JavaScript.
  listUsers: `SELECT id FROM wallet_user WHERE id COLLATE "C" > ? ORDER BY id COLLATE "C" LIMIT ?::integer`,
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

const walletRows = v.array(v.object({ wallet_id: v.string(), vault: v.string(), addresses: v.string() }))
const deviceRows = v.array(v.object({ id: v.string(), name: v.string(), at: v.string() }))

/** The wallets in PostgreSQL, for any number of machines. It creates its tables if they do not exist. */
export function openPostgresWallets(url: string): WalletStore {
  const connection = connectPostgres(url, schema)

  const ask = createAskRows(connection)

  return {
    ...createPostgresIdentities(connection),
    listUsers: async (after, count) => (await ask(idRows, statements.listUsers, after, count)).map(({ id }) => id),
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
