// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { Connector } from '../../domain/wallets/connector'
import { injectedConnectorId, injectedConnectorName, walletConnectConnectorId } from '../../domain/wallets/connector'
import type { Features, OptionsState } from '../../domain/options'
import { defaultFeatures } from '../../domain/options'
import type { WalletEntry } from '../../domain/wallets/wallet-entry'
import { OptionsStore } from '../root/options.store'
import type { RowSources } from './wallet-rows'
import { composeRows } from './wallet-rows'

const pairing: Connector = {
  id: walletConnectConnectorId,
  type: 'WALLET_CONNECT',
  name: 'WalletConnect',
  chain: 'eip155',
}
const nameless: Connector = {
  id: injectedConnectorId,
  type: 'INJECTED',
  name: injectedConnectorName,
  chain: 'eip155',
  provider: {},
}

function announced(name: string, more: Partial<Connector> = {}): Connector {
  const rdns = `com.${name.toLowerCase()}`
  return { id: rdns, type: 'ANNOUNCED', name, chain: 'eip155', info: { rdns }, provider: {}, ...more }
}

function entry(name: string, more: Partial<WalletEntry> = {}): WalletEntry {
  return { id: `entry-${name}`, name, rdns: `com.${name.toLowerCase()}`, chains: ['eip155:1'], ...more }
}

type Given = Partial<Omit<RowSources, 'options'>> & { options?: Partial<OptionsState>; features?: Partial<Features> }

function compose({ options, features, ...given }: Given = {}) {
  const { state } = new OptionsStore({ features: { ...defaultFeatures, ...features }, ...options })
  return composeRows({
    connectors: [pairing],
    recent: [],
    featured: [],
    recommended: [],
    excluded: [],
    hasFeatured: false,
    namespaces: ['eip155'],
    isMobile: false,
    isPaired: false,
    options: state,
    ...given,
  })
}

const shown = (given?: Given) => compose(given).map(({ kind, name }) => `${kind} ${name}`)

describe('the order', () => {
  const all: Given = {
    connectors: [pairing, announced('Fox'), announced('Sdk', { type: 'EXTERNAL' })],
    recent: [{ id: 'entry-Owl', entry: entry('Owl') }],
    featured: [entry('Lynx')],
    recommended: [entry('Bear')],
  }

  test('[C4-23] groups come in the specified order, the configured ones first, and only those that are enabled', () => {
    expect(shown(all)).toEqual([
      'walletConnect WalletConnect',
      'recent Owl',
      'injected Fox',
      'featured Lynx',
      'external Sdk',
    ])
    const withCustom = { ...all, options: { customWallets: [{ id: 'mole', name: 'Mole' }] } }
    expect(shown(withCustom).slice(3)).toEqual(['featured Lynx', 'custom Mole', 'external Sdk'])
    const configured = { ...withCustom, features: { connectorTypeOrder: ['external', 'injected'] as const } }
    expect(shown(configured)).toEqual([
      'external Sdk',
      'injected Fox',
      'walletConnect WalletConnect',
      'recent Owl',
      'featured Lynx',
      'custom Mole',
    ])
    const misspelled = JSON.parse(
      '{ "connectorTypeOrder": ["constructor", "injectd", "external"] }',
    ) as Partial<Features>
    expect(shown({ ...all, features: misspelled })[0]).toBe('external Sdk')
    expect(shown({ ...all, options: { enableWalletConnect: false } })[0]).toBe('recent Owl')
    expect(shown({ ...all, isPaired: true })[0]).toBe('recent Owl')
    expect(shown({ recommended: [entry('Bear'), entry('Wolf'), entry('Elk')] }).slice(1)).toEqual([
      'recommended Bear',
      'recommended Wolf',
    ])
  })

  test('Wallets for several namespaces come before those that announced themselves.', () => {
    const multi = announced('Multi', { type: 'MULTI_CHAIN' })
    expect(shown({ connectors: [announced('Fox'), multi] })).toEqual(['injected Multi', 'injected Fox'])
  })
})

