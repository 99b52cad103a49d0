import { describe, expect, test } from 'vitest'
import { inputOf, printed, sourcesOf, usesOf } from '../test-support/policies'

const one = "{ id: 1, name: 'Ethereum', rpcUrls: { default: { http: ['https://eth.example/v2/secret'] } } }"
const modal = (options: string): string =>
  `import { createWalletModal, serverSiwx, localSiwx, cloudSiwx, coinbaseOnRamp, meldOnRamp, routerSwaps, mainnet, base } from './wallet-modal'
createWalletModal({ ${options} })`

test('The least policy has the page, its styles, marks and the endpoint of the network, without path and key.', () => {
  expect(printed(modal(`networks: [${one}]`))).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src https://eth.example; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'",
  )
})

describe('Networks', () => {
  test('of the copy have the endpoints in the source of the copy, which a team may have changed.', () => {
    expect(sourcesOf(modal('networks: [mainnet, base]'), 'connect-src')).toEqual([
      'https://mainnet.example',
      'https://base.example',
    ])
    const file =
      "export const mainnet = { id: 1, name: 'Ours', rpcUrls: { default: { http: ['https://ours.example'] } } }"
    const files = { 'src/wallet-modal/networks/evm.ts': file }
    expect(sourcesOf(modal('networks: [mainnet]'), 'connect-src', { files })).toEqual(['https://ours.example'])
  })

  test('of a namespace that no copied unit reads need no endpoint.', () => {
    const solana =
      "{ id: 's', name: 'Solana', chainNamespace: 'solana', rpcUrls: { default: { http: ['https://sol.example'] } } }"
    expect(sourcesOf(modal(`networks: [${solana}]`), 'connect-src')).toEqual([])
    expect(sourcesOf(modal(`networks: [${solana}]`), 'connect-src', { units: ['solana'] })).toEqual([
      'https://sol.example',
    ])
  })

  test('that are added later with addNetwork count, too.', () => {
    const text = `${modal(`networks: [${one}]`)}.addNetwork({ id: 2, rpcUrls: { default: { http: ['https://two.example:8443/x'] } } })`
    expect(sourcesOf(text, 'connect-src')).toEqual(['https://eth.example', 'https://two.example:8443'])
  })

  test('have the endpoints of customRpcUrls besides their own; ids of other networks need nothing.', () => {
    const custom = "customRpcUrls: { 'eip155:1': ['https://own.example'], 'eip155:5': ['https://other.example'] }"
    expect(sourcesOf(modal(`networks: [${one}], ${custom}`), 'connect-src')).toEqual([
      'https://eth.example',
      'https://own.example',
    ])
  })

  test('behind an address of the page need the page’s own host.', () => {
    const own =
      "{ id: 1, rpcUrls: { default: { http: ['/rpc', `${location.origin}/b`, new URL('/c', location.href).href] } } }"
    expect(sourcesOf(modal(`networks: [${own}]`), 'connect-src')).toEqual(["'self'"])
  })
})

