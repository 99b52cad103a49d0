// @vitest-environment happy-dom
import '../../testing/setup'
import { privateKeyToAccount } from 'viem/accounts'
import { hashMessage, numberToHex, recoverAddress } from 'viem'
import { toConnector } from '../../connectors/wagmi/to-connector'
import type { Connector } from '../../domain/wallets/connector'
import { required } from '../../domain/errors/errors'
import { testAdapterContract } from '../../testing/chains/adapter-contract'
import type { TestSigner } from '../evm/testing/evm-harness'
import { createEvmHarness } from '../evm/testing/evm-harness'
import { announcedTo, createHostConfig, hostConnector } from './testing/host-config'
import { createWagmiAdapter } from './wagmi.adapter'

/** Keys that everybody knows: made from the numbers one and two. */
const accounts = [BigInt(1), BigInt(2)].map((key) => privateKeyToAccount(numberToHex(key, { size: 32 })))
const addressOf = (index: number) => accounts[index]?.address ?? ''

const signer: TestSigner = {
  addresses: [addressOf(0), addressOf(1)],
  async sign(address, raw) {
    const account = required(
      accounts.find((known) => known.address === address),
      'WALLET_UNREACHABLE',
    )
    return account.signMessage({ message: { raw } })
  },
  async isSignedBy(address, message, signature) {
    return (await recoverAddress({ hash: hashMessage(message), signature: signature as `0x${string}` })) === address
  },
}

testAdapterContract('wagmi', async () => {
  let connector: Connector | undefined
  const harness = await createEvmHarness(signer, (context, wallet) => {
    const config = createHostConfig([announcedTo(wallet)])
    connector = toConnector(hostConnector(config))
    return createWagmiAdapter(config, context, toConnector)
  })()
  return { ...harness, connector: required(connector, 'WALLET_UNREACHABLE') }
})
