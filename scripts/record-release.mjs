// Stores the template of the version that is being released in history/. Later packages contain it, so that `update` can merge without a
// network. Part of `npm version`.
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))
const outfile = join(root, '.tmp', 'record-release.mjs')
const contents = `export { recordRelease } from './record-release'; export { nodeFileSystem } from '../fs/node-file-system'`
await build({
  stdin: { contents, resolveDir: join(root, 'src', 'history') },
  outfile,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
})
const { recordRelease, nodeFileSystem } = await import(pathToFileURL(outfile).href)
const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
console.log(relative(root, await recordRelease(nodeFileSystem, root, version)))
