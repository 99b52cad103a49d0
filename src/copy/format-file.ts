import { sha256 } from '../hash'
import { formatManifest, type Manifest, type ManifestFile } from '../manifest/manifest'
import type { Format } from '../merge/merge-changes'
import { bytesOf, isText, styleOfText, textOf } from '../text/text-style'

/** A file as the host's formatter would have it, with the hash that the manifest notes; `null` where it changes nothing. */
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

/** A manifest as it is written to a path of the project, formatted by the host's rules where the copy is. */
export async function manifestBytes(manifest: Manifest, path: string, format: Format | null): Promise<Uint8Array> {
  const bytes = formatManifest(manifest)
  if (format === null || manifest.format !== 'prettier') return bytes
  return (await formatFile(path, bytes, format))?.bytes ?? bytes
}

/** A manifest that notes which files the host's formatter has changed. `writtenAt` gives the hash of a file by its manifest path. */
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
