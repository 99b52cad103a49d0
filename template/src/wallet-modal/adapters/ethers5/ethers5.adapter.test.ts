// @vitest-environment node
import { JsonRpcSigner } from '@ethersproject/providers'
import { expect, test } from 'vitest'
import { ethers5Adapter } from '.'
import type { Connector } from '../../domain/wallets/connector'
import { createRpcClient } from '../../services/http.rpc-client'
import { testWalletInfo } from '../../testing/announce'
import { eventually } from '../../testing/eventually'
import { createFakePlatform } from '../../testing/fake-platform'
import { FakeWallet, firstAddress, secondAddress, walletError } from '../../testing/fake-wallet'

const signature = `0x${'1b'.repeat(65)}`

async function create() {
  const platform = createFakePlatform()
  const wallet = new FakeWallet()
  const adapter = await ethers5Adapter().load({ platform, rpc: createRpcClient(platform) })
  const { rdns: id, name } = testWalletInfo
  const connector: Connector = { id, type: 'ANNOUNCED', name, chain: 'eip155', provider: wallet }
  const signerOf = async (address: string) => {
    const signer = await adapter.getSigner?.(await adapter.connect({ connector, network: undefined }), address)
    return signer instanceof JsonRpcSigner ? signer : expect.unreachable()
  }
  return { adapter, wallet, signerOf }
}

test('[C9-23] the adapter of the type ethers5 signs with a signer of ethers 5', async () => {
  const { adapter, wallet, signerOf } = await create()
  expect(ethers5Adapter()).toMatchObject({ kind: 'ethers5', namespace: 'eip155' })
  expect(adapter.kind).toBe('ethers5')
  const signer = await signerOf(firstAddress)
  await expect(signer.getAddress()).resolves.toBe(firstAddress)
  wallet.answer('personal_sign', () => signature)
  await expect(signer.signMessage('hello')).resolves.toBe(signature)
  expect(wallet.callsOf('personal_sign')[0]?.params).toEqual(['0x68656c6c6f', firstAddress.toLowerCase()])
})

test('a signer is for the requested account', async () => {
  const { wallet, signerOf } = await create()
  wallet.accounts = [firstAddress, secondAddress]
  const signer = await signerOf(secondAddress)
  await expect(signer.getAddress()).resolves.toBe(secondAddress)
})

test('a decline is an error that ethers 5 recognises', async () => {
  const { wallet, signerOf } = await create()
  const signer = await signerOf(firstAddress)
  wallet.fail('personal_sign', walletError(4001, 'User denied message signature.'))
  await expect(signer.signMessage('hello')).rejects.toMatchObject({ code: 'ACTION_REJECTED' })
})

test('A signer keeps working when the wallet changes its network.', async () => {
  const { wallet, signerOf } = await create()
  const signer = await signerOf(firstAddress)
  expect(await signer.getChainId()).toBe(1)
  wallet.changeChain(10)
  // ethers reads the new network asynchronously after the event.
  await eventually(async () => expect(await signer.getChainId()).toBe(10))
})

test('its wallets are found as those of ethers 6 are', () => {
  expect(ethers5Adapter().sources.map(({ kind }) => kind)).toEqual(['eip6963', 'injected'])
})
