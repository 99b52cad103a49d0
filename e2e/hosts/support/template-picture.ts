import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { expect } from 'vitest'
import { packageRoot } from '../../../src/test-support/cli-process'
import { linkPackages } from '../../selections/app'
import { HostApp } from './app'
import type { HostsWorld } from './hosts-world'
import { walletBar } from './pages'
import { run } from './process'
import { StaticServer } from './static-server'

/** Where pictures that differ are kept. */
const kept = join(packageRoot, '.tmp', 'hosts')

/** A page with the template's modal and no style of its own. */
const plainPage = {
  'package.json': JSON.stringify({
    name: 'plain-page',
    private: true,
    type: 'module',
    dependencies: { react: '^19.2.0', 'react-dom': '^19.2.0' },
    devDependencies: { vite: '^8.0.0' },
  }),
  'tsconfig.json': '{ "compilerOptions": { "jsx": "react-jsx" } }\n',
  'index.html':
    '<!doctype html><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="/src/main.tsx"></script>\n',
  'src/main.tsx': `import { createRoot } from 'react-dom/client'
import { WalletProvider } from './wallet'
import { WalletBar } from './wallet-bar'

createRoot(document.getElementById('root')!).render(<WalletProvider><WalletBar /></WalletProvider>)
`,
  'src/wallet-bar.tsx': walletBar({ modal: './wallet-modal' }),
}

interface Pictured {
  /** The kind of app. */
  name: string
  app: HostApp
  /** The team's file with the options of the modal. */
  file: string
  /** The units of the copy; all that are usual when left out. */
  units?: readonly string[]
  address: string
}

/** The open modal of an app has the same pixels as the template's on a page without a style. */
export async function looksAsInTemplate(
  world: HostsWorld,
  { name, app, file, units = [], address }: Pictured,
): Promise<void> {
  const plain = world.keep(await HostApp.write(plainPage))
  await plain.addModal(...units)
  await linkPackages(plain.folder)
  const wallet = await app.read(file)
  await plain.put({ 'src/wallet.tsx': wallet.replaceAll(/(process|import\.meta)\.env\.\w+/g, 'undefined') })
  await run(plain.folder, process.execPath, [join(packageRoot, 'node_modules', 'vite', 'bin', 'vite.js'), 'build'])
  const server = world.end(await StaticServer.start(`${plain.folder}/dist`))
  const [expected, actual] = [await world.picture(server.address), await world.picture(address)]
  expect(await differentPixels(name, expected, actual), 'pixels that differ').toBe(0)
}

/** How many pixels differ by more than the noise of drawing, which is a few levels of 255; pictures that do are kept. */
async function differentPixels(name: string, before: Buffer, after: Buffer): Promise<number> {
  const [expected, actual] = [PNG.sync.read(before), PNG.sync.read(after)]
  const { width, height } = expected
  const difference = new PNG({ width, height })
  const options = { threshold: 0.05, includeAA: true }
  const count = pixelmatch(expected.data, actual.data, difference.data, width, height, options)
  const pictures = { expected: before, actual: after, difference: PNG.sync.write(difference) }
  await mkdir(kept, { recursive: true })
  for (const [kind, picture] of Object.entries(count > 0 ? pictures : {}))
    await writeFile(join(kept, `${name}.${kind}.png`), picture)
  return count
}
