// @vitest-environment node
import { expect, test } from 'vitest'
import type { Connector } from '../../domain/wallets/connector'
import { ConnectorStore } from './connector.store'

function wallet(name: string, more: Partial<Connector> = {}): Connector {
  const rdns = `com.${name.toLowerCase()}`
  return {
    id: rdns,
    type: 'ANNOUNCED',
    name,
    chain: 'eip155',
    info: { rdns, uuid: `uuid-${name}` },
    provider: {},
    ...more,
  }
}

const namesOf = (connectors: readonly Connector[]) => connectors.map(({ name }) => name)

test('A wallet is listed once, however often it is found.', () => {
  const store = new ConnectorStore()
  const one = wallet('One')
  store.addConnectors([one])
  store.addConnectors([{ ...one }, { ...one, id: 'other', name: 'Renamed' }])
  expect(namesOf(store.allConnectors)).toEqual(['One'])
})

test('Another wallet with the same rdns is listed separately, under an id of its own.', () => {
  const store = new ConnectorStore()
  store.addConnectors([wallet('One'), wallet('One', { provider: {}, info: { rdns: 'com.one', uuid: 'second' } })])
  expect(store.allConnectors.map(({ id }) => id)).toEqual(['com.one', 'com.one#2'])
  expect(store.getConnectorById('com.one#2')?.info?.uuid).toBe('second')
})

test('One provider may serve two namespaces.', () => {
  const store = new ConnectorStore()
  const one = wallet('One')
  store.addConnectors([one, { ...one, chain: 'solana' }])
  expect(store.allConnectors.map(({ chain, id }) => [chain, id])).toEqual([
    ['eip155', 'com.one'],
    ['solana', 'com.one'],
  ])
})

test('A wallet that is withdrawn is removed from its own namespace only.', () => {
  const store = new ConnectorStore()
  const one = wallet('One')
  store.addConnectors([one, { ...one, chain: 'solana' }, wallet('Two')])
  store.removeConnectors([{ ...one, id: 'another id', chain: 'solana' }])
  expect(store.allConnectors.map(({ chain, name }) => [chain, name])).toEqual([
    ['eip155', 'One'],
    ['eip155', 'Two'],
  ])
  store.removeConnectors([wallet('Three')])
  expect(store.allConnectors).toHaveLength(2)
})

test('Providers are stored unchanged.', () => {
  const store = new ConnectorStore()
  const one = wallet('One')
  store.addConnectors([one])
  expect(store.allConnectors[0]?.provider).toBe(one.provider)
  store.setActiveConnector(one)
  expect(store.activeConnector).toBe(one)
})

test('The list has the wallets of the namespaces in use, or of one of them.', () => {
  const store = new ConnectorStore()
  store.addConnectors([wallet('One'), wallet('Two', { chain: 'solana' }), wallet('Three', { chain: 'cosmos' })])
  store.filterByNamespaces(['eip155', 'solana'])
  expect(namesOf(store.connectors)).toEqual(['One', 'Two'])
  store.setFilterByNamespace('solana')
  expect(namesOf(store.connectors)).toEqual(['Two'])
  store.setFilterByNamespace(undefined)
  expect(namesOf(store.connectors)).toEqual(['One', 'Two'])
})

test('A directory entry matches by its id or its rdns.', () => {
  const store = new ConnectorStore()
  store.addConnectors([wallet('One', { explorerId: 'entry' }), wallet('Two')])
  expect(store.getConnector({ id: 'entry' })?.name).toBe('One')
  expect(store.getConnector({ id: 'unknown', rdns: 'com.two' })?.name).toBe('Two')
  expect(store.getConnector({ id: 'unknown', rdns: null })).toBeUndefined()
})

test('Each namespace has a wallet or none.', () => {
  const store = new ConnectorStore()
  expect(store.isConnected()).toBe(false)
  store.setConnectorId('eip155', 'com.one')
  expect([store.isConnected(), store.isConnected('eip155'), store.isConnected('solana')]).toEqual([true, true, false])
  store.removeConnectorId('eip155')
  expect(store.isConnected()).toBe(false)
})

test('A wallet without a name gets the name that the same provider announces. Any other wallet of the provider is ignored.', () => {
  const store = new ConnectorStore()
  const provider = {}
  const anonymous = wallet('Browser', { type: 'INJECTED', provider })
  store.addConnectors([wallet('Two'), anonymous, { ...anonymous, name: 'Injected again' }])
  expect(namesOf(store.allConnectors)).toEqual(['Two', 'Browser'])
  const announced = wallet('One', { provider })
  store.addConnectors([announced, { ...announced, name: 'Announced again' }, anonymous])
  expect(namesOf(store.allConnectors)).toEqual(['Two', 'One'])
})

test('A wallet source can announce a wallet and can withdraw several wallets at once.', () => {
  const store = new ConnectorStore()
  const [one, two, three] = [wallet('One'), wallet('Two'), wallet('Three')]
  store.intake.announce([one, two, three])
  store.intake.withdraw([one, three])
  expect(namesOf(store.allConnectors)).toEqual(['Two'])
})

test('If several connectors have the same id, the connector of the requested namespace is returned.', () => {
  const store = new ConnectorStore()
  const one = wallet('One')
  store.addConnectors([one, { ...one, chain: 'solana' }])
  expect(store.getConnectorById('com.one')?.chain).toBe('eip155')
  expect(store.getConnectorById('com.one', 'solana')?.chain).toBe('solana')
  expect(store.getConnectorById('com.one', 'cosmos')).toBeUndefined()
})

test('Two wallets without an rdns are not the same wallet: a directory entry without an rdns does not match such a wallet in the browser.', () => {
  const store = new ConnectorStore()
  store.addConnectors([wallet('Anonymous', { info: undefined }), wallet('Unnamed', { info: {} }), wallet('Two')])
  expect(store.getConnector({ id: 'unknown' })).toBeUndefined()
  expect(store.getConnector({ id: 'unknown', rdns: 'com.two' })?.name).toBe('Two')
})
