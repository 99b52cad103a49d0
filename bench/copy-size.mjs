// How large the smallest copy is, as the CLI writes it: the TypeScript and CSS of its `src/wallet-modal`.
import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const cli = fileURLToPath(new URL('../dist/cli.js', import.meta.url))

/** Writes a copy with `--minimal --no-tests` into a folder of its own, and counts its files and lines. */
export async function measureCopy() {
  const folder = await mkdtemp(join(tmpdir(), 'wallet-modal-size-'))
  try {
    const flags = ['--minimal', '--no-tests', '--no-install', '--no-git', '--no-input', '--quiet']
    execFileSync(process.execPath, [cli, 'app', ...flags], { cwd: folder })
    const entries = await readdir(join(folder, 'app/src/wallet-modal'), { recursive: true, withFileTypes: true })
    const sources = entries.filter((entry) => entry.isFile() && /\.(tsx?|css)$/.test(entry.name))
    const texts = await Promise.all(sources.map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8')))
    return {
      minimalFiles: texts.length,
      minimalLines: texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
