// @vitest-environment node
import { JsonRpcSigner } from 'ethers'
import { expect, test } from 'vitest'
import { ethersAdapter } from '.'
import { createTestAdapter } from '../../testing/chains/create-test-adapter'
import { eventually } from '../../testing/eventually'
import { firstAddress, secondAddress, walletError } from '../../testing/fake-wallet'
import { createEthersAdapter } from './ethers.adapter'

const signature = `0x${'1b'.repeat(65)}`

test('[C9-22] the adapter of the type ethers signs with a signer of ethers', async () => {
  const { adapter, wallet, connect } = createTestAdapter(undefined, createEthersAdapter)
  expect(ethersAdapter()).toMatchObject({ kind: 'ethers', namespace: 'eip155' })
  expect(adapter.kind).toBe('ethers')
  const signer = await adapter.getSigner?.(await connect(), firstAddress)
  if (!(signer instanceof JsonRpcSigner)) return expect.unreachable()
  await expect(signer.getAddress()).resolves.toBe(firstAddress)
  wallet.answer('personal_sign', () => signature)
  await expect(signer.signMessage('hello')).resolves.toBe(signature)
  expect(wallet.callsOf('personal_sign')[0]?.params).toEqual(['0x68656c6c6f', firstAddress.toLowerCase()])
})

test('a signer is for the requested account', async () => {
  const { adapter, wallet, connect } = createTestAdapter(undefined, createEthersAdapter)
  wallet.accounts = [firstAddress, secondAddress]
  const signer = await adapter.getSigner?.(await connect(), secondAddress)
  expect(signer).toMatchObject({ address: secondAddress })
})

test('a decline is an error that ethers recognises', async () => {
  const { adapter, wallet, connect } = createTestAdapter(undefined, createEthersAdapter)
  const signer = await adapter.getSigner?.(await connect(), firstAddress)
  if (!(signer instanceof JsonRpcSigner)) return expect.unreachable()
  wallet.fail('personal_sign', walletError(4001, 'User denied message signature.'))
  await expect(signer.signMessage('hello')).rejects.toMatchObject({ code: 'ACTION_REJECTED' })
})

test('A signer keeps working when the wallet changes its network.', async () => {
  const { adapter, wallet, connect } = createTestAdapter(undefined, createEthersAdapter)
  const signer = await adapter.getSigner?.(await connect(), firstAddress)
  if (!(signer instanceof JsonRpcSigner)) return expect.unreachable()
  expect((await signer.provider.getNetwork()).chainId).toBe(BigInt(1))
  wallet.changeChain(10)
  // ethers reads the new network asynchronously after the event.
  await eventually(async () => expect((await signer.provider.getNetwork()).chainId).toBe(BigInt(10)))
})

test('the adapter is loaded on demand, and says where its wallets are found', async () => {
  const { platform } = createTestAdapter(undefined, createEthersAdapter)
  const descriptor = ethersAdapter()
  expect(descriptor.sources.map(({ kind }) => kind)).toEqual(['eip6963', 'injected'])
  const adapter = await descriptor.load({ platform, rpc: { request: () => Promise.reject(new Error('unused')) } })
  expect(adapter.kind).toBe('ethers')
})
