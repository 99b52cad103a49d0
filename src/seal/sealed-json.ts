import type { FileSystem } from '../fs/file-system'
import { isRecord, parseJsonObject, type JsonObject } from '../json'
import type { Seal } from './seal'

/** What a signed file is for: the signature of one is worth nothing in the place of another. */
type Purpose = 'owner' | 'journal' | 'undo' | 'installed'

/** A project whose files are signed: a signature is worth nothing in another folder. */
export interface SealedPlace {
  fs: FileSystem
  seal: Seal
  /** The folder of the project, or the one in which a new project arrives. */
  root: string
}

/** A JSON file with its signature; `null` where no key can be had. */
export async function sealedJson(
  place: SealedPlace,
  purpose: Purpose,
  content: JsonObject,
): Promise<Uint8Array | null> {
  const root = await place.fs.realPath(place.root)
  const signature = await place.seal.sign(root, signedText(purpose, root, content))
  return signature === null ? null : encode({ content, signature })
}

/** The same for a person to read, where nothing can sign it: no run will believe it. */
export function unsignedJson(content: JsonObject): Uint8Array {
  return encode({ content })
}

function encode(value: JsonObject): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(value)}\n`)
}

/** What a signed JSON file says; `null` when no run of this user on this machine has written it for this folder. */
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
