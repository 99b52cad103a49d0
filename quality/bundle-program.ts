import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Builds a program of this folder into one file that Node runs. A lazy import of the source then reads no file, so no test
 * waits for the disk. `alias` replaces modules by files of this repository. Resolves with the path of the program.
 */
export async function bundleProgram(
  entry: string,
  outdir: string,
  alias: Readonly<Record<string, string>> = {},
): Promise<string> {
  await build({
    absWorkingDir: root,
    entryPoints: { main: entry },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    alias: { ...alias },
    format: 'esm',
    platform: 'node',
    // One of the CLI's libraries has parts that only its ES module form imports.
    mainFields: ['module', 'main'],
    target: 'node20',
    jsx: 'automatic',
    logLevel: 'error',
    loader: { '.css': 'empty' },
    // The bundle excludes esbuild and Solana's virtual machine, because both are native code, and the clients of databases that no program opens.
    external: ['litesvm', 'esbuild', 'ioredis', 'pg', 'db0', 'unstorage/drivers/*'],
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);",
    },
  })
  return join(outdir, 'main.mjs')
}
