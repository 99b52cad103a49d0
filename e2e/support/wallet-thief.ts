import { createDecipheriv, createHmac, hkdfSync } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { HDNodeWallet, Mnemonic } from 'ethers'

// Opens vaults from the description of their format alone, with Node's cryptography and none of the wallet's own code.

interface Box {
  iv: string
  ct: string
}

interface StolenRow {
  walletId: string
  vault: { version: number; box: Box; locks: (Box & { kind: string; keyVersion: number; salt: string })[] }
}

const bytes = (text: string) => Buffer.from(text, 'base64url')

function withLengths(...parts: Buffer[]): Buffer {
  return Buffer.concat(
    parts.flatMap((part) => {
      const length = Buffer.alloc(4)
      length.writeUInt32BE(part.length)
      return [length, part]
    }),
  )
}

function decrypt(key: Buffer, { iv, ct }: Box, label: string): Buffer {
  const data = bytes(ct)
  const decipher = createDecipheriv('aes-256-gcm', key, bytes(iv))
  decipher.setAAD(Buffer.from(label))
  decipher.setAuthTag(data.subarray(-16))
  return Buffer.concat([decipher.update(data.subarray(0, -16)), decipher.final()])
}

/** Tries to open a vault with what the server's master key gives, whatever the kind of the lock. Returns the seed. */
function openWithMasterKey({ walletId, vault }: StolenRow, userId: string, master: Buffer): Buffer | undefined {
  const message = withLengths(...['wallet-login-lock', userId, walletId].map((text) => Buffer.from(text)))
  const secret = createHmac('sha256', master).update(message).digest()
  for (const { kind, salt, ...sealed } of vault.locks) {
    const key = Buffer.from(hkdfSync('sha256', withLengths(secret), bytes(salt), `wallet-vault/1/${kind}`, 32))
    try {
      return decrypt(decrypt(key, sealed, `${walletId}/${kind}`), vault.box, `${walletId}/seed`)
    } catch {
      // This lock needs more than the master key.
    }
  }
  return undefined
}

/** The Ethereum addresses of all wallets that the files of a server and its master key open, with all vaults that the server still keeps. */
export async function openedByThief(wallets: string, masterKey: string): Promise<Set<string>> {
  const master = bytes(await readFile(masterKey, 'utf8'))
  const users = await readdir(join(wallets, 'wallet'))
  const opened = new Set<string>()
  for (const userId of users)
    for (const file of await readdir(join(wallets, 'wallet', userId))) {
      const row = JSON.parse(await readFile(join(wallets, 'wallet', userId, file), 'utf8')) as StolenRow
      const seed = openWithMasterKey(row, userId, master)
      if (seed) opened.add(HDNodeWallet.fromMnemonic(Mnemonic.fromEntropy(seed)).address)
    }
  return opened
}
