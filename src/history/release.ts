import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { Template } from '../emit/template'
import { sha256 } from '../hash'
import { isRecord, parseJsonObject } from '../json'
import { decodeText, encodeText } from './packed-templates'

/** A released template: which text was at which path. */
export interface Release {
  version: string
  /** Template path → SHA-256; `units.json` and `renames.json` among them. */
  files: Record<string, string>
  /** The texts that no earlier release had, by SHA-256. */
  blobs: ReadonlyMap<string, Uint8Array>
}

/** What a release adds to the history, packed. `known` are the hashes that earlier releases hold. */
export function packRelease(version: string, files: Template['files'], known: ReadonlySet<string>): Uint8Array {
  const hashes = Object.fromEntries([...files].map(([path, bytes]) => [path, sha256(bytes)]))
  const added = [...files.values()].filter((bytes) => !known.has(sha256(bytes)))
  const blobs = Object.fromEntries(added.map((bytes) => [sha256(bytes), encodeText(bytes)]))
  const json = new TextEncoder().encode(JSON.stringify({ version, files: hashes, blobs }))
  const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: json.length }
  return new Uint8Array(brotliCompressSync(json, { params }))
}

/** A few bytes can be packed so that they fill the memory: no release is larger than this. */
const mostBytes = 128 * 1024 * 1024

/** Reads a packed release. Throws an error on anything else, on a text that is not what its hash says, and on what is far too large. */
export function unpackRelease(packed: Uint8Array): Release {
  const json = brotliDecompressSync(packed, { maxOutputLength: mostBytes })
  const { version, files, blobs } = parseJsonObject(new TextDecoder().decode(json))
  if (typeof version !== 'string' || !isRecord(files) || !isRecord(blobs)) throw new SyntaxError('not a release')
  const decoded = Object.entries(blobs).map(([hash, blob]): [string, Uint8Array] => {
    const bytes = decodeText(blob)
    if (sha256(bytes) !== hash) throw new SyntaxError(`the text ${hash} of release ${version} is damaged`)
    return [hash, bytes]
  })
  const hashes = Object.entries(files).map(([path, hash]) => [path, String(hash)])
  return { version, files: Object.fromEntries(hashes), blobs: new Map(decoded) }
}
