import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { HostApp } from './support/app'
import { useHostsWorld } from './support/hosts-world'
import { walletBar } from './support/pages'
import { run } from './support/process'
import { looksAsInTemplate } from './support/template-picture'

const world = useHostsWorld()
let app: HostApp
/** The generated layout has fonts of Google's, which Next.js fetches when it builds; this is what it takes without a network. */
let fonts: Record<string, string>

beforeAll(async () => {
  // The generator's defaults: TypeScript, Tailwind, the app router, Turbopack.
  app = world.keep(
    await HostApp.generate('create-next-app@latest', ['NAME', '--yes', '--use-npm', '--skip-install', '--disable-git']),
  )
  const { found, wiring, warnings } = await app.addModal('--wire')
  expect(found).toMatchObject({ framework: 'next', router: 'app', language: 'typescript', entry: 'app/layout.tsx' })
  expect(wiring).toMatchObject({ file: 'wallet.tsx', state: 'wired', why: null })
  const condition = warnings
    .map((each) => /'\*\.css'.* Add to that rule: (condition: .+)$/.exec(each)?.[1])
    .find(Boolean)
  await app.replace('next.config.ts', /as: "\*\.css",/, `as: "*.css",\n        ${condition},`)
  await world.useSandbox(app, wiring.file)
  await app.put({
    'app/wallet-bar.tsx': walletBar({ modal: '@/wallet-modal', isClient: true }),
    'fonts.js': `module.exports = ${JSON.stringify(await googleFonts(app))}`,
  })
  await app.replace('app/page.tsx', /^/, `import { WalletBar } from "./wallet-bar";\n`)
  await app.replace('app/page.tsx', /<main[^>]*>/, '<main><WalletBar />')
  fonts = { NEXT_FONT_GOOGLE_MOCKED_RESPONSES: join(app.folder, 'fonts.js') }
  await app.install()
})

/** The style sheets for the fonts of the layout, without any font data. */
async function googleFonts(host: HostApp): Promise<Record<string, string>> {
  const layout = await host.read('app/layout.tsx')
  const names = /import \{ (.+) \} from "next\/font\/google"/.exec(layout)?.[1]?.split(', ') ?? []
  return Object.fromEntries(
    names.map((name) => {
      const family = name.replaceAll('_', ' ')
      const address = `https://fonts.googleapis.com/css2?family=${family.replaceAll(' ', '+')}:wght@100..900&display=swap`
      return [address, `@font-face { font-family: '${family}'; font-style: normal; src: local('${family}'); }`]
    }),
  )
}

test('The server of an app of create-next-app renders the button, and a visitor connects in development.', async () => {
  const next = await app.bin('next')
  const server = await world.serve(app.folder, (port) => [next, 'dev', '--port', port], fonts)
  expect(await server.markup()).toContain('data-testid="wm-connect-button"')
  await world.connects(server.address)
})

test('The app is type-checked, built and linted, its server renders the button, and a visitor of the build connects.', async () => {
  const next = await app.bin('next')
  await run(app.folder, process.execPath, [next, 'build'], fonts)
  const server = await world.serve(app.folder, (port) => [next, 'start', '--port', port])
  expect(await server.markup()).toContain('data-testid="wm-connect-button"')
  await world.connects(server.address)
  await looksAsInTemplate(world, { name: 'next', app, file: 'wallet.tsx', address: server.address })
  await app.npm('lint')
})
