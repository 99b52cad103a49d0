import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CliError } from '../../errors'
import type { RunContext } from '../context'

/** Returns the path of this package's tarball in a new app. */
export function vendoredPath(version: string): string {
  return `vendor/create-wallet-modal-${version}.tgz`
}

/** Packs this package in the same way as `npm publish`, and returns the tarball's bytes. */
export async function packSelf(context: RunContext): Promise<Uint8Array> {
  const { fs, packageRoot, exec } = context
  const isBuilt = async (path: string): Promise<boolean> => (await fs.kind(join(packageRoot, path))) === 'file'
  if (!(await isBuilt('dist/cli.js'))) {
    const built = await exec(process.execPath, ['scripts/build.mjs'], { cwd: packageRoot })
    if (built.exitCode !== 0) throw packFailed(built.output)
  }
  const folder = await mkdtemp(join(tmpdir(), 'create-wallet-modal-'))
  try {
    // The folder is given in the environment. On Windows, npm is a script, and the shell that starts npm would split a path with spaces.
    const packed = await exec('npm', ['pack', '--ignore-scripts', '--silent'], {
      cwd: packageRoot,
      env: { npm_config_pack_destination: folder },
    })
    const [tarball] = (await fs.list(folder)).filter((name) => name.endsWith('.tgz'))
    if (packed.exitCode !== 0 || tarball === undefined) throw packFailed(packed.output)
    return await fs.read(join(folder, tarball))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function packFailed(output: string): CliError {
  return new CliError('WM_PACK_FAILED', {
    what: 'This package could not be packed for the new app.',
    why: output.trim() === '' ? 'npm pack ended without a tarball.' : output.trim(),
    hint: 'See that npm can be started. In a clone, run `npm install`. Then run the same command again.',
  })
}
