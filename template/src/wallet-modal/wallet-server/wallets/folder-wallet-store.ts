import * as v from 'valibot'
import { openDurableFiles } from './durable-files'
import { createFolderIdentities } from './folder-identities'
import { createVersionedRows } from './versioned-rows'
import type { WalletStore } from './wallet-store'
import { deviceSchema, keptVaults, walletSchema } from './wallet-store'

/**
 * The wallets in a folder on disk, for one machine. Each row is a JSON file in versions: of several processes, only one can write the
 * next version, and a process that ends at any moment leaves the old version or the new one.
 */
export function openFolderWallets(folder: string): WalletStore {
  const files = openDurableFiles(folder)
  const rows = createVersionedRows(files)
  const walletPath = (userId: string) => `${folder}/wallet/${userId}`
  const devicePath = (userId: string, id: string) => `${folder}/device/${userId}/${id}.json`

  return {
    ...createFolderIdentities(folder, files, rows),
    async listUsers(after, count) {
      const ids = await files.list(`${folder}/user`)
      return ids
        .filter((id) => id > after)
        .sort()
        .slice(0, count)
    },
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
