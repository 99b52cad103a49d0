import { beforeAll, expect, test } from 'vitest'
import { HostApp } from './support/app'
import { useHostsWorld } from './support/hosts-world'
import { walletBar } from './support/pages'
import { reactRouterTemplate } from './support/react-router-template'
import { looksAsInTemplate } from './support/template-picture'

const world = useHostsWorld()
let app: HostApp

beforeAll(async () => {
  const template = world.keep(await HostApp.write(reactRouterTemplate))
  const choices = ['--template', template.folder, '--yes', '--no-install', '--no-git-init', '--no-motion']
  app = world.keep(await HostApp.generate('create-react-router@7.18.4', ['NAME', ...choices]))
  const { found, wiring, warnings } = await app.addModal('--wire')
  expect(found).toMatchObject({ framework: 'react-router', entry: 'app/root.tsx' })
  expect(wiring).toMatchObject({ file: 'app/wallet.tsx', state: 'wired', why: null })
  const lines = warnings.map((each) => /Add to vite\.config\.ts: (optimizeDeps: .+)$/.exec(each)?.[1]).find(Boolean)
  await app.replace('vite.config.ts', 'plugins:', `${lines}, plugins:`)
  await world.useSandbox(app, wiring.file)
  await app.put({ 'app/wallet-bar.tsx': walletBar({ modal: './wallet-modal' }) })
  await app.replace('app/routes/home.tsx', /^/, `import { WalletBar } from "../wallet-bar";\n`)
  await app.replace('app/routes/home.tsx', 'Welcome', '<WalletBar />')
  await app.install()
})

test('an app of create-react-router: its server renders the button, and with the lines that the CLI names the first attempt connects in development', async () => {
  const program = await app.bin('@react-router/dev', 'react-router')
  const server = await world.serve(app.folder, (port) => [program, 'dev', '--port', port])
  expect(await server.markup()).toContain('data-testid="wm-connect-button"')
  await world.connects(server.address)
})

test('The app is type-checked and built, its build renders the button, and a visitor connects.', async () => {
  await app.npm('typecheck')
  await app.npm('build')
  const program = await app.bin('@react-router/serve', 'react-router-serve')
  const server = await world.serve(app.folder, () => [program, './build/server/index.js'])
  expect(await server.markup()).toContain('data-testid="wm-connect-button"')
  await world.connects(server.address)
  await looksAsInTemplate(world, { name: 'react-router', app, file: 'app/wallet.tsx', address: server.address })
})
