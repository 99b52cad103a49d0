// Runs one of the programs with generated cases. The first argument names the program:
//
//   (none)            Logins that differ from valid logins in one property go to the modal's check and to the copied server. Changed fields go to the
//                     message builder. Options: --count, --fields, --seed; --case and --field repeat one case.
//   funds             Visitors send money in random schedules. Options: --count, --seed, --path.
//   frame             Forged messages arrive between the page and the wallet frame, and vaults are changed. Options: --part, --count, --share, --seed, --case.
//   diagnostics       Visits have secrets in all inputs; no report may contain one of the secrets. Options: --count, --seed, --path, --jobs.
//   cli-disk          Files and links change right before a command's call to the disk. Options: --count, --seed, --case.
//   cli-repositories  The built CLI works in hostile repositories. Options: --count, --seed, --case, --jobs.
//   cli-kills         A command of the built CLI is killed at a call to the disk. Options: --count, --seed, --case, --jobs.
//   cli-faults        Each call to the disk fails once. Options: --share, --seed, --case.
//   cli-histories     A team edits its copy between releases. Options: --count, --seed, --case, --jobs.
//   inputs            Functions that get data from outside are compared with oracles. Options: --part, --count, --share, --seed, --case.
//   models            Stores run beside small models. Options: --model, --count, --share, --seed, --path, --case; --verbose counts the steps.
//   faults            Each fault of the table strikes before, during and after an action, and then pairs of faults strike. Options: --row, --count, --share,
//                     --seed, --case; --out writes the table into a file.
//   storage           A database fails, hangs, closes or is full at a call. Options: --count, --seed, --case, --jobs.
//   load              Lists are long, many tabs are open, and a month of polling passes. Options: --part, --days, --rounds, --seed.
//   server-load       Two sign-in servers on one store are killed under load. Options: --store, --part, --seconds, --rate, --seed.
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
    splitting: !['funds', 'diagnostics', 'models', 'faults', 'storage', 'load', 'server-load'].includes(what),
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
