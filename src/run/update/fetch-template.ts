import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { templateOf } from '../../copy/base'
import type { Template } from '../../emit/template'
import type { RunContext } from '../context'

/**
 * Fetches the template of a published version of this package with npm; returns `null` if npm fails. npm runs in a temporary folder. In the
 * project, npm would take the nearest folder with a package.json for its own, and change the packages that are installed there.
 */
export async function fetchTemplate(
  version: string,
  { exec, progress, fs }: Pick<RunContext, 'exec' | 'progress' | 'fs'>,
): Promise<Template | null> {
  progress(`Fetching the template ${version}, from which the copy was made`)
  const folder = await mkdtemp(join(tmpdir(), 'create-wallet-modal-'))
  try {
    await writeFile(join(folder, 'package.json'), '{ "private": true }\n')
    const alone = ['--prefix', '.', '--no-global', '--no-workspaces', '--no-save', '--no-package-lock']
    const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier', '--silent']
    const { exitCode } = await exec('npm', ['install', ...alone, ...quiet, `create-wallet-modal@${version}`], {
      cwd: folder,
      apart: true,
      // A command that only reads leaves no files behind, so npm's cache is temporary, too.
      env: { npm_config_cache: join(folder, 'cache') },
    })
    return exitCode === 0 ? await templateOf(fs, join(folder, 'node_modules', 'create-wallet-modal'), version) : null
  } catch {
    return null
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
