import { beforeAll, expect, test } from 'vitest'
import { HostApp } from './support/app'
import { useHostsWorld } from './support/hosts-world'
import { walletBar } from './support/pages'
import { StaticServer } from './support/static-server'
import { looksAsInTemplate } from './support/template-picture'

const world = useHostsWorld()
let app: HostApp

const compilerOptions = {
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  types: ['vite/client'],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
}

beforeAll(async () => {
  app = world.keep(
    await HostApp.write({
      'package.json': JSON.stringify({
        name: 'monorepo',
        private: true,
        workspaces: ['apps/*'],
        packageManager: 'npm@11.0.0',
      }),
      'apps/web shop/package.json': JSON.stringify({
        name: 'web-shop',
        private: true,
        type: 'module',
        scripts: { build: 'tsc && vite build' },
        dependencies: { react: '^19.2.0', 'react-dom': '^19.2.0' },
        devDependencies: {
          '@types/react': '^19.2.0',
          '@types/react-dom': '^19.2.0',
          typescript: '^5.9.0',
          vite: '^8.0.0',
        },
      }),
      'apps/web shop/tsconfig.json': JSON.stringify({
        compilerOptions,
        include: ['src'],
      }),
      'apps/web shop/index.html':
        '<!doctype html><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="/src/main.tsx"></script>\n',
      'apps/web shop/src/main.tsx': `import { createRoot } from 'react-dom/client'
import { WalletBar } from './wallet-bar'

createRoot(document.getElementById('root')!).render(<WalletBar />)
`,
      'apps/web shop/src/wallet-bar.tsx': walletBar({ modal: './wallet-modal' }),
    }),
  )
})

test('a package of a monorepo, in a folder with a space: the root is refused, the package connects', async () => {
  await expect(app.addModal('--wire')).rejects.toThrow('WM_WORKSPACE_ROOT')
  const { found, wiring, packageManager } = await app.addModal('ethers', '--wire', '-C', 'apps/web shop')
  expect(found).toMatchObject({ framework: 'vite', entry: 'src/main.tsx' })
  expect(wiring).toMatchObject({ state: 'wired', why: null })
  expect(packageManager).toBe('npm')
  await world.useSandbox(app, `apps/web shop/${wiring.file}`)
  await app.install()
  await app.npm('build', '--workspace', 'web-shop')
  const server = world.end(await StaticServer.start(`${app.folder}/apps/web shop/dist`))
  await world.connects(server.address)
})

test('a shared package without the types of a bundler type-checks, and an app that imports it shows the modal without changes', async () => {
  const shared = world.keep(
    await HostApp.write({
      'package.json': JSON.stringify({
        name: 'monorepo',
        private: true,
        workspaces: ['apps/*', 'packages/*'],
        packageManager: 'npm@11.0.0',
      }),
      'packages/wallet/package.json': JSON.stringify({
        name: '@monorepo/wallet',
        private: true,
        type: 'module',
        exports: './src/index.ts',
        scripts: { typecheck: 'tsc' },
        dependencies: { react: '^19.2.0', 'react-dom': '^19.2.0' },
        devDependencies: { '@types/react': '^19.2.0', '@types/react-dom': '^19.2.0', typescript: '^5.9.0' },
      }),
      'packages/wallet/tsconfig.json': JSON.stringify({
        compilerOptions: { ...compilerOptions, types: [] },
        include: ['src'],
      }),
      'packages/wallet/src/index.ts': `export * from './wallet'\nexport * from './wallet-bar'\n`,
      'packages/wallet/src/wallet-bar.tsx': walletBar({ modal: './wallet-modal' }),
      'apps/web/package.json': JSON.stringify({
        name: 'web',
        private: true,
        type: 'module',
        scripts: { build: 'vite build' },
        dependencies: { '@monorepo/wallet': '*', react: '^19.2.0', 'react-dom': '^19.2.0' },
        devDependencies: { vite: '^8.0.0' },
      }),
      'apps/web/tsconfig.json': JSON.stringify({ compilerOptions }),
      'apps/web/index.html':
        '<!doctype html><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="/src/main.tsx"></script>\n',
      'apps/web/src/main.tsx': `import { createRoot } from 'react-dom/client'
import { WalletBar, WalletProvider } from '@monorepo/wallet'

createRoot(document.getElementById('root')!).render(<WalletProvider><WalletBar /></WalletProvider>)
`,
    }),
  )
  const { wiring } = await shared.addModal('ethers', '-C', 'packages/wallet')
  const file = `packages/wallet/${wiring.file}`
  await world.useSandbox(shared, file)
  await shared.install()
  await shared.npm('typecheck', '--workspace', '@monorepo/wallet')
  await shared.npm('build', '--workspace', 'web')
  const server = world.end(await StaticServer.start(`${shared.folder}/apps/web/dist`))
  await world.connects(server.address)
  await looksAsInTemplate(world, { name: 'shared', app: shared, file, units: ['ethers'], address: server.address })
})
