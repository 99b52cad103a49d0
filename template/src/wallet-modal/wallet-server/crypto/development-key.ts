import { openDurableFiles } from '../wallets/durable-files'
import { fromBase64url, randomText } from './bytes'

/**
 * A master key for development, which is made once and kept in the file `master-key` of a folder. In production, the key must not lie
 * beside the wallets: set WALLET_MASTER_KEY.
 * @param folder a folder that version control ignores
 * @throws Error when the file has something else than a key
 */
export async function developmentKey(folder: string): Promise<Record<number, Uint8Array>> {
  const files = openDurableFiles(folder)
  const path = `${folder}/master-key`
  if ((await files.read(path)) === undefined) await files.create(path, randomText(32))
  const key = fromBase64url((await files.read(path)) ?? '')
  if (key?.length !== 32)
    throw new Error(`${path} has no master key. The wallets of this folder need the key that it had`)
  return { 1: key }
}
