import { describe, expect, test } from 'vitest'
import { inputOf, policyOf, printed, sourcesOf, usesOf } from '../test-support/policies'

const app = (before: string, networks: string): string =>
  `import { createWalletModal, mainnet, base } from './wallet-modal'\n${before}\ncreateWalletModal({ networks: ${networks} })`
const network = (url: string): string => `{ id: 1, name: 'One', rpcUrls: { default: { http: [${url}] } } }`
const connect = (text: string, files = {}): string[] => sourcesOf(text, 'connect-src', { files })

describe('A value is followed', () => {
  test.each([
    ['through variables', "const host = 'rpc.example'\nconst url = `https://${host}/x`", network('url')],
    ['through a function', 'const at = (host) => `https://${host}.example`', network("at('rpc')")],
    ['through an object', "const urls = { one: 'https://rpc.example' }", network('urls.one')],
    [
      'through a spread object',
      "const urls = { default: { http: ['https://rpc.example'] } }",
      '[{ id: 1, rpcUrls: { ...urls } }].filter(Boolean)',
    ],
    ['through destructuring', "const { one: [, url = 'https://rpc.example'] } = { one: ['x'] }", network('url')],
    [
      'through a condition that a build decides',
      "const url = import.meta.env.DEV ? 'http://localhost:1' : 'https://rpc.example'",
      network('url'),
    ],
    [
      'through map',
      "const made = ['rpc'].map((name, id) => ({ id, rpcUrls: { default: { http: [`https://${name}.example`] } } }))",
      '[...made]',
    ],
    [
      'through `as const` and `satisfies`',
      "const url = 'https://rpc.example' as const",
      `[${network('url')}] satisfies unknown[]`,
    ],
    [
      'through an if statement',
      "function pick(id) { if (id === 1) return 'https://rpc.example'\nreturn 'https://no.example' }",
      network('pick(1)'),
    ],
  ])('%s', (_, before, networks) => {
    const list = networks.startsWith('[') ? networks : `[${networks}]`
    expect(connect(app(before, list))).toEqual(['https://rpc.example'])
  })

  test('through other files, default exports and files that export everything again', () => {
    const files = {
      'src/config/index.ts': "export * from './urls'\nexport { default as own } from './own'",
      'src/config/urls.ts': "export const url = 'https://rpc.example'",
      'src/config/own.ts': `import { url } from './urls'\nexport default ${network('url')}`,
    }
    expect(connect(app("import { own } from './config'", '[own]'), files)).toEqual(['https://rpc.example'])
    expect(connect(app("import * as config from './config'", '[config.own]'), files)).toEqual(['https://rpc.example'])
  })

  test('inside a component and its hooks', () => {
    const text = `import { createWalletModal } from './wallet-modal'
      export function App() {
        const url = 'https://rpc.example'
        const modal = useMemo(() => createWalletModal({ networks: [${network('url')}] }), [])
        return <Provider modal={modal} />
      }`
    expect(connect('', { 'src/app.ts': '', 'src/app.tsx': text })).toEqual(['https://rpc.example'])
  })

  test('into viem’s chains, where they are installed', () => {
    const files = {
      'node_modules/viem/_esm/chains/index.js': "export { optimism } from './definitions/optimism.js'",
      'node_modules/viem/_esm/chains/definitions/optimism.js':
        "import { chainConfig } from '../../op-stack/chainConfig.js'\nimport { defineChain } from '../../utils/chain/defineChain.js'\nexport const optimism = /*#__PURE__*/ defineChain({ ...chainConfig, id: 10, name: 'OP', rpcUrls: { default: { http: ['https://op.example'] } } })",
    }
    const text = app("import { optimism } from 'viem/chains'", '[optimism]')
    expect(connect(text, files)).toEqual(['https://op.example'])
    expect(connect(text)).toEqual(['{RPC-of-networks@src/app.ts:3}'])
  })
})

