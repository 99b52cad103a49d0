// @vitest-environment happy-dom
import '../../testing/setup'
import { autorun } from 'mobx'
import { expect, onTestFinished, test } from 'vitest'
import { FakeNamespace, solanaAlpha } from '../../testing/fake-namespace'
import { firstAddress } from '../../testing/fake-wallet'
import { alpha, beta } from '../../testing/networks'
import { settle } from '../../testing/settle'
import { testEvmAdapter } from '../../testing/test-evm-adapter'
import { createSend } from './testing/create-send'

test('[C4-09] switching the active network carries namespace, address, form, stored network and warning with it', async () => {
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

  // Another network of the same namespace: the address is the same account there.
  await fill(filled)
  expect(isEmpty()).toBe(false)
  await modal.switchNetwork(beta)
  expect(wallet.chainId).toBe(beta.id)
  expect(modal.getState()).toMatchObject({ activeChain: 'eip155', selectedNetworkId: 'eip155:10' })
  expect(modal.getAccount().caipAddress).toBe(`eip155:10:${firstAddress}`)
  expect(isEmpty()).toBe(true)
  expect(root.memory.read().activeCaipNetworkId).toBe('eip155:10')
  expect(flags).toEqual([false])

  // One of another namespace, whose account nobody has connected yet.
  send.setTokenAmount('2')
  await modal.switchNetwork(solanaAlpha)
  expect(flags).toContain(true)
  expect(modal.getState()).toMatchObject({ activeChain: 'solana', selectedNetworkId: 'solana:solanaAlpha' })
  expect([modal.getAccount().address, modal.getAccount().caipAddress]).toEqual([undefined, undefined])
  expect(isEmpty()).toBe(true)
  expect(root.memory.read().activeCaipNetworkId).toBe('solana:solanaAlpha')

  // Back to the one that is connected; then the wallet goes where the app does not follow.
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
