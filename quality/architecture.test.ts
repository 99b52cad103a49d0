import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { SourceFile } from './source-files'
import { cyclesOf, fullFolders, isProduct, readCliFiles, readModalFiles } from './source-files'

const files = readModalFiles().filter((file) => isProduct(file) && !file.path.endsWith('/vite.config.ts'))

/** Interface files: the outside view of a layer. Every layer may import their types. */
const interfaces = [
  'adapters/adapter.ts',
  'adapters/adapter-sign-in.ts',
  'adapters/chain-reader.ts',
  'adapters/evm-calls/wallet-calls.ts',
  'adapters/name-reader.ts',
  'connectors/connector.ts',
  'connectors/auth-frame/auth-client.ts',
  'connectors/walletconnect/pairing-client.ts',
  'features/feature.ts',
  'locales/language.ts',
  'services/rpc-client.ts',
  'services/siwx-context.ts',
  'storage/storage.ts',
  'platform/platform.ts',
]

/** These files put the parts together, so they may import everything. */
const composition = ['create-wallet-modal.ts', 'index.ts', 'unit-exports.ts']

/**
 * Which folders a folder may import, besides itself, be it at once or later. So stores load no screen: the modal's chunk is given to
 * the root. Core views do not name units, but for one registry: they find the units in use through the root.
 */
const allowed: Record<string, readonly string[]> = {
  domain: [],
  networks: ['domain'],
  platform: ['domain'],
  services: ['domain', 'networks', 'platform'],
  adapters: ['domain', 'networks', 'platform'],
  connectors: ['domain', 'networks', 'platform'],
  storage: ['domain', 'networks', 'platform'],
  stores: ['domain', 'locales', 'networks', 'platform', 'services', 'storage'],
  components: ['theme', 'domain'],
  locales: ['domain', 'platform'],
  views: ['stores', 'components', 'domain', 'locales'],
  modal: ['stores', 'components', 'domain', 'locales', 'views', 'platform', 'features'],
  features: ['stores', 'components', 'domain', 'locales', 'views', 'platform'],
  react: ['stores', 'modal', 'components', 'domain', 'locales', 'adapters'],
  'server-kit': ['domain', 'services'],
  server: ['domain', 'networks', 'services', 'server-kit'],
  'wallet-server': ['domain', 'networks', 'services', 'server-kit'],
  'wallet-frame': ['domain', 'networks'],
  // Opens a wallet with the parts of both.
  'wallet-check': ['domain', 'server-kit', 'wallet-server', 'wallet-frame'],
}

/** The packages a folder may use. */
const packages: Record<string, readonly string[]> = {
  domain: [],
  networks: [],
  platform: [],
  services: ['valibot'],
  'server-kit': ['@hono/node-server', 'db0', 'hono', 'unstorage', 'valibot'],
  server: ['valibot'],
  'wallet-server': ['nodemailer', 'openid-client', 'valibot', 'viem'],
  'wallet-frame': [
    '@metamask/delegation-abis',
    '@noble/curves',
    '@noble/hashes',
    '@scure/base',
    '@scure/bip32',
    '@scure/bip39',
    'uqr',
    'valibot',
    'viem',
  ],
  'wallet-check': [],
  connectors: ['@scure/base', '@walletconnect/universal-provider', '@wallet-standard/app', '@wagmi/core', 'valibot'],
  storage: ['dexie'],
  stores: ['mobx'],
  components: ['react', 'uqr', 'virtua'],
  locales: ['react'],
  views: ['react', 'mobx-react-lite'],
  modal: ['react', 'react-dom', 'mobx', 'mobx-react-lite'],
  features: ['react', 'mobx', 'mobx-react-lite', 'virtua'],
  react: ['react', 'mobx', 'mobx-react-lite'],
}

/** The packages that check signatures, and the checksums of the addresses in what is signed. */
const signaturePackages = ['@noble/curves', '@noble/hashes', '@scure/base', '@scure/btc-signer', 'viem']

/** The packages of the adapters: chain libraries, and smaller packages in place of parts of them. */
const adapterPackages = [
  'ethers',
  '@ethersproject/providers',
  '@wagmi/core',
  'viem',
  '@adraffy/ens-normalize',
  '@noble/hashes',
  '@scure/base',
  '@solana/wallet-standard-features',
  '@wallet-standard/base',
  '@wallet-standard/features',
]

function folderOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : path
}

function packageOf(target: string): string {
  return target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/')
}

