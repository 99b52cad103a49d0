// @vitest-environment node
import { expect, test } from 'vitest'
import { defaultFeatures } from '../../domain/options'
import { OptionsStore } from './options.store'

test('The defaults of features, and the order of the account’s actions.', () => {
  expect(new OptionsStore().state.features).toEqual({
    onramp: true,
    swaps: true,
    receive: true,
    send: true,
    history: true,
    legalCheckbox: false,
    walletFeaturesOrder: ['onramp', 'swaps', 'receive', 'send'],
    connectorTypeOrder: undefined,
    connectMethodsOrder: undefined,
  })
  expect(new OptionsStore({ features: { ...defaultFeatures, send: false } }).state.features.send).toBe(false)
})
