import { beforeAll, expect, test } from 'vitest'
import { HostApp } from './app'
import { useHostsWorld } from './hosts-world'
import { plainPage, walletBar } from './pages'
import { looksAsInTemplate } from './template-picture'

/** The tests for an app of create-vite, in JavaScript and in TypeScript. */
export function testViteApp(language: 'typescript' | 'javascript'): void {
  const [template, extension] = language === 'typescript' ? ['react-ts', 'tsx'] : ['react', 'jsx']
  const world = useHostsWorld()
  let app: HostApp

  beforeAll(async () => {
    app = world.keep(await HostApp.generate('create-vite@latest', ['NAME', '--template', template, '--no-interactive']))
    const { found, wiring } = await app.addModal('--wire')
    expect(found).toMatchObject({ framework: 'vite', language, entry: `src/main.${extension}` })
    expect(wiring).toMatchObject({ file: `src/wallet.${extension}`, state: 'wired', why: null })
    await world.useSandbox(app, wiring.file)
    await app.put({ [`src/wallet-bar.${extension}`]: walletBar({ modal: './wallet-modal' }) })
    await app.replace(`src/App.${extension}`, /^/, `import { WalletBar } from './wallet-bar'\n`)
    await app.replace(`src/App.${extension}`, /<>/, '<><WalletBar />')
    await app.install()
  })

  const connectsTo = async (...mode: string[]): Promise<string> => {
    const vite = await app.bin('vite')
    const place = ['--strictPort', '--host', 'localhost']
    const server = await world.serve(app.folder, (port) => [vite, ...mode, '--port', port, ...place])
    await world.connects(server.address)
    return server.address
  }

  test('A visitor connects in an app of create-vite in development.', async () => {
    await connectsTo()
  })

  test('The scripts of the app build and lint it, and a visitor of the build connects.', async () => {
    await app.npm('build')
    await app.npm('lint')
    const address = await connectsTo('preview')
    await looksAsInTemplate(world, { name: template, app, file: `src/wallet.${extension}`, address })
  })

  // A second try would fail, because the test changes the configuration of Vite.
  const once = { retry: 0 }
  test(
    'A visitor connects under the policy that doctor csp prints for Vite, in development and in the build.',
    once,
    async () => {
      const config = `vite.config.${language === 'typescript' ? 'ts' : 'js'}`
      // The page of create-vite loads images from its own host. The printed policy allows only the sources that the modal needs, so the page
      // is replaced by a page without images.
      await app.put({ [`src/App.${extension}`]: plainPage })
      await app.replace('index.html', /.*rel="icon".*\n/, '')
      const printed = (await app.printPolicy('vite')).replaceAll('connect-src', `connect-src ${world.walletOrigin}`)
      const [constants = '', settings = ''] = printed.split('export default defineConfig({')
      const headers = settings.split('\n').filter((line) => /^  (?:server|preview): /.test(line))
      expect(headers).toHaveLength(2)
      const begin = 'export default defineConfig({'
      await app.replace(config, begin, `${constants}${begin}\n${headers.join('\n')}`)
      await app.replace(config, 'plugins: [', 'plugins: [policyElement, ')
      await connectsTo()
      await app.npm('build')
      await connectsTo('preview')
    },
  )
}
