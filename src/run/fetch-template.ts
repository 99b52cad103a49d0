import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { templateOf } from '../copy/base'
import type { Template } from '../emit/template'
import type { RunContext } from './context'

/** The template of a published version of this package, fetched with npm; `null` when that fails. */
export async function fetchTemplate(
  version: string,
  { exec, progress, fs }: Pick<RunContext, 'exec' | 'progress' | 'fs'>,
): Promise<Template | null> {
  progress(`Fetching the template ${version}, from which the copy was made`)
  const folder = await mkdtemp(join(tmpdir(), 'create-wallet-modal-'))
  try {
    const flags = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--silent']
    const { exitCode } = await exec('npm', ['install', ...flags, `create-wallet-modal@${version}`], { cwd: folder })
    return exitCode === 0 ? await templateOf(fs, join(folder, 'node_modules', 'create-wallet-modal'), version) : null
  } catch {
    return null
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
