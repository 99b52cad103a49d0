import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { Template } from '../emit/template'
import { sha256 } from '../hash'
import { isRecord, parseJsonObject } from '../json'
import { decodeText, encodeText } from './packed-templates'

/** A released template: the hash of the text at each path. */
export interface Release {
  version: string
  /** Template path → SHA-256, including `units.json` and `renames.json`. */
  files: Record<string, string>
  /** The texts that are new in this release, by SHA-256. */
  blobs: ReadonlyMap<string, Uint8Array>
}

/** Packs a release for the history. `known` are the hashes of the texts that earlier releases already have. */
export function packRelease(version: string, files: Template['files'], known: ReadonlySet<string>): Uint8Array {
  const hashes = Object.fromEntries([...files].map(([path, bytes]) => [path, sha256(bytes)]))
  const added = [...files.values()].filter((bytes) => !known.has(sha256(bytes)))
  const blobs = Object.fromEntries(added.map((bytes) => [sha256(bytes), encodeText(bytes)]))
  const json = new TextEncoder().encode(JSON.stringify({ version, files: hashes, blobs }))
  const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: json.length }
  return new Uint8Array(brotliCompressSync(json, { params }))
}

/** The largest size of a release, in bytes. The limit protects against a small file that would fill the memory when it is unpacked. */
const mostBytes = 128 * 1024 * 1024

/** Unpacks a release. Throws if the file is malformed or too large, or if a text does not match its hash. */
export function unpackRelease(packed: Uint8Array): Release {
  const json = brotliDecompressSync(packed, { maxOutputLength: mostBytes })
  const { version, files, blobs } = parseJsonObject(new TextDecoder().decode(json))
  if (typeof version !== 'string' || !isRecord(files) || !isRecord(blobs)) throw new SyntaxError('not a release')
  const decoded = Object.entries(blobs).map(([hash, blob]): [string, Uint8Array] => {
    const bytes = decodeText(blob)
    if (sha256(bytes) !== hash) throw new SyntaxError(`the text ${hash} of release ${version} is damaged`)
    return [hash, bytes]
  })
  const hashes = Object.entries(files).map(([path, hash]) => {
    if (typeof hash !== 'string') throw new SyntaxError(`release ${version} has no hash for ${path}`)
    return [path, hash]
  })
  return { version, files: Object.fromEntries(hashes), blobs: new Map(decoded) }
}
