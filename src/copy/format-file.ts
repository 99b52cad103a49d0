import { sha256 } from '../hash'
import { formatManifest, type Manifest, type ManifestFile } from '../manifest/manifest'
import type { Format } from '../merge/merge-changes'
import { bytesOf, isText, styleOfText, textOf } from '../text/text-style'

/** Formats a file with the host's formatter. Returns the file with the hash for the manifest, or `null` if formatting changes nothing. */
export async function formatFile(
  path: string,
  bytes: Uint8Array,
  format: Format,
): Promise<{ bytes: Uint8Array; written: string } | null> {
  if (!isText(bytes)) return null
  const text = await format(path, textOf(bytes))
  if (text === null || text === textOf(bytes)) return null
  return { bytes: bytesOf(text, styleOfText(bytes)), written: sha256(bytesOf(text)) }
}

/** Serializes a manifest. Formats it with the host's formatter if the copy is formatted. */
export async function manifestBytes(manifest: Manifest, path: string, format: Format | null): Promise<Uint8Array> {
  const bytes = formatManifest(manifest)
  if (format === null || manifest.format !== 'prettier') return bytes
  return (await formatFile(path, bytes, format))?.bytes ?? bytes
}

/** Records in a manifest which files the host's formatter has changed. `writtenAt` returns the hash for a manifest path. */
export function withWritten(
  manifest: Manifest,
  writtenAt: (path: string, file: ManifestFile, isStarter: boolean) => string | undefined,
): Manifest {
  const note = (files: Record<string, ManifestFile>, isStarter: boolean): Record<string, ManifestFile> =>
    Object.fromEntries(
      Object.entries(files).map(([path, file]) => {
        const written = writtenAt(path, file, isStarter)
        return [path, written === undefined ? file : { ...file, written }]
      }),
    )
  const { starter } = manifest
  return {
    ...manifest,
    files: note(manifest.files, false),
    ...(starter === undefined ? {} : { starter: note(starter, true) }),
  }
}
