// @vitest-environment happy-dom
import '../../testing/setup'
import { expect, test } from 'vitest'
import { createTestRoot } from '../../testing/create-test-root'
import { alpha } from '../../testing/networks'

test('Without adapters only pairing is offered.', async () => {
  const { root } = await createTestRoot({ adapters: [] })
  expect(root.connector.connectors.map(({ type }) => type)).toEqual(['WALLET_CONNECT'])
})

test('Opening the modal for a namespace offers to pair with its wallets.', async () => {
  const solana = { ...alpha, id: 'main', chainNamespace: 'solana' } as const
  const { modal, root } = await createTestRoot({ networks: [alpha, solana] })
  modal.open({ namespace: 'solana' })
  expect(root.connector.connectors.map(({ type, chain }) => `${type} ${chain}`)).toEqual(['WALLET_CONNECT solana'])
})
