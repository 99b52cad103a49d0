// @vitest-environment node
import { expect, test } from 'vitest'
import { createTestRoot } from '../../testing/create-test-root'
import { WalletButtons } from './wallet-buttons'

test('Until the terms are accepted, a button shows them instead of connecting.', async () => {
  const { root, wallet } = await createTestRoot({
    features: { legalCheckbox: true },
    termsConditionsUrl: 'https://app.example/terms',
  })
  const buttons = new WalletButtons(root, root.modalStores)
  await buttons.connect({ id: 'owl', name: 'Owl', rdns: 'com.example.wallet', chains: ['eip155:1'] })
  expect(root.router.view).toBe('Connect')
  expect(wallet.callsOf('eth_requestAccounts')).toEqual([])
})
