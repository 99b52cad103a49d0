// @vitest-environment node
import type { AdapterHarness } from '../../testing/chains/adapter-contract'
import { testAdapterContract } from '../../testing/chains/adapter-contract'
import { createSolanaTest } from './testing/create-solana-test'
import { isSignedBy } from './testing/keys'

testAdapterContract('solana in the browser', async (): Promise<AdapterHarness> => {
  const test = await createSolanaTest()
  const { adapter, connector, wallet, networks, keys, svm, platform } = test
  return {
    adapter,
    connector,
    networks,
    addresses: [keys[0].address, keys[1].address],
    isSignedBy,
    balance: svm.balance(keys[0].address),
    transfer: { to: keys[1].address, value: BigInt(1_000_000_000) },
    cutOffNetworks: () => void (svm.isCutOff = true),
    advance: platform.advance,
    wallet: {
      prompts: () => wallet.prompts,
      reject: () => void (wallet.isRejecting = true),
      share: (addresses) => wallet.share(addresses),
      freeze: () => void (wallet.isFrozen = true),
    },
  }
})
