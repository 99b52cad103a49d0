// @vitest-environment node
import { expect, test } from 'vitest'
import { OptionsStore } from './options.store'
import { defaultFeatures } from '../domain/options'

test('[C9-17] default features, socials and the order of the wallet features', () => {
  const { socials, walletFeaturesOrder, connectorTypeOrder, connectMethodsOrder, ...switches } = new OptionsStore()
    .state.features
  expect(switches).toEqual({
    swaps: true,
    onramp: true,
    receive: true,
    send: true,
    email: true,
    emailShowWallets: true,
    history: true,
    analytics: true,
    allWallets: true,
    legalCheckbox: false,
    smartSessions: false,
    collapseWallets: false,
    pay: false,
  })
  expect(socials).toEqual(['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'])
  expect(walletFeaturesOrder).toEqual(['onramp', 'swaps', 'receive', 'send'])
  expect([connectorTypeOrder, connectMethodsOrder]).toEqual([undefined, undefined])
  expect(new OptionsStore({ features: { ...defaultFeatures, send: false } }).state.features.send).toBe(false)
})

test('[C9-18] the account type of each namespace unless another is preferred', () => {
  expect(new OptionsStore().state.defaultAccountTypes).toEqual({
    eip155: 'smartAccount',
    bip122: 'payment',
    polkadot: 'eoa',
    solana: 'eoa',
    cosmos: 'eoa',
  })
})
