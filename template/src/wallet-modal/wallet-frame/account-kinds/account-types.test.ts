// @vitest-environment node
import { expect, test } from 'vitest'
import { createFrameLog } from '../log'
import { createFakeWallet, testConfig } from '../testing/fake-wallet'
import { createAccountTypes } from './account-types'

test('Without the unit of smart accounts, the wallet uses only the ordinary account, also if the settings and the login ask for the smart account.', async () => {
  const { platform } = await createFakeWallet()
  const networks = testConfig.networks.map((network) => ({ ...network, smartAccount: {} }))
  const types = createAccountTypes({ platform, config: { networks }, log: createFrameLog(platform) }, undefined)
  expect(await types.enabledChains()).toEqual([])
  for (const network of networks) {
    expect(await types.kindOn(network)).toBeUndefined()
    expect(await types.kindForSigning({ accountType: 'smartAccount' }, network)).toBeUndefined()
    expect(await types.kindFor({ accountType: 'smartAccount' }, network)).toBeUndefined()
  }
})