describe('Services', () => {
  const units = ['universal', 'all-wallets', 'tokens', 'analytics']
  const cloud = [
    'https://api.cloud.example',
    'https://rpc.cloud.example',
    'https://events.cloud.example',
    'wss://relay.cloud.example',
  ]

  test('are those of the cloud with a project id, and none without.', () => {
    const options = `networks: [${one}]`
    expect(sourcesOf(modal(options), 'connect-src', { units })).toEqual(['https://eth.example'])
    expect(sourcesOf(modal(`${options}, projectId: 'p'`), 'connect-src', { units })).toEqual([
      'https://eth.example',
      ...cloud,
    ])
    expect(sourcesOf(modal(`${options}, projectId: ''`), 'connect-src', { units })).toEqual(['https://eth.example'])
  })

  test('with a project id of the environment are printed with the name of the variable.', () => {
    const text = modal(`networks: [${one}], ...(import.meta.env.VITE_ID && { projectId: import.meta.env.VITE_ID })`)
    expect(sourcesOf(text, 'connect-src', { units })).toEqual(['https://eth.example', ...cloud])
    expect(usesOf(text, 'wss://relay.cloud.example', { units })).toMatchObject([{ when: 'depends on VITE_ID' }])
    expect(usesOf(text, 'https://eth.example', { units })[0]).toMatchObject({ when: null })
  })

  test('of the project take the place of the cloud’s.', () => {
    const hosts = "hosts: { api: 'https://api.mine.example/base', relay: 'wss://relay.mine.example/v1' }"
    expect(sourcesOf(modal(`networks: [${one}], ${hosts}`), 'connect-src', { units })).toEqual([
      'https://eth.example',
      'https://api.mine.example',
      'wss://relay.mine.example',
    ])
  })

  test('whose host is made by a call are a placeholder; a host of the environment may be missing, so the cloud’s is printed, too.', () => {
    const api = (host: string): string[] =>
      sourcesOf(
        modal(`networks: [{ id: 5 }], projectId: 'p', hosts: { api: ${host}, rpc: 'https://r.example' }`),
        'connect-src',
      )
    expect(api('made()')).toEqual(['{the-origins-that-the-project-allows@src/app.ts:2}', 'https://r.example'])
    expect(api('import.meta.env.VITE_API')).toEqual(['{VITE_API}', 'https://api.cloud.example', 'https://r.example'])
  })

  test.each([
    ["projectId: 'p', features: { analytics: false }", false],
    ["projectId: 'p', hosts: { api: 'https://a.example' }", false],
    ["projectId: 'p', hosts: { auth: 'https://w.example' }", true],
    ["projectId: 'p', hosts: { api: 'https://a.example' }, features: { analytics: true }", true],
    ["projectId: 'p'", true],
    ['features: { analytics: true }', false],
  ])('Events with %s need their host: %s', (options, expected) => {
    const found = sourcesOf(modal(`networks: [${one}], ${options}`), 'connect-src', { units: ['analytics'] })
    expect(found.includes('https://events.cloud.example')).toBe(expected)
  })

  test('that updateFeatures switches on later are printed.', () => {
    const text = `${modal(`networks: [${one}], projectId: 'p', features: { analytics: false }`)}.updateFeatures({ analytics: true })`
    expect(sourcesOf(text, 'connect-src', { units: ['analytics'] })).toContain('https://events.cloud.example')
  })

  test('The RPC proxy of the cloud is needed for networks that it serves, a proxy of the project for all.', () => {
    const other = "{ id: 5, rpcUrls: { default: { http: ['https://five.example'] } } }"
    const rpc = (options: string): string[] => sourcesOf(modal(options), 'connect-src')
    expect(rpc(`networks: [${other}], projectId: 'p'`)).not.toContain('https://rpc.cloud.example')
    expect(rpc(`networks: [${one}], projectId: 'p'`)).toContain('https://rpc.cloud.example')
    expect(rpc(`networks: [${other}], hosts: { rpc: 'https://r.example' }`)).toContain('https://r.example')
  })

  test.each(['tokens', 'history', 'names', 'onramp', 'swap', 'pay', 'wallet-calls'])(
    'The unit %s asks the data service.',
    (unit) => {
      const text = modal("networks: [{ id: 5 }], projectId: 'p'")
      expect(usesOf(text, 'https://rpc.cloud.example', { units: [unit] })).toContainEqual(
        expect.objectContaining({ flow: 'data-service', unit }),
      )
    },
  )
})

describe('Frames', () => {
  const frames = (options: string, units: string[]): string[] =>
    sourcesOf(modal(`networks: [${one}], ${options}`), 'frame-src', { units })

  test.each([
    ["projectId: 'p'", ['https://verify.walletconnect.org']],
    ["projectId: 'p', verifyDomain: false", []],
    ["hosts: { relay: 'wss://r.example' }", []],
    ["hosts: { relay: 'wss://r.example' }, verifyDomain: true", ['https://verify.walletconnect.org']],
    ['verifyDomain: true', []],
  ])('The domain is confirmed with %s by: %j', (options, expected) => {
    expect(frames(options, ['universal'])).toEqual(expected)
  })

  test.each([
    ["hosts: { auth: 'https://wallet.example/' }", ['https://wallet.example']],
    ['', []],
    ["hosts: { auth: 'https://wallet.example' }, features: { email: false, socials: false }", []],
    [
      "hosts: { auth: 'https://wallet.example' }, features: { email: false, socials: ['google'] }",
      ['https://wallet.example'],
    ],
  ])('The embedded wallet with %s needs: %j', (options, expected) => {
    expect(frames(options, ['email', 'auth-frame'])).toEqual(expected)
    expect(frames(options, [])).toEqual([])
  })
})

