import { brotliDecompressSync } from 'node:zlib'
import { parseRenames } from '../emit/template'
import { sha256 } from '../hash'
import { isRecord, parseJsonObject } from '../json'
import { isText } from '../text/text-style'

/** The files of a template by path, `units.json` and `renames.json` among them. */
export type TemplateFiles = ReadonlyMap<string, Uint8Array>

/** All templates of a package: its own template, and the templates of earlier releases by version. */
export interface PackageTemplates {
  own: TemplateFiles
  releases: ReadonlyMap<string, TemplateFiles>
}

/**
 * The largest size of all templates together, in bytes. The limit protects against a small file that would fill the memory when it is
 * unpacked.
 */
const maxBytes = 128 * 1024 * 1024

/**
 * Writes all templates as one text. Files with the same content are written once for all releases. Old versions of a file, also versions
 * from before a rename, are written next to the current version. Because most of their lines are the same, they compress well. The first
 * line is the checksum of the rest.
 */
export function joinTemplates({ own, releases }: PackageTemplates): Uint8Array {
  const texts = new Map<string, { text: string | { base64: string }; path: string }>()
  const currentPath = followRenames(own)
  const hashesOf = (files: TemplateFiles): [string, string][] =>
    [...files].map(([path, bytes]) => {
      const hash = sha256(bytes)
      if (!texts.has(hash)) texts.set(hash, { text: encodeText(bytes), path: currentPath(path) })
      return [path, hash]
    })
  const template = hashesOf(own)
  const older = [...releases].map(([version, files]) => [version, hashesOf(files)] as const)
  // The sort is stable, so the current text of each path is first.
  const sorted = [...texts].sort(([, one], [, other]) => (one.path < other.path ? -1 : one.path > other.path ? 1 : 0))
  const index = new Map(sorted.map(([hash], at) => [hash, at]))
  const placesOf = (files: [string, string][]) =>
    Object.fromEntries(files.map(([path, hash]) => [path, index.get(hash)]))
  const body = JSON.stringify({
    template: placesOf(template),
    releases: Object.fromEntries(older.map(([version, files]) => [version, placesOf(files)])),
    texts: sorted.map(([, { text }]) => text),
  })
  return Buffer.from(`${sha256(Buffer.from(body))}\n${body}`)
}

/** Returns a function that maps a path of any release to the file's present path. */
function followRenames(own: TemplateFiles): (path: string) => string {
  const renames = own.get('renames.json')
  const next = new Map(renames ? parseRenames(new TextDecoder().decode(renames)).map(({ from, to }) => [from, to]) : [])
  return (path) => {
    let current = path
    const seen = new Set<string>()
    for (let to = next.get(current); to !== undefined && !seen.has(to); to = next.get(current)) {
      seen.add(to)
      current = to
    }
    return current
  }
}

/** The templates of a package. The template of an earlier release is decoded when `release` is called. */
export interface UnpackedTemplates {
  own: TemplateFiles
  versions: readonly string[]
  /** Decodes the template of an earlier release; `null` if the package has no release of this version. */
  release(version: string): TemplateFiles | null
}

/**
 * Reads the text that {@link joinTemplates} wrote.
 * @param packed the text, compressed with brotli
 * @throws SyntaxError if the text is damaged or has another format
 * @throws RangeError if it unpacks to more than 128 MiB
 */
export function unpackTemplates(packed: Uint8Array): UnpackedTemplates {
  const joined = brotliDecompressSync(packed, { maxOutputLength: maxBytes })
  const end = joined.indexOf('\n')
  const body = joined.subarray(end + 1)
  if (joined.subarray(0, Math.max(end, 0)).toString() !== sha256(body)) throw new SyntaxError('its checksum is wrong')
  const { template, releases, texts } = parseJsonObject(body.toString())
  if (!isRecord(template) || !isRecord(releases) || !Array.isArray(texts))
    throw new SyntaxError('it holds no templates')
  const filesAt = (places: unknown): TemplateFiles => {
    if (!isRecord(places)) throw new SyntaxError('a release has no files')
    return new Map(Object.entries(places).map(([path, index]) => [path, decodeText(texts[Number(index)])]))
  }
  return {
    own: filesAt(template),
    versions: Object.keys(releases),
    release: (version) => (Object.hasOwn(releases, version) ? filesAt(releases[version]) : null),
  }
}

/** Encodes the bytes of a file as a JSON string. */
export function encodeText(bytes: Uint8Array): string | { base64: string } {
  return isText(bytes)
    ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
    : { base64: Buffer.from(bytes).toString('base64') }
}

/** Decodes a string from {@link encodeText}. Throws for any other value. */
export function decodeText(text: unknown): Uint8Array {
  if (typeof text === 'string') return new TextEncoder().encode(text)
  if (isRecord(text) && typeof text['base64'] === 'string') return new Uint8Array(Buffer.from(text['base64'], 'base64'))
  throw new SyntaxError('a text is missing, or is neither text nor base64')
}
