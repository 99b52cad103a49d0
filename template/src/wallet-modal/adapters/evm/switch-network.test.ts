// @vitest-environment node
import { expect, test } from 'vitest'
import { completeNetwork } from '../../domain/networks/network'
import { FakeWallet, walletError } from '../../testing/fake-wallet'
import { alpha, beta, gamma } from '../../testing/networks'
import type { Eip1193Provider } from '../../domain/wallets/eip1193'
import type { Network } from '../../domain/networks/network'
import { createFakePlatform } from '../../testing/fake-platform'
import { switchEvmNetwork } from './switch-network'

const network = completeNetwork(gamma)
const { after } = createFakePlatform()
const change = (wallet: Eip1193Provider, wanted: Network) => switchEvmNetwork(wallet, wanted, after)

/** The error of a visitor who declines the switch. */
const refusal = walletError(4001, 'User rejected the request.')

/** The methods that change something, in the order of their calls. */
const changesOf = (wallet: FakeWallet) =>
  wallet.calls.map(({ method }) => method).filter((method) => method !== 'eth_chainId')

/** A wallet that does not know the network and adds it on request. */
function createLearner({ switchesByItself = false } = {}) {
  const wallet = new FakeWallet()
  wallet.answer('wallet_addEthereumChain', () => {
    wallet.knownChains.add(gamma.id)
    if (switchesByItself) wallet.changeChain(gamma.id)
    return null
  })
  return wallet
}

test('[C7-09] a wallet switches with wallet_switchEthereumChain and adds with wallet_addEthereumChain', async () => {
  const wallet = createLearner()
  await change(wallet, completeNetwork(beta))
  expect(wallet.callsOf('wallet_switchEthereumChain')).toMatchObject([{ params: [{ chainId: '0xa' }] }])
  const documented = {
    ...gamma,
    blockExplorers: { default: { name: 'Gammascan', url: 'https://gammascan.example' } },
    assets: { imageUrl: 'https://img.example/gamma.png' },
  }
  await change(wallet, completeNetwork(documented))
  expect(wallet.callsOf('wallet_addEthereumChain')).toEqual([
    {
      method: 'wallet_addEthereumChain',
      params: [
        {
          chainId: '0x14a34',
          chainName: 'Gamma Test',
          nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
          rpcUrls: ['https://gamma.example/rpc'],
          blockExplorerUrls: ['https://gammascan.example'],
          iconUrls: ['https://img.example/gamma.png'],
        },
      ],
    },
  ])
})

test('[C8-10] 4902, 32603 and 5000 lead to adding the chain; when that fails the chain is not supported', async () => {
  for (const code of [4902, 32603, 5000, -32603, '4902']) {
    const wallet = createLearner({ switchesByItself: true })
    wallet.fail('wallet_switchEthereumChain', walletError(code))
    await change(wallet, network)
    expect(changesOf(wallet)).toEqual(['wallet_switchEthereumChain', 'wallet_addEthereumChain'])
    const stubborn = new FakeWallet()
    stubborn.fail('wallet_switchEthereumChain', walletError(code))
    stubborn.fail('wallet_addEthereumChain', new Error('no'))
    await expect(change(stubborn, network)).rejects.toThrow(/^Chain is not supported/)
  }
})

test('a wallet that does not switch to the network it has added is asked once more', async () => {
  const wallet = createLearner()
  await change(wallet, network)
  expect(changesOf(wallet)).toEqual([
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
    'wallet_switchEthereumChain',
  ])
  expect(wallet.chainId).toBe(gamma.id)
})

test('a decline of the switch, of the new network, or of the switch after it is a decline', async () => {
  const first = new FakeWallet()
  first.fail('wallet_switchEthereumChain', refusal)
  await expect(change(first, network)).rejects.toMatchObject({ code: 'USER_REJECTED' })
  expect(changesOf(first)).toEqual(['wallet_switchEthereumChain'])

  const second = new FakeWallet()
  second.fail('wallet_addEthereumChain', refusal)
  await expect(change(second, network)).rejects.toMatchObject({ code: 'USER_REJECTED' })

  const third = new FakeWallet()
  third.answer('wallet_addEthereumChain', () => {
    third.fail('wallet_switchEthereumChain', refusal)
    return null
  })
  await expect(change(third, network)).rejects.toMatchObject({ code: 'USER_REJECTED' })
})

test('any other failure means that the chain is not supported, and names it', async () => {
  const wallet = new FakeWallet()
  const cause = walletError(4200, 'Unsupported method')
  wallet.fail('wallet_switchEthereumChain', cause)
  await expect(change(wallet, network)).rejects.toMatchObject({
    code: 'CHAIN_NOT_SUPPORTED',
    message: 'Chain is not supported: Gamma Test. Choose another network',
    cause,
  })
  expect(changesOf(wallet)).toEqual(['wallet_switchEthereumChain'])
})

test('a wallet that approves and does not switch has not changed its network', async () => {
  const wallet = new FakeWallet()
  wallet.answer('wallet_switchEthereumChain', () => null)
  await expect(change(wallet, completeNetwork(beta))).rejects.toThrow(
    'The wallet did not change its network. Change the network in the wallet itself',
  )
})

test('a wallet that is on the network already may still be asked', async () => {
  await expect(change(new FakeWallet(), completeNetwork(alpha))).resolves.toBeUndefined()
})

test('a drawn logo is not sent to a wallet, only addresses are', async () => {
  const wallet = createLearner()
  await change(wallet, completeNetwork({ ...gamma, assets: { imageUrl: 'data:image/svg+xml,%3Csvg/%3E' } }))
  const [call] = wallet.callsOf('wallet_addEthereumChain')
  expect(call?.params).toEqual([expect.not.objectContaining({ iconUrls: expect.anything() })])
})
