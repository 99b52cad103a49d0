import { join, posix } from 'node:path'
import compare from 'semver/functions/compare'
import { findUnfinished } from '../apply/recover'
import { isSidecar, readAdded, readCopied, recordsOf } from '../copy/copied-files'
import type { InstalledCopy } from '../copy/find-copy'
import { CliError } from '../errors'
import type { FileSystem } from '../fs/file-system'
import { listFiles } from '../fs/tree'
import { conflictLines } from '../merge/conflict-lines'
import { fail, ok, some, warn, type Check } from './check'

/** Checks whether an earlier run was killed. */
export async function checkUnfinished(
  project: string,
  world: Omit<Parameters<typeof findUnfinished>[1], 'clear'>,
): Promise<Check> {
  try {
    const unfinished = await findUnfinished(project, { ...world, clear: false })
    if (!unfinished) return ok('copy', 'unfinished', 'No run was stopped in the middle')
    return fail(
      'copy',
      'unfinished',
      'An earlier run was stopped in the middle: some of its files are in place and some are not.',
      'Run its command again with --continue to finish it, or with --abort to undo it.',
    )
  } catch (error) {
    if (error instanceof CliError) return warn('copy', 'unfinished', error.message, error.hint)
    throw error
  }
}

/** Checks the copied folder: its manifest, its age, edited files, and what a merge has left. */
export async function checkCopy(fs: FileSystem, copy: InstalledCopy, cliVersion: string): Promise<Check[]> {
  const { manifest, target } = copy
  const count = recordsOf(copy).size
  return [
    ok(
      'copy',
      'manifest',
      `${posix.join(target, 'wallet-modal.json')} describes ${count} files of version ${manifest.template}`,
    ),
    age(manifest.template, cliVersion),
    ...(await files(fs, copy)),
    ...(await leftovers(fs, copy)),
  ]
}

/** The check for a copy that is missing or cannot be read. */
export function noCopy(error: CliError): Check {
  return fail('copy', 'manifest', error.message, error.hint)
}

function age(template: string, cli: string): Check {
  const order = compare(template, cli)
  if (order === 0) return ok('copy', 'version', `The copy has the template of this version, ${cli}`)
  if (order < 0) {
    const message = `The copy is of version ${template}; this is ${cli}.`
    return warn('copy', 'version', message, 'See what has changed: create-wallet-modal update --check')
  }
  const message = `The copy is of version ${template}, and this create-wallet-modal is only ${cli}.`
  return warn('copy', 'version', message, 'Use the newest: create-wallet-modal@latest')
}

async function files(fs: FileSystem, copy: InstalledCopy): Promise<Check[]> {
  const copied = await readCopied(fs, copy)
  const added = await readAdded(fs, copy)
  const count = (state: string): number => copied.filter((file) => file.state === state).length
  const replaced = copied.filter(({ state }) => state === 'replaced').map(({ path }) => path)
  if (replaced.length > 0) {
    const message = `A link or a folder stands where a file was copied: ${some(replaced)}.`
    return [fail('copy', 'files', message, 'Put a file there again, or move it away: updates refuse to go through it.')]
  }
  const counts = [`${count('edited')} edited`, `${count('deleted')} deleted`, `${added.length} added by you`].join(', ')
  const isUntouched = count('pristine') === copied.length && added.length === 0
  return [
    ok(
      'copy',
      'files',
      isUntouched ? 'Every file is as it was copied' : `Files: ${counts} (create-wallet-modal diff shows them)`,
    ),
  ]
}

async function leftovers(fs: FileSystem, copy: InstalledCopy): Promise<Check[]> {
  const { project, target, manifest } = copy
  const folder = join(project, target)
  const paths = (await listFiles(fs, folder)).filter((path) => !/(^|\/)node_modules\//.test(path))
  const sidecars = paths.filter(isSidecar)
  const marked: string[] = []
  for (const path of paths.filter((each) => !isSidecar(each))) {
    if ((await fs.kind(join(folder, path))) !== 'file') continue
    const [line] = conflictLines(new TextDecoder().decode(await fs.read(join(folder, path))))
    if (line !== undefined) marked.push(`${target}/${path}:${line}`)
  }
  const next = manifest.pending
    ? `Resolve them, then run: create-wallet-modal ${manifest.pending.command} --continue`
    : 'Resolve them.'
  const beside = manifest.pending ? sidecars.map((path) => posix.join(target, path)) : []
  const open = [...marked, ...beside]
  if (open.length > 0) return [fail('copy', 'conflicts', `A merge has left conflicts: ${some(open)}.`, next)]
  if (manifest.pending) {
    const { command, template } = manifest.pending
    const fix = `Finish it: create-wallet-modal ${command} --continue; or take it back with --abort`
    return [
      warn('copy', 'conflicts', `The ${command} to ${template} is not finished, though no conflicts are left.`, fix),
    ]
  }
  if (sidecars.length > 0) {
    return [
      warn(
        'copy',
        'conflicts',
        `A merge has left ${some(sidecars)}.`,
        'Take over what you want of them, then delete them.',
      ),
    ]
  }
  return [ok('copy', 'conflicts', 'No conflicts are left of a merge')]
}
