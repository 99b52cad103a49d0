import { verifyMessage } from 'ethers'
import { expect, test } from 'vitest'
import { devAccounts } from '../src/sandbox/chain/chains'
import { rpcCall } from '../src/sandbox/chain/rpc-call'
import { balanceOf, sentWei, shown } from './support/chain'
import { transferIn } from './support/transfer-in'
import { useWorld } from './support/world'

const world = useWorld()
const [first, second] = devAccounts

test('[C1-08] [C9-22] a message is signed through the ethers signer, and the signature is valid for the account', async () => {
  const { host } = await world.visit()
  await host.connect()
  await host.part('host-sign').click()
  const signature = await world.wallet.sign('Grüße, 世界')
  expect(await host.outcome()).toBe(signature)
  expect(verifyMessage('Grüße, 世界', signature)).toBe(first)
})

test('text that looks like hexadecimal is signed as text', async () => {
  const { host } = await world.visit()
  await host.connect()
  await host.part('host-message').fill('0xdeadbeef')
  await host.part('host-sign').click()
  const signature = await world.wallet.sign('0xdeadbeef')
  expect(await host.outcome()).toBe(signature)
  expect(verifyMessage('0xdeadbeef', signature)).toBe(first)
})

test('a declined signature reaches the host app as a rejection', async () => {
  const { host } = await world.visit()
  await host.connect()
  await host.part('host-sign').click()
  await world.wallet.reject()
  expect(await host.outcome()).toMatch(/^failed: .*(ACTION_REJECTED|rejected)/)
})

test('[C1-08] a transaction arrives exactly, and the shown balance follows', async () => {
  const { host } = await world.visit()
  await host.connect()
  const before = await balanceOf(world.rpc(31337), second)
  await host.part('host-send').click()
  const asked = transferIn(await world.wallet.approve())
  expect(asked).toMatchObject({ from: first, to: second, amount: sentWei, token: undefined })
  const hash = await host.outcome()
  expect(await rpcCall(world.rpc(31337), 'eth_getTransactionReceipt', [hash])).toMatchObject({ status: '0x1' })
  expect((await balanceOf(world.rpc(31337), second)) - before).toBe(sentWei)
  const left = await balanceOf(world.rpc(31337), first)
  await host.seesFact('wei', String(left))
  await host.open()
  await expect.poll(() => host.in('wm-balance').textContent()).toBe(`${shown(left)} ETH`)
})

test('an incoming amount is shown while the account is open', async () => {
  const { host } = await world.visit()
  await host.connect()
  await host.open()
  await host.in('wm-balance').waitFor()
  const transfer = { from: second, to: first, value: `0x${sentWei.toString(16)}` }
  await rpcCall(world.rpc(31337), 'eth_sendTransaction', [transfer])
  await expect
    .poll(() => host.in('wm-balance').textContent())
    .toBe(`${shown(1_234_567_800_000_000_000_000n + sentWei)} ETH`)
})

test('after an account switch the signer is for the new account', async () => {
  const { host } = await world.visit()
  await host.connect()
  await world.wallet.switchAccount(second)
  await host.seesFact('address', second)
  await host.part('host-sign').click()
  const signature = await world.wallet.sign('Grüße, 世界')
  expect(await host.outcome()).toBe(signature)
  expect(verifyMessage('Grüße, 世界', signature)).toBe(second)
})

test('after a network switch transactions go to the new network', async () => {
  const { host } = await world.visit()
  await host.connect()
  await world.wallet.switchNetwork(31338)
  await host.seesFact('network', 'eip155:31338')
  const before = await balanceOf(world.rpc(31338), second)
  await host.part('host-send').click()
  const asked = transferIn(await world.wallet.approve())
  expect(asked).toMatchObject({ from: first, to: second, amount: sentWei, token: undefined })
  expect(await host.outcome()).toMatch(/^0x/)
  expect((await balanceOf(world.rpc(31338), second)) - before).toBe(sentWei)
  await host.seesFact('wei', String(await balanceOf(world.rpc(31338), first)))
})
