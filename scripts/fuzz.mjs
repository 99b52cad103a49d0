// Sends sign-ins that differ from valid ones in one property to the modal's own check and to the copied server, and mutated
// fields to the message builder. `--count`, `--fields` and `--seed` say how many and which; `--case` and `--field` repeat one.
// `funds` first: random schedules of sending money instead; `--count`, `--seed` and `--path` say which. `frame` first: forged messages
// between the page and the wallet frame, and changed vaults; `--part`, `--count`, `--share`, `--seed` and `--case` say which. `diagnostics`
// first: visits with secrets in all inputs, whose diagnostics reports must contain none; `--count`, `--seed` and `--path` say which. `cli-disk`
// first: swaps, links and edits at the calls to the disk of the CLI's commands; `--count`, `--seed` and `--case` say which.
// `cli-repositories` first: commands of the built CLI in hostile repositories; `--count`, `--seed`, `--case` and `--jobs` say which and how.
// `cli-kills` first: commands of the built CLI that die at a call to the disk; `cli-faults` first: a fault at each such call; `cli-histories`
// first: edits of a team and releases, in turn. `--count`, `--seed`, `--case` and `--jobs` say which and how; `cli-faults` takes `--share`.
// `inputs` first: valid, changed and hostile inputs for every function that gets data from outside, each compared with an oracle; `--part`,
// `--count`, `--share`, `--seed` and `--case` say which. `models` first: the stores beside small models, in random steps and in every order of two
// requests; `--model`, `--count`, `--share`, `--seed`, `--path` and `--case` say which, and `--verbose` prints how often each step was taken.
// `faults` first: each fault of the table before, during and after an action of the visitor, and random pairs of faults; `--row`, `--count`,
// `--share`, `--seed` and `--case` say which, and `--out` writes the table into a file.
// `storage` first: a database that fails, hangs, closes or is full at a call; `--count`, `--seed`, `--case` and `--jobs` say which and how.
// `load` first: long lists, many tabs and a month of polling; `--part`, `--days`, `--rounds` and `--seed` say which and how much.
// `server-load` first: two sign-in servers on one store that are killed under load; `--store`, `--part`, `--seconds`, `--rate` and `--seed` say which.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))
const others = {
  funds: 'funds',
  diagnostics: 'diagnostics',
  inputs: 'inputs',
  frame: 'frame-messages',
  models: 'models',
  faults: 'faults',
  storage: 'storage',
  load: 'load',
  'cli-disk': 'cli-adversary/disk',
  'server-load': 'server-load',
  'cli-repositories': 'cli-adversary/repositories',
  'cli-kills': 'cli-adversary/kills',
  'cli-faults': 'cli-adversary/faults',
  'cli-histories': 'cli-adversary/histories',
}
const what = others[process.argv[2]] ?? 'fuzz'
const work = join(root, '.tmp', `fuzz-${process.pid}`)

await mkdir(work, { recursive: true })
try {
  await build({
    absWorkingDir: root,
    // A preload is loaded into the processes that the fuzz test starts.
    entryPoints: [`quality/${what}/main.ts`, `quality/${what}/preload.ts`].filter((path) =>
      existsSync(join(root, path)),
    ),
    outdir: work,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // A step on a virtual clock must not wait for a file: a lazy import inside it reads none.
    splitting: !['funds', 'models', 'faults', 'storage', 'load', 'server-load'].includes(what),
    format: 'esm',
    platform: 'node',
    // One of the CLI's libraries has parts that only its ES module form imports.
    mainFields: ['module', 'main'],
    target: 'node20',
    logLevel: 'error',
    jsx: 'automatic',
    // The fakes of the tests tell the test runner what ends with a test. In the cases of faults, another file stands in for the runner.
    ...(what === 'faults' && { alias: { vitest: './quality/faults/harness/test-runner.ts' } }),
    // Left out of the bundle: view code and databases, which the fuzzing does not use, and esbuild and Solana's virtual machine, which are native code.
    loader: { '.css': 'empty' },
    external: ['ioredis', 'pg', 'db0', 'unstorage/drivers/*', 'litesvm', 'esbuild'],
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);",
    },
  })
  const { status } = spawnSync(process.execPath, [join(work, 'main.mjs'), ...process.argv.slice(2)], {
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
} finally {
  await rm(work, { recursive: true, force: true })
}