function isAllowed(file: SourceFile, target: string): boolean {
  const from = folderOf(file.path)
  const to = folderOf(target)
  if (from === to || composition.includes(file.path)) return true
  if (allowed[from]?.includes(to) || interfaces.includes(target)) return true
  // A unit with connectors and adapters of its own is put together in its index, or in the parts that it fetches.
  if (/^features\/[^/]+\/(?:index|[a-z-]+-parts)\.ts$/.test(file.path) && ['adapters', 'connectors'].includes(to))
    return true
  // An adapter's index says how its wallets are found, and views have one hook through which they reach the stores.
  if (from === 'adapters' && to === 'connectors') return /^adapters\/[^/]+\/index\.ts$/.test(file.path)
  // The frame shares the forms of its requests with the wallet server, and nothing else.
  if (target === 'wallet-server/api.ts') return from === 'wallet-frame'
  // The page and the frame speak one protocol.
  if (/^connectors\/auth-frame\/(?:protocol|rpc-schemas)\.ts$/.test(target)) return from === 'wallet-frame'
  if (target === 'react/root-context.ts')
    return ['views', 'modal', 'features'].includes(from) || file.path === 'locales/use-texts.ts'
  // This registry names the views of units that are loaded together with those of the account.
  if (file.path === 'views/account/account-views.ts')
    return /^features\/(?:[^/]+\/[a-z-]+-views|account-features)\.ts$/.test(target)
  // A unit may import its own service.
  const unit = /^features\/([^/]+)\//.exec(file.path)?.[1]
  if (unit !== undefined && target.startsWith(`services/${unit}/`)) return true
  // The stores of a unit may import what stores may.
  if (/^features\/[^/]+\/(?:[a-z-]+\.store|[a-z-]+-service)\.ts$/.test(file.path) && allowed['stores']?.includes(to))
    return true
  // A unit's hooks and buttons for the host's page may import what those of the core may.
  if (target === 'react/hooks/use-observed.ts') return /^features\/[^/]+\/hooks\.ts$/.test(file.path)
  const forButtons = ['react/guarded.tsx', 'react/load-modal.ts', 'react/hooks/use-opener.ts']
  if (forButtons.includes(target)) return /^features\/[^/]+\/[a-z-]+-(?:button|widget)\.tsx$/.test(file.path)
  return from === 'react' && target === 'create-wallet-modal.ts'
}

