// @vitest-environment node
import { expect, test } from 'vitest'
import { createFakeBrowser } from '../testing/fake-browser'
import { createSnapshotStore, emptySnapshot, readSnapshot } from './session-snapshot'

const connection = { connectorId: 'com.example.wallet', caipAddress: 'eip155:1:0xabc' }

test('A stored snapshot is read as it was written.', () => {
  const snapshot = {
    activeCaipNetworkId: 'eip155:10',
    connections: { eip155: connection },
    recentConnectorIds: ['com.example.wallet'],
  }
  expect(readSnapshot(JSON.stringify(snapshot))).toEqual(snapshot)
})

test('A missing or invalid text gives an empty snapshot.', () => {
  for (const text of [null, '', '{', '[]', '7', 'null', '"text"', '{"connections":7,"recentConnectorIds":{}}'])
    expect(readSnapshot(text), String(text)).toEqual(emptySnapshot)
})

test('An invalid part is left out, and the other parts stay.', () => {
  const text = JSON.stringify({
    activeCaipNetworkId: 'nowhere',
    connections: {
      eip155: { ...connection, caipAddress: 'eip155:1:<b>' },
      solana: { ...connection, caipAddress: 'solana:main:abc' },
      cosmos: { connectorId: 7, caipAddress: 'cosmos:hub:abc' },
      near: connection,
      polkadot: null,
    },
    recentConnectorIds: ['one', 7, null, 'two'],
    other: 'thing',
  })
  expect(readSnapshot(text)).toEqual({
    connections: { solana: { connectorId: 'com.example.wallet', caipAddress: 'solana:main:abc' } },
    recentConnectorIds: ['one', 'two'],
  })
})

test('Two modals have separate snapshots.', () => {
  const { keyValue, stored } = createFakeBrowser()
  const one = createSnapshotStore(keyValue, 'one')
  const two = createSnapshotStore(keyValue, 'two')
  one.update((snapshot) => ({ ...snapshot, activeCaipNetworkId: 'eip155:1' }))
  two.update((snapshot) => ({ ...snapshot, connections: { eip155: connection } }))
  expect(one.read()).toEqual({ ...emptySnapshot, activeCaipNetworkId: 'eip155:1' })
  expect(two.read()).toEqual({ ...emptySnapshot, connections: { eip155: connection } })
  expect([...stored.keys()]).toEqual(['wallet-modal:one', 'wallet-modal:two'])
})

test('a change starts from what is stored now, also by another tab', () => {
  const { keyValue } = createFakeBrowser()
  const tabs = [createSnapshotStore(keyValue, 'one'), createSnapshotStore(keyValue, 'one')]
  tabs[0]?.update((snapshot) => ({ ...snapshot, recentConnectorIds: ['a'] }))
  tabs[1]?.update((snapshot) => ({ ...snapshot, recentConnectorIds: ['b', ...snapshot.recentConnectorIds] }))
  expect(tabs[0]?.read().recentConnectorIds).toEqual(['b', 'a'])
})
