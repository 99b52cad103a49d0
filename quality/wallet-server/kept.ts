import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connectPostgres } from '../../template/src/wallet-modal/server-kit/store/postgres-connection'
import { openVault } from '../../template/src/wallet-modal/wallet-frame/custody/vault'
import { readVault } from '../../template/src/wallet-modal/wallet-frame/custody/vault-json'
import { loginBytes } from '../../template/src/wallet-modal/wallet-frame/custody/locks'
import { loginSecret } from '../../template/src/wallet-modal/wallet-server/crypto/login-secret'
import { openMasterKey } from '../../template/src/wallet-modal/wallet-server/crypto/master-key'
import { openWalletStore } from '../../template/src/wallet-modal/wallet-server/wallets/open-wallet-store'
import type { Kept } from './check-visitor'

/** The master key that instance.ts uses. */
const masterKey = openMasterKey({ 1: new Uint8Array(32).fill(7) })

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Tries every lock of every vault with the master key alone. Texts that are no vaults are ignored. */
async function openAll(texts: readonly string[], userId: string): Promise<Uint8Array[]> {
  const seeds: Uint8Array[] = []
  for (const text of texts) {
    const row = Object(parse(text))
    const vault = readVault(Reflect.get(row, 'vault') ?? row)
    for (const { kind, keyVersion } of vault?.locks ?? []) {
      const walletId = vault?.walletId ?? ''
      const secret = await loginSecret(masterKey, keyVersion, userId, walletId)
      const secrets = [loginBytes({ walletId, keyVersion, secret })]
      const seed = vault && (await openVault(crypto, vault, walletId, { kind, keyVersion, secrets }).catch(() => {}))
      if (seed) seeds.push(seed)
    }
  }
  return seeds
}

/** The files below a folder, without the files of other users. */
async function filesFor(folder: string, userId: string): Promise<string[]> {
  const files: string[] = []
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isFile()) files.push(path)
    else if (!/^[0-9a-f]{32}$/.test(entry.name) || entry.name === userId) files.push(...(await filesFor(path, userId)))
  }
  return files
}

/** Reads what a server has stored in a folder. */
export function keptInFolder(folder: string): Kept {
  return {
    wallets: openWalletStore(join(folder, 'wallets')),
    async seedsOfThief(userId) {
      const files = await filesFor(folder, userId)
      return openAll(await Promise.all(files.map((file) => readFile(file, 'utf8'))), userId)
    },
  }
}

/** Reads what a server has stored in PostgreSQL. */
export function keptInPostgres(url: string): Kept {
  return {
    wallets: openWalletStore(url),
    async seedsOfThief(userId) {
      const statement =
        'SELECT vault FROM wallet_vault WHERE user_id = ? UNION ALL SELECT vault FROM wallet_wallet WHERE user_id = ?'
      const connection = connectPostgres(url, '')
      const rows = await connection.query(statement, [userId, userId]).finally(() => connection.close())
      return openAll(
        rows.map((row) => String(Reflect.get(Object(row), 'vault'))),
        userId,
      )
    },
  }
}
