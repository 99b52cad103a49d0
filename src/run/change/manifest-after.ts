import type { InstalledCopy } from '../../copy/find-copy'
import { recordsOf } from '../../copy/copied-files'
import { withWritten } from '../../copy/format-file'
import { toSelection } from '../../copy/base'
import { emit } from '../../emit/emit'
import type { Template } from '../../emit/template'
import { describeCopy, type Manifest, type ManifestFile } from '../../manifest/manifest'
import { chosenBy } from './chosen-files'
import type { Step } from './step'

/** Returns the manifest of a copy after a change. `written` has the hashes of texts that the host's formatter has changed. */
export function manifestAfter(
  copy: InstalledCopy,
  { template, version, selection }: Step['to'],
  written: ReadonlyMap<string, string>,
  only?: string,
): Manifest {
  const { manifest } = copy
  const chosen = toSelection(selection)
  const whole = describeCopy(template, version, chosen, emit(template, chosen), manifest.starter !== undefined)
  const fresh =
    only === undefined ? { ...whole, files: withNotes(whole, manifest) } : limited(copy, whole, template, only)
  const before = recordsOf(copy)
  const folder = copy.target === '' ? '' : `${copy.target}/`
  const { format, ignored } = manifest
  return withWritten({ ...fresh, format, ignored }, (path, file, isStarter) => {
    const at = isStarter ? path : folder + path
    const old = before.get(at)
    return written.get(at) ?? (old?.sha256 === file.sha256 ? old.written : undefined)
  })
}

/** Keeps the notes of files whose version differs from the copy's version. Keeps them only while the copy's version stays the same. */
function withNotes(whole: Manifest, { template, files }: Manifest): Manifest['files'] {
  const entries = Object.entries(whole.files).map(([path, file]): [string, ManifestFile] => {
    const old = files[path]
    const note = whole.template === template && old?.sha256 === file.sha256 ? old.template : undefined
    return [path, note === undefined ? file : { ...file, template: note }]
  })
  return Object.fromEntries(entries)
}

/** Returns the manifest after `--only`. Every changed file gets a note with its new version. */
function limited(copy: InstalledCopy, whole: Manifest, template: Template, only: string): Manifest {
  const { pending: _, ...manifest } = copy.manifest
  const isChosen = chosenBy(copy, template, only)
  const folder = copy.target === '' ? '' : `${copy.target}/`
  const kept = Object.entries(manifest.files).filter(([path]) => !isChosen(folder + path))
  const changed = Object.entries(whole.files).filter(([path]) => isChosen(folder + path))
  const noted = changed.map(([path, file]): [string, ManifestFile] => {
    const old = manifest.files[path]
    return [path, old?.sha256 === file.sha256 ? old : { ...file, template: whole.template }]
  })
  return { ...manifest, files: Object.fromEntries([...kept, ...noted].sort(([a], [b]) => (a < b ? -1 : 1))) }
}
