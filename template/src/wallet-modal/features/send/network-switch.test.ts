// @vitest-environment happy-dom
import '../../testing/setup'
import { autorun } from 'mobx'
import { expect, onTestFinished, test } from 'vitest'
import { FakeNamespace, solanaAlpha } from '../../testing/chains/fake-namespace'
import { firstAddress } from '../../testing/fake-wallet'
import { alpha, beta } from '../../testing/networks'
import { settle } from '../../testing/settle'
import { testEvmAdapter } from '../../testing/chains/test-evm-adapter'
import { createSend } from './testing/create-send'

test('[C4-09] Switching the active network updates namespace, address, form, stored network and warning.', async () => {
  const solana = new FakeNamespace('solana')
  const { modal, root, wallet, fill, send } = await createSend({
    networks: [alpha, beta, solanaAlpha],
    adapters: [testEvmAdapter(), solana.descriptor],
  })
  const { chain } = root
  const flags: boolean[] = []
  onTestFinished(autorun(() => void flags.push(chain.isSwitchingNamespace)))
  const filled = { amount: '1', to: firstAddress }
  const isEmpty = () => send.token === undefined && send.sendTokenAmount === '' && send.receiver.text === ''

  // Another network of the same namespace has the same account.
  await fill(filled)
  expect(isEmpty()).toBe(false)
  await modal.switchNetwork(beta)
  expect(wallet.chainId).toBe(beta.id)
  expect(modal.getState()).toMatchObject({ activeChain: 'eip155', selectedNetworkId: 'eip155:10' })
  expect(modal.getAccount().caipAddress).toBe(`eip155:10:${firstAddress}`)
  expect(isEmpty()).toBe(true)
  expect(root.memory.read().activeCaipNetworkId).toBe('eip155:10')
  expect(flags).toEqual([false])

  // A network of another namespace, whose account is not connected yet.
  send.setTokenAmount('2')
  await modal.switchNetwork(solanaAlpha)
  expect(flags).toContain(true)
  expect(modal.getState()).toMatchObject({ activeChain: 'solana', selectedNetworkId: 'solana:solanaAlpha' })
  expect([modal.getAccount().address, modal.getAccount().caipAddress]).toEqual([undefined, undefined])
  expect(isEmpty()).toBe(true)
  expect(root.memory.read().activeCaipNetworkId).toBe('solana:solanaAlpha')

  // Back on the connected namespace, the wallet switches to a network that the app does not list.
  await modal.switchNetwork(alpha)
  expect(modal.getAccount().caipAddress).toBe(`eip155:1:${firstAddress}`)
  send.setTokenAmount('3')
  modal.close()
  wallet.changeChain(31337)
  await settle()
  expect(modal.getAccount().caipAddress).toBe(`eip155:31337:${firstAddress}`)
  expect(isEmpty()).toBe(true)
  expect(root.memory.read().activeCaipNetworkId).toBe('eip155:1')
  expect([root.modal.open, root.router.view]).toEqual([true, 'UnsupportedChain'])
})
