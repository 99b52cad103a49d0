import { join } from 'node:path'
import { apply } from '../apply/apply'
import { CliError, interruption } from '../errors'
import { sha256 } from '../hash'
import { commitEverything, initRepository } from '../host/git'
import { readLockfiles, type Lockfile } from '../host/lockfile'
import type { PackageManager } from '../host/package-manager'
import { isInRepository } from '../host/repository'
import { noteInstalled } from '../undo/installed'
import type { RunContext } from './context'

/** The steps after the files are written. */
export interface Afterwards {
  install: boolean
  git: boolean
}

interface AfterwardsInput {
  install?: boolean
  git?: boolean
  yes?: boolean
  dryRun?: boolean
}

/** Decides whether to install dependencies and to start a git repository. If no flag decides, asks the user. */
export async function decideAfterwards(
  input: AfterwardsInput,
  context: RunContext,
  { project, isNew, needsInstall }: { project: string; isNew: boolean; needsInstall: boolean },
): Promise<Afterwards> {
  const { prompter, fs } = context
  const ask = async (id: 'install' | 'git', otherwise: boolean): Promise<boolean> =>
    prompter ? prompter.confirm(id, true) : otherwise
  const mayInstall = needsInstall && !input.dryRun
  const install = mayInstall && (input.install ?? (await ask('install', input.yes === true)))
  const mayInit = isNew && !(await isInRepository(fs, project))
  const git = mayInit && (input.git ?? (input.dryRun ? true : await ask('git', true)))
  return { install, git }
}

/** Installs the dependencies. Throws `WM_INSTALL_FAILED` if the install fails; the written files stay. */
export async function installDependencies(project: string, pm: PackageManager, context: RunContext): Promise<void> {
  const command = `${pm} install`
  const before = await readLockfiles(context.fs, project)
  context.progress(`Installing dependencies: ${command}`)
  const result = await context
    .exec(pm, ['install'], { cwd: project, visible: context.isWatched })
    .catch(() => ({ exitCode: 1, output: '' }))
  if (context.signal.aborted || result.exitCode !== 0) await putBack(before, context)
  if (context.signal.aborted) throw stoppedInstall(context.signal, command)
  if (result.exitCode === 0) {
    // If the note cannot be written, `undo` does not restore these lockfiles.
    await noteInstalled({ ...context, root: project }, before).catch(() => {})
    return
  }
  const detail = result.output.trim().split('\n').slice(-5).join('\n')
  throw new CliError('WM_INSTALL_FAILED', {
    what: `All files are written, but ${command} failed.`,
    why: detail === '' ? 'Its own output says why.' : detail,
    hint: `Run \`${command}\` in ${project} once the cause is mended. The lockfile is as it was before.`,
    path: project,
  })
}

/** Starts a git repository. Returns a warning if git fails, because the app works without a repository. */
export async function startRepository(project: string, context: RunContext): Promise<string | null> {
  const result = await initRepository(context.exec, project)
  return result.exitCode === 0 ? null : `No git repository was started: ${result.output.trim() || 'git failed'}.`
}

/** Makes the first commit of a repository that this run has started. Returns a warning if there is no commit. */
export async function commitFirst(project: string, context: RunContext): Promise<string | null> {
  const failure = await commitEverything(context.exec, project, 'Start with the wallet modal')
  if (failure === null) return null
  return failure.why === 'author'
    ? 'No first commit was made, because git does not know your name and e-mail. Set user.name and user.email, then commit.'
    : `No first commit was made: ${failure.output || 'git failed'}.`
}

/** Restores the lockfiles as they were before an install that failed or was interrupted. */
async function putBack(before: readonly Lockfile[], context: RunContext): Promise<void> {
  // Restoring must also work after an interrupt, so it gets a signal that never aborts.
  const calm = { ...context, signal: new AbortController().signal }
  for (const { folder, name, bytes } of before) {
    const path = join(folder, name)
    const now = (await context.fs.kind(path)) === 'file' ? sha256(await context.fs.read(path)) : null
    if (now === (bytes && sha256(bytes))) continue
    await apply(context.fs, folder, [{ path: name, bytes, before: now }], calm)
  }
}

function stoppedInstall(signal: AbortSignal, command: string): CliError {
  return new CliError(interruption(signal).code, {
    what: 'Installing the dependencies was stopped.',
    why: 'All files had been written before, and they stay.',
    hint: `Run \`${command}\` in the project to go on. The lockfile is as it was before.`,
  })
}
