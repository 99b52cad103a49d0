// Sends sign-ins that differ from valid ones in one property to the modal's own check and to the copied server, and mutated
// fields to the message builder. `--count`, `--fields` and `--seed` say how many and which; `--case` and `--field` repeat one.
import { spawnSync } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))
const work = join(root, '.tmp', `fuzz-${process.pid}`)

await mkdir(work, { recursive: true })
try {
  await build({
    absWorkingDir: root,
    entryPoints: ['quality/fuzz/main.ts'],
    outdir: work,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
    // Nothing here is stored in a database.
    external: ['ioredis', 'pg', 'db0', 'unstorage/drivers/*'],
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