describe('A value that is not known is a placeholder with its place', () => {
  test.each([
    ['an environment variable', '', network('process.env.NEXT_PUBLIC_RPC!'), '{NEXT_PUBLIC_RPC}'],
    ['a destructured environment variable', 'const { VITE_RPC } = import.meta.env', network('VITE_RPC'), '{VITE_RPC}'],
    ['a text with an environment variable', '', network('`https://x/${import.meta.env.VITE_KEY}`'), '{VITE_KEY}'],
    ['a call of a package', "import { rpc } from 'somewhere'", network('rpc()'), '{RPC-of-One@src/app.ts:2}'],
    [
      'a variable that is assigned again',
      "let url = 'https://a.example'\nurl = other()",
      network('url'),
      '{RPC-of-One@src/app.ts:4}',
    ],
    ['a spread list', "import { more } from 'somewhere'", '...more', '{RPC-of-networks@src/app.ts:2}'],
    ['a parameter', '', 'given', '{RPC-of-networks@src/app.ts:3}'],
    ['an IPv6 address', '', network("'http://[::1]:8545'"), '{RPC-of-One@src/app.ts:3}'],
  ])('%s', (_, before, item, expected) => {
    const text =
      item === 'given'
        ? app('', '[]').replace(
            'createWalletModal({ networks: [] })',
            'const make = (given) => createWalletModal({ networks: given })',
          )
        : app(before, `[${item}]`)
    const [first, ...others] = connect(text)
    expect(others).toEqual([])
    expect(first?.replace(/:\d+\}$/, '')).toBe(expected.replace(/:\d+\}$/, ''))
  })

  test('An environment variable with a replacement gives both.', () => {
    expect(connect(app('', `[${network("import.meta.env.VITE_RPC ?? 'https://rpc.example'")}]`))).toEqual([
      '{VITE_RPC}',
      'https://rpc.example',
    ])
  })

  test('A spread object in the options may set every option that stands before it, and none that stands behind it.', () => {
    const open = (options: string): string[] =>
      connect(
        `import { createWalletModal } from './wallet-modal'\nimport { more } from 'somewhere'\ncreateWalletModal({ ${options} })`,
      )
    expect(open(`networks: [${network("'https://rpc.example'")}], ...more`)).toContain('{RPC-of-networks@src/app.ts:3}')
    expect(open(`...more, networks: [${network("'https://rpc.example'")}]`)).not.toContain(
      '{RPC-of-networks@src/app.ts:3}',
    )
  })

  test('A condition that the page decides keeps both sides, each with the condition.', () => {
    const text = app('', `location.search ? [${network("'https://a.example'")}] : [${network("'https://b.example'")}]`)
    expect(connect(text)).toEqual(['https://a.example', 'https://b.example'])
    expect(usesOf(text, 'https://a.example')[0]?.when).toBe('depends on the condition in src/app.ts:3')
  })

  test('A file with a syntax error is named.', () => {
    const files = { 'src/broken.ts': 'createWalletModal({' }
    expect(inputOf(app('', '[mainnet]'), { files }).problems).toEqual([
      'src/broken.ts has a syntax error, so nothing of it was read.',
    ])
  })
})

test('Tests, stories and the copy itself create no modal of the app.', () => {
  const other = app('', `[${network("'https://test.example'")}]`)
  const files = Object.fromEntries(
    ['src/a.test.tsx', 'src/__tests__/b.ts', 'e2e/c.ts', 'src/d.stories.tsx', 'src/wallet-modal/e.ts'].map((path) => [
      path,
      other,
    ]),
  )
  expect(connect(app('', '[mainnet]'), files)).toEqual(['https://mainnet.example'])
})

describe('Hostile source', () => {
  test.each([
    ["'https://a.example; script-src *'"],
    ["'https://a;b.example'"],
    ["'https://a.example,b'"],
    ['`https://x" onload="y`'],
    ["'javascript:alert(1)'"],
    ["'https://*'"],
    ["'https://a.example\\u000aX-Header: 1'"],
  ])('%s adds nothing but a host or a placeholder', (url) => {
    const policy = printed(app('', `[${network(url)}]`))
    expect(policy).toMatch(/; connect-src (https:\/\/a\.example(x-header)?|\{RPC-of-One@src\/app\.ts:3\}); base-uri/)
    expect(policy.split('; ')).toHaveLength(8)
    expect(policy).not.toMatch(/["\n<>]/)
  })

  test('Names of networks, files and variables cannot leave their placeholder.', () => {
    const name = 'x\'; script-src * \\n\\u202e"><script>'
    const text = app('', `[{ id: 1, name: '${name.replace("'", "\\'")}', rpcUrls: { default: { http: [f()] } } }]`)
    expect(sourcesOf(text, 'connect-src')[0]).toMatch(/^\{[\w./@-]+:\d+\}$/)
  })

  test.each([
    ['a cycle', 'const a = b\nconst b = a', 'a'],
    ['files that import each other', "import { a } from './app'\nexport { a }", 'a'],
    ['a function that calls itself', 'const f = () => f()', 'f()'],
    [
      'lists that double',
      Array.from({ length: 60 }, (_, i) => `const a${i + 1} = [...a${i}, ...a${i}]`).join('\n') + '\nconst a0 = [1]',
      'a60',
    ],
    [
      'texts that double',
      Array.from({ length: 60 }, (_, i) => `const a${i + 1} = a${i} + a${i}`).join('\n') + "\nconst a0 = 'x'",
      `[${network('a60')}]`,
    ],
    [
      'alternatives that double',
      Array.from({ length: 40 }, (_, i) => `const a${i + 1} = location.hash ? a${i} : { ...a${i}, x${i}: 1 }`).join(
        '\n',
      ) + '\nconst a0 = {}',
      '[a40]',
    ],
    ['deep nesting', `const a = ${'['.repeat(300)}1${']'.repeat(300)}`, 'a'],
    ['__proto__', 'const a = { ["__proto__"]: 1, constructor: 2 }', '[a.constructor, a.__proto__, a.toString]'],
  ])('%s ends in time, with a policy', (_, before, networks) => {
    const began = performance.now()
    expect(policyOf(app(before, networks)).sources.length).toBeGreaterThan(3)
    expect(performance.now() - began).toBeLessThan(5_000)
  })

  test('Nothing is run: a call that would throw has no effect.', () => {
    const text = app("throw new Error('run')\nprocess.exit(1)", '[mainnet]')
    expect(connect(text)).toEqual(['https://mainnet.example'])
  })
})
