import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Exec } from '../process/exec'
import { conflictLines } from './conflict-lines'
import type { Merged, MergeOptions, Sides } from './merge-texts'

/** Merges with `git merge-file`, which is fast on long texts. Returns `null` if git is missing. */
export async function mergeLong(exec: Exec, sides: Sides, labels: MergeOptions['labels']): Promise<Merged | null> {
  const cwd = await mkdtemp(join(tmpdir(), 'create-wallet-modal-'))
  try {
    const names = ['mine', 'base', 'theirs'] as const
    for (const name of names) await writeFile(join(cwd, name), sides[name])
    const flags = names.flatMap((name) => ['-L', labels[name]])
    const { exitCode, output } = await exec('git', ['merge-file', '--quiet', '--diff3', '-p', ...flags, ...names], {
      cwd,
      apart: true,
      // With this setting, git does not read the settings of a repository around the folder.
      env: { GIT_DIR: join(cwd, 'none') },
    })
    // The exit code is the number of conflicts, at most 127; a higher code is an error.
    return exitCode >= 127 ? null : { text: output, conflicts: conflictLines(output) }
  } finally {
    await rm(cwd, { recursive: true, force: true })
  }
}