describe('recommended wallets', () => {
  const recommended = [entry('Bear'), entry('Wolf'), entry('Elk'), entry('Hare'), entry('Seal')]

  test('fill the two places that own and recent wallets leave, four on a phone', () => {
    const count = (given: Given) =>
      compose({ recommended, ...given }).filter((row) => row.kind === 'recommended').length
    expect(count({})).toBe(2)
    expect(count({ connectors: [pairing, announced('Fox')] })).toBe(1)
    expect(count({ connectors: [pairing, announced('Fox'), announced('Owl')] })).toBe(0)
    expect(count({ isMobile: true })).toBe(4)
    expect(count({ hasFeatured: true })).toBe(0)
    expect(count({ options: { customWallets: [{ id: 'mole', name: 'Mole' }] } })).toBe(0)
  })

  test('Without pairing no wallet of the directory can be reached.', () => {
    expect(shown({ connectors: [], recommended, featured: [entry('Lynx')] })).toEqual([])
  })
})

describe('one wallet, one row', () => {
  test('A directory entry of an installed or recent wallet is left out, by rdns or id.', () => {
    const fox = announced('Fox', { explorerId: 'entry-Other' })
    expect(
      shown({ connectors: [pairing, fox], featured: [entry('Fox'), entry('Other'), entry('Lynx')] }).slice(1),
    ).toEqual(['injected Fox', 'featured Lynx'])
    const recent = [{ id: 'entry-Owl', entry: entry('Owl') }]
    expect(shown({ recent, featured: [entry('Owl', { id: 'second' }), entry('Lynx')] }).slice(1)).toEqual([
      'recent Owl',
      'featured Lynx',
    ])
  })

  test('A different wallet of the same name stays.', () => {
    const imitation = entry('Fox', { id: 'imitation', rdns: 'com.imitation' })
    expect(shown({ connectors: [pairing, announced('Fox')], featured: [imitation] }).slice(1)).toEqual([
      'injected Fox',
      'featured Fox',
    ])
  })

  test('A recent wallet that is installed keeps its place among the installed ones.', () => {
    const fox = announced('Fox')
    for (const recent of [[{ id: 'entry-Fox', entry: entry('Fox') }], [{ id: 'com.fox' }]]) {
      const rows = compose({ connectors: [pairing, announced('Owl'), fox], recent })
      expect(rows.slice(1)).toMatchObject([
        { kind: 'injected', connector: { id: 'com.owl' } },
        { kind: 'injected', connector: { id: 'com.fox' } },
      ])
    }
  })

  test('The MetaMask app and the MetaMask extension are one wallet on a phone.', () => {
    const connectors = [pairing, announced('MetaMask', { info: { rdns: 'io.metamask' } })]
    const featured = [entry('MetaMask', { rdns: 'io.metamask.mobile' })]
    expect(shown({ connectors, featured, isMobile: true }).slice(1)).toEqual(['injected MetaMask'])
    expect(shown({ connectors, featured }).slice(1)).toEqual(['injected MetaMask', 'featured MetaMask'])
  })

  test('Recent wallets of another namespace are not offered.', () => {
    const recent = [{ id: 'entry-Owl', entry: entry('Owl', { chains: ['solana:abc'] }) }]
    expect(shown({ recent }).slice(1)).toEqual([])
  })

  test('A recent wallet without a known entry is not offered.', () => {
    expect(shown({ recent: [{ id: 'gone' }] }).slice(1)).toEqual([])
  })
})

test('[C5-23] Wallets excluded by rdns or case-insensitive name are hidden.', () => {
  const connectors = [pairing, announced('Fox'), announced('Owl'), announced('Sdk', { type: 'EXTERNAL' })]
  const recent = [{ id: 'entry-Elk', entry: entry('Elk') }]
  const excluded = [
    { name: 'Other', rdns: 'COM.FOX' },
    { name: 'oWL', rdns: undefined },
    { name: 'SDK', rdns: undefined },
    { name: 'elk', rdns: undefined },
  ]
  expect(shown({ connectors, recent, excluded })).toEqual(['walletConnect WalletConnect'])
})

test('The connector of the Coinbase Wallet SDK is left out of the external wallets, because Coinbase Wallet has a row of its own.', () => {
  const connectors = [pairing, announced('Sdk', { type: 'EXTERNAL' })]
  const coinbase = announced('Coinbase', { type: 'EXTERNAL', id: 'coinbaseWalletSDK' })
  expect(shown({ connectors: [...connectors, coinbase] })).toEqual(shown({ connectors }))
})

test('The generic Browser Wallet is listed on phones, also beside wallets that announced themselves.', () => {
  expect(shown({ connectors: [nameless] })).toEqual([])
  expect(shown({ connectors: [nameless], options: { enableInjected: true } })).toEqual([])
  expect(shown({ connectors: [nameless], isMobile: true })).toEqual(['injected Browser Wallet'])
  expect(shown({ connectors: [nameless, announced('Fox')], isMobile: true })).toEqual([
    'injected Fox',
    'injected Browser Wallet',
  ])
})