describe('imports of the modal', () => {
  test('are found', () => {
    expect(files.flatMap((file) => file.imports).length).toBeGreaterThan(files.length * 2)
  })

  test('point in the allowed direction', () => {
    const forbidden = files.flatMap((file) =>
      file.imports
        .filter(({ target }) => /\.(tsx?|css|json)$/.test(target) && !isAllowed(file, target))
        .map(({ target }) => `${file.path} → ${target}`),
    )
    expect(forbidden).toEqual([])
  })

  test('name only the packages of their layer', () => {
    const forbidden = files.flatMap((file) =>
      file.imports
        .filter(({ target }) => !/\.(tsx?|css|json)$/.test(target))
        .filter(({ target }) => {
          const folder = folderOf(file.path)
          if (composition.includes(file.path)) return !['mobx', 'react'].includes(packageOf(target))
          if (/^(?:services\/siwx-verify|domain\/siwx)\//.test(file.path))
            return !signaturePackages.includes(packageOf(target))
          if (folder === 'adapters') return !adapterPackages.includes(packageOf(target))
          return !packages[folder]?.includes(packageOf(target))
        })
        .map(({ target }) => `${file.path} → ${target}`),
    )
    expect(forbidden).toEqual([])
  })

  test('form no cycle', () => {
    expect(cyclesOf(files)).toEqual([])
  })

  test('are relative and without extension', () => {
    const odd = files.filter(({ text }) => /from '\.[^']*\.tsx?'|from '[@~]\//.test(text)).map(({ path }) => path)
    expect(odd).toEqual([])
  })
})

describe('the source of the modal', () => {
  test('marks every observer so that React’s compiler skips it', () => {
    const wrong = files.flatMap(({ path, text }) =>
      [...text.matchAll(/\bobserver\((?!function \w+\([^]*?\{\s*'use no memo')/g)].map(
        ({ index }) => `${path}:${text.slice(0, index).split('\n').length}`,
      ),
    )
    expect(wrong).toEqual([])
  })

  // The lint settings that create-vite and create-next-app give to a new app: react-refresh/only-export-components and
  // @next/next/no-img-element.
  test('has no plain component beside an exported observer, and no image tag, which the linters of new apps report', () => {
    const components = files.filter(({ path }) => path.endsWith('.tsx'))
    const mixed = components.filter(
      ({ text }) => /^export const [A-Z]\w* = observer\(/m.test(text) && /^(?:export )?function [A-Z]/m.test(text),
    )
    expect(mixed.map(({ path }) => path)).toEqual([])
    expect(components.filter(({ text }) => /<img\b/.test(text)).map(({ path }) => path)).toEqual([])
  })

  test('has no default exports, enums, any, or suppressed checks', () => {
    const pattern =
      /export default|\benum \w+ \{|: any\b|\bas any\b|@ts-(?:ignore|expect-error|nocheck)|(?:eslint|oxlint)-disable/
    // An interface that units add to is empty by design; the rules of many hosts' own linters take that for a mistake.
    const augmented =
      /^\/\/ eslint-disable-next-line @typescript-eslint\/no-empty-object-type -- .*\n(?=export interface \w+ \{\}$)/gm
    expect(files.filter(({ text }) => pattern.test(text.replace(augmented, ''))).map(({ path }) => path)).toEqual([])
  })

  test('uses timers, storage and the network only through the platform', () => {
    const pattern =
      /\b(?:setTimeout|setInterval|localStorage|sessionStorage|indexedDB)\b(?!\??:|\()|\b(?:window|globalThis)\.\w|[^.\w]fetch\(/
    const offenders = files
      .filter(({ path }) => !/^(?:platform|storage|server|server-kit|wallet-server|wallet-frame)\//.test(path))
      .filter(({ text }) => pattern.test(text.replaceAll(/\/\*\*[^]*?\*\/|\/\/.*/g, '')))
      .map(({ path }) => path)
    expect(offenders).toEqual([])
  })

  test('has stores of features that name the parts of the root they use', () => {
    const whole = files
      .filter(({ path }) => /^features\/.*(?<!reactions)\.ts$/.test(path))
      .filter(({ text }) => /(?:constructor\([^)]*|\n {2}(?:readonly )?#?)root: RootStore\b/.test(text))
    expect(whole.map(({ path }) => path)).toEqual([])
  })

  test('has tests that name their environment, so that they pass in any project', () => {
    const tests = readModalFiles().filter(({ path }) => /\.test\.tsx?$/.test(path))
    const lacking = tests.filter(({ text }) => {
      const isNode = text.startsWith('// @vitest-environment node\n')
      const isDom =
        text.startsWith('// @vitest-environment happy-dom\n') && /import '[./]+(testing\/)?setup'/.test(text)
      return !isNode && !isDom
    })
    expect(tests.length).toBeGreaterThan(100)
    expect(lacking.map(({ path }) => path)).toEqual([])
  })

  test('has small files', () => {
    const lines = files.map(({ path, text }) => ({ path, count: text.split('\n').length - 1 }))
    const limit = (path: string) => (path.startsWith('stores/') ? 250 : path.startsWith('components/') ? 150 : 350)
    const long = lines.filter(
      ({ path, count }) =>
        count > limit(path) && !path.startsWith('networks/') && path !== 'components/marks/icon-paths.ts',
    )
    const counts = lines.map(({ count }) => count).sort((one, other) => one - other)
    expect(long).toEqual([])
    expect(counts[Math.floor(counts.length / 2)]).toBeLessThanOrEqual(80)
    expect(counts[Math.floor(counts.length * 0.95)]).toBeLessThanOrEqual(220)
  })

  test('has at most 25 source files in a folder, and so have the helpers of tests', () => {
    expect(fullFolders(readModalFiles().filter(({ path }) => !/\.test\.tsx?$/.test(path)))).toEqual([])
  })

  test('documents every exported function, class and hook', () => {
    const silent = files.flatMap(({ path, text }) => {
      const exported = [...text.matchAll(/(?:^|\n)((?:[^\n]*\n)?)export (?:async )?(?:function|class) (\w+)/g)]
      return exported.filter(([, before = '']) => !/\*\/\s*$/.test(before)).map(([, , name]) => `${path}: ${name}`)
    })
    expect(silent).toEqual([])
  })
})

describe('the source of the CLI', () => {
  const source = readCliFiles().filter((file) => file.path.endsWith('.ts') && isProduct(file))
  const cli = source.filter(({ path }) => !/^(?:sandbox|test-support)\//.test(path))

  /** Which folders of the commands a folder of `run` may import, besides itself. */
  const parts: Readonly<Record<string, readonly string[]>> = {
    run: [],
    'run/create': ['run'],
    'run/import': ['run', 'run/create'],
    'run/undo': ['run'],
    'run/change': ['run', 'run/create', 'run/undo'],
    'run/update': ['run', 'run/change'],
    'run/inspect': ['run', 'run/change'],
    'run/link': ['run'],
  }

  test('has at most 25 source files in a folder', () => {
    expect(source.length).toBeGreaterThan(200)
    expect(fullFolders(source)).toEqual([])
  })

  test('imports in no circle', () => {
    expect(cyclesOf(cli)).toEqual([])
  })

  test('keeps what commands share apart from what one command does', () => {
    const found = cli.filter(({ path }) => path.startsWith('run/'))
    const forbidden = found.flatMap(({ path, imports }) => {
      const [from, known] = [dirname(path), parts[dirname(path)]]
      const targets = imports.map(({ target }) => target).filter((target) => target.startsWith('run/'))
      return targets
        .filter((target) => dirname(target) !== from && !known?.includes(dirname(target)))
        .map((target) => `${path} → ${target}`)
    })
    expect([...new Set(found.map(({ path }) => dirname(path)))].sort()).toEqual(Object.keys(parts).sort())
    expect(forbidden).toEqual([])
  })

  test('has layers below the commands that do not know them', () => {
    const above = /^(?:run|commands|report)\/|^[\w-]+\.ts$/
    const shared = /^(?:defined|did-you-mean|errors|hash|json)\.ts$/
    const forbidden = cli
      .filter(({ path }) => !above.test(path))
      .flatMap(({ path, imports }) => imports.map(({ target }) => [path, target] as const))
      .filter(([, target]) => above.test(target) && !shared.test(target))
    expect(forbidden.map((edge) => edge.join(' → '))).toEqual([])
  })
})
