// Bundles the CLI and the sandbox into dist/. Runs on every `npm install`, so it is fast, and silent when all is well.
import { cp, lstat, mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { thirdPartyLicenses } from './third-party-licenses.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const work = join(root, '.tmp', `build-${process.pid}`)
const dist = join(work, 'dist')
const source = join(root, 'src')
const sandbox = join(source, 'sandbox')
const testing = join(source, 'testing')

const shared = /** @type {const} @satisfies {import('esbuild').BuildOptions} */ ({
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  splitting: true,
  // Keeps the names of functions, so that a stack trace says where an error was thrown.
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'inline',
  chunkNames: '[name]-[hash]',
  logLevel: 'error',
  // Bundled CommonJS packages ask for Node's own modules through `require`, which an ES module does not have.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);",
  },
  // The sandbox loads the codes of contracts by name. The last entry makes sure that no import ever bundles this GPL-licensed code.
  external: ['vite', 'playwright-core', 'bufferutil', 'utf-8-validate', '@metamask/delegation-abis/bytecode'],
  metafile: true,
})

// The sandbox looks for its data beside its own file. So it is a separate bundle, which the CLI imports when `sandbox` is run.
const sandboxApart = {
  name: 'sandbox-apart',
  setup(/** @type {import('esbuild').PluginBuild} */ { onResolve }) {
    onResolve({ filter: /\/sandbox\/run-sandbox$/ }, () => ({ path: './sandbox/run-sandbox.js', external: true }))
  },
}

await mkdir(work, { recursive: true })
try {
  const [cli, libraries] = await Promise.all([buildCli(), buildLibraries(), packTemplates(), linkPackage()])
  await writeFile(join(dist, 'THIRD-PARTY-LICENSES.txt'), await thirdPartyLicenses(root, [cli, libraries]))
  await swap()
} finally {
  await rm(work, { recursive: true, force: true })
}

async function buildCli() {
  // The CommonJS form of some packages looks for its parts at run time, where a bundler cannot see them.
  const mainFields = ['module', 'main']
  const options = { ...shared, mainFields, entryPoints: ['src/cli.ts'], outdir: dist, plugins: [sandboxApart] }
  return (await build(options)).metafile
}

/** Bundles the sandbox and the test kit together, because the test kit starts a sandbox and both use the same code. */
async function buildLibraries() {
  const entryPoints = [
    ...['index.ts', 'run-sandbox.ts'].map((name) => join(sandbox, name)),
    ...['index.ts', 'playwright/index.ts'].map((name) => join(testing, name)),
  ]
  const { metafile } = await build({
    ...shared,
    entryPoints,
    outdir: dist,
    outbase: source,
    chunkNames: 'sandbox/[name]-[hash]',
  })
  await Promise.all([sandbox, testing, join(testing, 'playwright')].map(copyBesides))
  return metafile
}

/** Copies the type declarations of a folder, and the files that the bundled code reads from the disk: the folders `public` and `data`. */
async function copyBesides(/** @type {string} */ folder) {
  const names = await readdir(folder)
  const copied = names.filter((name) => name === 'public' || name === 'data' || name.endsWith('.d.ts'))
  const target = join(dist, relative(source, folder))
  await Promise.all(copied.map((name) => cp(join(folder, name), join(target, name), { recursive: true })))
}

/** Compresses the template and its history into the one file that the package ships in their place. */
async function packTemplates() {
  const outfile = join(work, 'pack-templates.mjs')
  const contents = `export { packTemplates } from './pack-templates'
    export { packedTemplates } from './package-templates'
    export { nodeFileSystem } from '../fs/node-file-system'`
  await build({
    absWorkingDir: root,
    stdin: { contents, resolveDir: join(root, 'src', 'history') },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
  })
  const { packTemplates, packedTemplates, nodeFileSystem } = await import(pathToFileURL(outfile).href)
  const previous = await readFile(join(root, packedTemplates)).catch(() => null)
  const packed = await packTemplates(nodeFileSystem, root, 10, previous)
  await mkdir(dist, { recursive: true })
  await writeFile(join(work, packedTemplates), packed)
}

/** Replaces the old bundle by the new one in one step, so that a CLI that starts meanwhile finds a whole bundle. */
async function swap(attempt = 1) {
  const target = join(root, 'dist')
  try {
    if (existsSync(target)) await rename(target, join(work, `old-${attempt}`))
    await rename(dist, target)
  } catch (error) {
    // Another build that ends at the same moment has already moved its bundle there, or the old bundle away.
    if (attempt === 5) throw error
    await swap(attempt + 1)
  }
}

/** Lets `template/` import `create-wallet-modal/sandbox` as a scaffolded app does. */
async function linkPackage() {
  const modules = join(root, 'node_modules')
  const link = join(modules, 'create-wallet-modal')
  // Installed as a package, this folder is `node_modules/create-wallet-modal` itself.
  if (!existsSync(modules) || dirname(root).endsWith('node_modules')) return
  const current = await lstat(link).catch(() => null)
  if (current?.isSymbolicLink() && (await readlink(link)) === '..') return
  await rm(link, { recursive: true, force: true })
  await mkdir(modules, { recursive: true })
  await symlink('..', link, 'junction')
}
