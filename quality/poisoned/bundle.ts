import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Builds the program that renders poisoned data, with React's production build. Resolves with the path of the program. */
export async function bundlePoisoned(outdir: string): Promise<string> {
  await build({
    absWorkingDir: root,
    entryPoints: ['quality/poisoned/main.ts'],
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);",
    },
  })
  return join(outdir, 'main.mjs')
}
