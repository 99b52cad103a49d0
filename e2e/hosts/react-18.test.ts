import { beforeAll, expect, test } from 'vitest'
import { HostApp } from './support/app'
import { useHostsWorld } from './support/hosts-world'
import { walletBar } from './support/pages'
import { run } from './support/process'

const world = useHostsWorld()
let app: HostApp

/** The versions of React 18 that npm installs, and the test tools of an app that tests its copy. */
const packages = [
  'react@18.3.1',
  'react-dom@18.3.1',
  '@types/react@18',
  '@types/react-dom@18',
  'vitest',
  'happy-dom',
  '@testing-library/react',
  '@testing-library/dom',
]

beforeAll(async () => {
  app = world.keep(await HostApp.generate('create-vite@latest', ['NAME', '--template', 'react-ts', '--no-interactive']))
  await app.install(...packages)
  const { wiring, warnings } = await app.createModal('--all', '--tests', 'all', '--wire')
  expect(warnings.filter((warning) => /react/i.test(warning))).toEqual([])
  await world.useSandbox(app, wiring.file)
  await app.put({ 'src/wallet-bar.tsx': walletBar({ modal: './wallet-modal' }) })
  await app.replace('src/App.tsx', /^/, `import { WalletBar } from './wallet-bar'\n`)
  await app.replace('src/App.tsx', /<>/, '<><WalletBar />')
  await app.install()
})

test('An app with React 18.3 and every unit is checked and built by its own scripts, and a visitor connects.', async () => {
  await app.npm('build')
  const vite = await app.bin('vite')
  const { address } = await world.serve(app.folder, (port) => [
    vite,
    'preview',
    '--port',
    port,
    '--strictPort',
    '--host',
    'localhost',
  ])
  await world.connects(address)
})

test('All tests of the copy pass with React 18.3.', async () => {
  const vitest = await app.bin('vitest')
  const output = await run(
    app.folder,
    process.execPath,
    [vitest, 'run', '--reporter=dot', '--pool=vmThreads'],
    {},
    880_000,
  )
  const [, files = '', tests = ''] = /Test Files +(\d+) passed[^]*?Tests +(\d+) passed/.exec(output) ?? []
  expect(output).not.toMatch(/\d+ failed/)
  console.log(`React 18.3.1: ${Number(tests).toLocaleString('en')} tests in ${files} files passed, 0 failed`)
}, 900_000)