describe('Sign-in and providers', () => {
  const connect = (options: string, units: string[]): string[] =>
    sourcesOf(modal(`networks: [{ id: 1 }], ${options}`), 'connect-src', { units })

  test.each([
    ['siwx: localSiwx()', []],
    ['siwx: serverSiwx()', ["'self'"]],
    ["siwx: serverSiwx({ url: 'https://id.example/sign-in' })", ['https://id.example']],
    ['siwx: serverSiwx({ url: import.meta.env.VITE_SIGN_IN })', ['{VITE_SIGN_IN}']],
    ["siwx: cloudSiwx(), hosts: { api: 'https://api.example' }", ['https://api.example']],
    ['siwx: { createMessage: async () => fetch(somewhere) }', ['{hosts-that-siwx-requests@src/app.ts:2}']],
    ['siweConfig: { getNonce }', ['{hosts-that-siweConfig-requests@src/app.ts:2}']],
  ])('%s needs %j', (options, expected) => {
    expect(connect(options, ['siwx'])).toEqual(expected)
    expect(connect(options.replace(/, hosts.*/, ''), [])).toEqual([])
  })

  test.each([
    ['onrampProviders: [coinbaseOnRamp(), meldOnRamp()]', []],
    [
      "onrampProviders: [{ id: 'x', url: () => '', purchases: { url: 'https://buy.example/mine' } }]",
      ['https://buy.example'],
    ],
    ["onrampProviders: [{ id: 'x' }], features: { onramp: false }", []],
    ['onrampProviders: made()', ['{hosts-of-onrampProviders@src/app.ts:2}']],
  ])('%s needs %j', (options, expected) => {
    expect(connect(options, ['onramp'])).toEqual(expected)
  })

  test('Swaps of the copy need nothing else; swaps of the project are a placeholder.', () => {
    expect(connect('swaps: routerSwaps({ routers: {} })', ['swap'])).toEqual([])
    expect(connect('swaps: { quote() {} }', ['swap'])).toEqual(['{hosts-that-swaps-requests@src/app.ts:2}'])
  })
})

describe('Pictures', () => {
  const pictures = (options: string, units: string[] = []): string[] => sourcesOf(modal(options), 'img-src', { units })

  test.each([
    [`networks: [${one}], projectId: 'p'`, ['tokens'], ['data:', 'https:']],
    [`networks: [${one}]`, ['tokens'], ['data:']],
    [`networks: [${one}]`, ['names', 'evm-names'], ['data:', 'https:']],
    ['networks: [{ id: 5 }]', ['names', 'evm-names'], ['data:']],
    [`networks: [${one}], projectId: 'p'`, ['universal'], ['data:', 'https:']],
    [`networks: [${one}], projectId: 'p'`, [], ['data:']],
  ])('%s with %j: %j', (options, units, expected) => {
    expect(pictures(options, units)).toEqual(expected)
  })

  test('that the options name are listed by host, unless every https address is allowed.', () => {
    const own = `networks: [{ id: 1, assets: { imageUrl: 'https://a.example/1.png' } }], connectorImages: { x: '/x.png' },
      chainImages: { 1: 'https://b.example/y' }, customWallets: [{ id: 'w', name: 'W', image_url: 'http://localhost:9000/w' }], projectId: 'p'`
    expect(pictures(own)).toEqual([
      'data:',
      "'self'",
      'https://b.example',
      'http://localhost:9000',
      'https://a.example',
    ])
    expect(pictures(own, ['tokens'])).toEqual(['data:', 'https:', "'self'", 'http://localhost:9000'])
  })
})

test('Two modals of a project share one policy.', () => {
  const text = `${modal(`networks: [${one}]`)}\ncreateWalletModal({ networks: [base], id: 'second' })`
  expect(sourcesOf(text, 'connect-src')).toEqual(['https://eth.example', 'https://base.example'])
})

test('Without a call nothing is known, and the policy says so.', () => {
  const { problems } = inputOf('export const nothing = 1')
  expect(problems).toEqual([expect.stringContaining('No call of createWalletModal was found')])
  expect(sourcesOf('export const nothing = 1', 'connect-src')).toContain('{RPC-of-networks}')
})
