import { beforeAll, describe, expect, test } from 'vitest'
import { HostApp } from './support/app'
import { useHostsWorld } from './support/hosts-world'
import { walletBar } from './support/pages'
import { StaticServer } from './support/static-server'

const world = useHostsWorld()

const page =
  '<!doctype html><html lang="en"><head><link rel="icon" href="data:,"></head><body><div id="root"></div></body></html>\n'

const mounted = `import { createRoot } from 'react-dom/client'
import { WalletBar } from './wallet-bar'

createRoot(document.getElementById('root')).render(<WalletBar />)
`

describe('Rsbuild', () => {
  let app: HostApp

  beforeAll(async () => {
    app = world.keep(await HostApp.generate('create-rsbuild@2.2.5', ['-d', 'NAME', '-t', 'react-ts', '--skip-install']))
    const { found, wiring } = await app.addModal('ethers', 'solana', '--wire')
    expect(found).toMatchObject({ framework: 'rsbuild', language: 'typescript', entry: 'src/index.tsx' })
    expect(wiring).toMatchObject({ file: 'src/wallet.tsx', state: 'wired', why: null })
    await world.useSandbox(app, wiring.file)
    await app.put({ 'src/wallet-bar.tsx': walletBar({ modal: './wallet-modal' }) })
    await app.replace('src/App.tsx', /^/, `import { WalletBar } from './wallet-bar';\n`)
    await app.replace('src/App.tsx', /<div className="content">/, '<div className="content"><WalletBar />')
    await app.install()
  })

  test('an app of create-rsbuild is built, and connects', async () => {
    await app.npm('build')
    const server = world.end(await StaticServer.start(`${app.folder}/dist`))
    await world.connects(server.address)
  })
})

describe('webpack', () => {
  let app: HostApp

  beforeAll(async () => {
    app = world.keep(
      await HostApp.write({
        'package.json': JSON.stringify({
          name: 'plain-webpack',
          private: true,
          scripts: { build: 'webpack --mode production' },
          dependencies: { react: '^19.2.0', 'react-dom': '^19.2.0' },
          devDependencies: { webpack: '^5.100.0', 'webpack-cli': '^6.0.0' },
        }),
        'public/index.html': page.replace('</body>', '<script src="main.js"></script></body>'),
        'src/index.jsx': mounted,
      }),
    )
  })

  test('an app in JavaScript, with the loaders that the CLI asks for, is built, and connects', async () => {
    const { found, wiring, warnings } = await app.addModal('ethers', '--wire')
    expect(found).toMatchObject({ framework: 'webpack', language: 'javascript', entry: 'src/index.jsx' })
    expect(wiring).toMatchObject({ file: 'src/wallet.jsx', state: 'wired', why: null })
    const [install = '', rules = ''] = warnings
    const packages = /--save-dev (.+)$/.exec(install)?.[1]?.split(' ') ?? []
    const asked = /module\.rules: (.+); and resolve\.extensions: (.+)$/.exec(rules)
    await app.put({
      'src/wallet-bar.jsx': walletBar({ modal: './wallet-modal' }),
      'webpack.config.js': `module.exports = {
  entry: './src/index.jsx',
  output: { path: __dirname + '/public' },
  performance: { hints: false },
  resolve: { extensions: ${asked?.[2]} },
  module: { rules: [{ test: /\\.jsx$/, loader: 'esbuild-loader', options: { jsx: 'automatic' } }, ${asked?.[1]}] },
}
`,
    })
    await world.useSandbox(app, wiring.file)
    await app.install('--save-dev', ...packages)
    await app.npm('build')
    const server = world.end(await StaticServer.start(`${app.folder}/public`))
    await world.connects(server.address)
  })
})

describe('Astro', () => {
  let app: HostApp

  beforeAll(async () => {
    app = world.keep(
      await HostApp.write({
        'package.json': JSON.stringify({
          name: 'astro-with-react',
          private: true,
          type: 'module',
          scripts: { build: 'astro build' },
          dependencies: { '@astrojs/react': '^4.0.0', astro: '^5.0.0', react: '^19.2.0', 'react-dom': '^19.2.0' },
        }),
        'astro.config.mjs': `import react from '@astrojs/react'\nexport default { integrations: [react()], devToolbar: { enabled: false } }\n`,
        'tsconfig.json':
          '{ "extends": "astro/tsconfigs/strict", "compilerOptions": { "jsx": "react-jsx", "jsxImportSource": "react" } }\n',
        'src/pages/index.astro': `---
import { Wallet } from '../components/wallet'
---
${page.trim().replace('<div id="root"></div>', '<Wallet client:load />')}
`,
        'src/components/wallet.tsx': `import { WalletProvider } from '../wallet'
import { WalletBar } from '../wallet-bar'

export function Wallet() {
  return (
    <WalletProvider>
      <WalletBar />
    </WalletProvider>
  )
}
`,
        'src/wallet-bar.tsx': walletBar({ modal: './wallet-modal' }),
      }),
    )
    const { found, wiring } = await app.addModal('ethers', '--wire')
    expect(found).toMatchObject({ framework: 'astro', entry: null })
    expect(wiring).toMatchObject({ file: 'src/wallet.tsx', state: 'open' })
    await world.useSandbox(app, wiring.file)
    await app.install()
  })

  test('an island with React is rendered when it is built, and connects', async () => {
    await app.npm('build')
    expect(await app.read('dist/index.html')).toContain('data-testid="wm-connect-button"')
    const server = world.end(await StaticServer.start(`${app.folder}/dist`))
    await world.connects(server.address)
  })
})
