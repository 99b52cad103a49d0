import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Sides } from '../../../src/merge/merge-texts'

export interface Verdict {
  isClean: boolean
  text: string
}

const script = `i=0
while [ $i -lt "$1" ]; do
  git merge-file --quiet --diff3 -p -L yours -L base -L theirs $i.mine $i.base $i.theirs > $i.out
  echo $? >> codes
  i=$((i+1))
done`

/** Merges texts with `git merge-file`, many in one shell, because starting a process from a large one takes longer than the merge. */
export async function gitVerdicts(all: readonly Sides[]): Promise<Verdict[]> {
  if (all.length === 0) return []
  const cwd = mkdtempSync(join(tmpdir(), 'wallet-modal-merges-'))
  try {
    for (const [index, sides] of all.entries())
      for (const side of ['mine', 'base', 'theirs'] as const) writeFileSync(join(cwd, `${index}.${side}`), sides[side])
    // Prevents git from reading the settings of a repository around the folder, or of the user.
    const env = { PATH: process.env['PATH'], GIT_DIR: join(cwd, 'none'), HOME: cwd, GIT_CONFIG_NOSYSTEM: '1' }
    const child = spawn('sh', ['-c', script, 'sh', String(all.length)], { cwd, env, stdio: 'ignore' })
    await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve))
    const codes = readFileSync(join(cwd, 'codes'), 'utf8').trim().split('\n').map(Number)
    return all.map((_, index) => {
      const code = codes[index]
      // The exit code is the number of conflicts, at most 127; a higher code is an error.
      if (code === undefined || code > 127) throw new Error(`git merge-file ended with ${code}`)
      return { isClean: code === 0, text: readFileSync(join(cwd, `${index}.out`), 'utf8') }
    })
  } finally {
    rmSync(cwd, { recursive: true, force: true })
  }
}