test('A Browser Wallet takes no place of the recommended wallets.', () => {
  const recommended = [entry('Lynx'), entry('Bear')]
  const given = { connectors: [pairing, nameless], recommended, isMobile: true }
  expect(shown(given).slice(1)).toEqual(['injected Browser Wallet', 'recommended Lynx', 'recommended Bear'])
})

test('Two wallets without an rdns are not the same wallet: excluding one does not exclude the other, and one does not make the other a recent wallet.', () => {
  const nest = announced('Nest', { info: undefined })
  const recent = [{ id: 'entry-Owl', entry: entry('Owl', { rdns: undefined }) }]
  const excluded = [{ name: 'Other', rdns: undefined }]
  expect(shown({ connectors: [pairing, nest], recent, excluded })).toEqual([
    'walletConnect WalletConnect',
    'recent Owl',
    'injected Nest',
  ])
})

test('A directory entry without an rdns is listed although an installed wallet has no rdns either.', () => {
  const nest = announced('Nest', { info: undefined })
  const featured = [entry('Owl', { rdns: undefined }), entry('Elk', { rdns: '' })]
  expect(shown({ connectors: [pairing, nest], featured }).slice(1)).toEqual([
    'injected Nest',
    'featured Owl',
    'featured Elk',
  ])
})

test('If the app sets `enableEIP6963` to false, the list shows installed wallets by their directory entries.', () => {
  const given = { connectors: [pairing, announced('Fox')], featured: [entry('Fox')] }
  expect(shown({ ...given, options: { enableEIP6963: false } })).toContain('featured Fox')
  expect(shown(given)).not.toContain('featured Fox')
})

test('A recent wallet is offered for each namespace of its directory entry. If the entry names no namespace, the wallet is offered for all namespaces.', () => {
  const offer = (chains: WalletEntry['chains'], namespaces: RowSources['namespaces']) =>
    shown({ recent: [{ id: 'entry-Owl', entry: entry('Owl', { chains }) }], namespaces }).slice(1)
  expect(offer(['solana:abc', 'eip155:1'], ['eip155'])).toEqual(['recent Owl'])
  expect(offer(['solana:abc'], ['eip155', 'solana'])).toEqual(['recent Owl'])
  expect(offer(undefined, ['eip155'])).toEqual(['recent Owl'])
  expect(offer(['eip1559:1'], ['eip155'])).toEqual([])
})

test('A recent wallet that needs pairing is not offered without pairing.', () => {
  expect(shown({ connectors: [], recent: [{ id: 'entry-Owl', entry: entry('Owl') }] })).toEqual([])
})

test('A wallet for several namespaces counts as recent if one of its connectors is recent. Announced wallets are listed before anonymous wallets.', () => {
  const members = [announced('Multi', { chain: 'solana', id: 'member' })]
  const multi = announced('Multi', { type: 'MULTI_CHAIN', connectors: members })
  const recent = [{ id: 'member', entry: entry('Multi', { rdns: undefined }) }]
  expect(shown({ connectors: [pairing, multi], recent }).slice(1)).toEqual(['injected Multi'])
  const connectors = [{ ...nameless, info: { rdns: 'com.injected' } }, announced('Fox'), multi]
  expect(shown({ connectors })).toEqual(['injected Multi', 'injected Fox', 'injected Browser Wallet'])
})

test('An anonymous wallet without a provider is not listed on a phone.', () => {
  expect(shown({ connectors: [{ ...nameless, provider: undefined }], isMobile: true })).toEqual([])
})

test('Rows have different keys: the namespace and the id of a wallet, or the id of the directory.', () => {
  const rows = compose({ connectors: [pairing, announced('Fox')], featured: [entry('Lynx'), entry('Lynx')] })
  expect(rows.map(({ key }) => key)).toEqual([`eip155:${walletConnectConnectorId}`, 'eip155:com.fox', 'entry-Lynx'])
})

test('Recent wallets reduce the number of recommended wallets that are shown, so that the list keeps its length.', () => {
  const recommended = [entry('Bear'), entry('Wolf'), entry('Elk')]
  const recent = [{ id: 'entry-Owl', entry: entry('Owl') }]
  expect(shown({ recommended, recent }).slice(1)).toEqual(['recent Owl', 'recommended Bear'])
})
