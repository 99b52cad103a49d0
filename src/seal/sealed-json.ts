import type { FileSystem } from '../fs/file-system'
import { isRecord, parseJsonObject, type JsonObject } from '../json'
import type { Seal } from './seal'

/** The purpose of a signed file. A signature counts only for its purpose, so that an attacker cannot use one file in the place of another. */
type Purpose = 'owner' | 'journal' | 'undo' | 'installed'

/** A folder whose files are signed. A signature counts only in its own folder. */
export interface SealedPlace {
  fs: FileSystem
  seal: Seal
  /** The folder of the project, or the parent folder of a new project. */
  root: string
}

/** Encodes a JSON file with its signature; returns `null` if there is no key. */
export async function sealedJson(
  place: SealedPlace,
  purpose: Purpose,
  content: JsonObject,
): Promise<Uint8Array | null> {
  const root = await place.fs.realPath(place.root)
  const signature = await place.seal.sign(root, signedText(purpose, root, content))
  return signature === null ? null : encode({ content, signature })
}

/** Encodes a JSON file without a signature. People can read it, but no run trusts it. */
export function unsignedJson(content: JsonObject): Uint8Array {
  return encode({ content })
}

function encode(value: JsonObject): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(value)}\n`)
}

/** Reads a signed JSON file; returns `null` unless this user has written the file on this machine for this folder. */
export async function unsealJson(place: SealedPlace, purpose: Purpose, bytes: Uint8Array): Promise<JsonObject | null> {
  const file = parsed(bytes)
  if (!file || !isRecord(file['content']) || typeof file['signature'] !== 'string') return null
  const root = await place.fs.realPath(place.root)
  const { content, signature } = file
  return (await place.seal.isOurs(root, signedText(purpose, root, content), signature)) ? content : null
}

function signedText(purpose: Purpose, root: string, content: JsonObject): string {
  return JSON.stringify(['create-wallet-modal', purpose, root, content])
}

function parsed(bytes: Uint8Array): JsonObject | null {
  try {
    return parseJsonObject(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}
