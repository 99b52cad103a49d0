import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runCli } from './test-support/cli-process'

/** Starts the CLI in an empty folder, in a Node process that reports this version. */
async function runIn(version: string, ...flags: readonly string[]) {
  const cwd = mkdtempSync(join(tmpdir(), 'wallet-modal-old-node-'))
  onTestFinished(() => rmSync(cwd, { recursive: true, force: true }))
  const pretended = `Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`
  const env = { NODE_OPTIONS: `--import=data:text/javascript,${pretended}` }
  const args = ['shop', '--chains', 'evm', '--no-install', '--no-git', '--no-input', '--json', ...flags]
  const { exitCode, stdout } = await runCli(args, { cwd, env })
  return { exitCode, answer: JSON.parse(stdout) as unknown, written: readdirSync(cwd) }
}

test.each(['18.20.0', '20.18.9', '22.11.0'])(
  'Node %s is refused with an error that names the versions that are needed, and the folder stays empty.',
  async (version) => {
    const { exitCode, answer, written } = await runIn(version)
    expect(exitCode).toBe(4)
    expect(answer).toMatchObject({
      error: { code: 'WM_NODE_UNSUPPORTED', message: expect.stringContaining('need Node 20.19, or 22.12 and later') },
    })
    expect(written).toEqual([])
  },
)

test.each(['20.19.0', '22.12.0', '24.0.0'])(
  'Node %s is accepted, so a dry run of the CLI succeeds.',
  async (version) => {
    expect((await runIn(version, '--dry-run')).answer).toMatchObject({ ok: true })
  },
)
