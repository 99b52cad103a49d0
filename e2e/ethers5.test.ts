import { verifyMessage } from 'ethers'
import { expect, test } from 'vitest'
import { devAccounts } from '../src/sandbox/chain/chains'
import { rpcCall } from '../src/sandbox/chain/rpc-call'
import { balanceOf, sentWei } from './support/chain'
import type { HostPage } from './support/host-page'
import { transferIn } from './support/transfer-in'
import { useWorld } from './support/world'

const world = useWorld()
const [first, second] = devAccounts

/** A visitor of an app that still runs ethers 5, connected. */
async function connected(): Promise<HostPage> {
  const { host } = await world.visit({ config: { library: 'ethers5' } })
  await host.connect()
  return host
}

async function outcomeOf(host: HostPage): Promise<string> {
  const outcome = host.part('ethers5-outcome')
  await expect.poll(() => outcome.textContent()).not.toMatch(/^(working)?$/)
  return (await outcome.textContent()) ?? ''
}

test('[C9-23] an app with ethers 5 connects, signs with its own signer, and the signature is valid for the account', async () => {
  const host = await connected()
  await host.seesFact('address', first)
  await host.part('ethers5-sign').click()
  const signature = await world.wallet.sign('Grüße, 世界')
  expect(await outcomeOf(host)).toBe(signature)
  expect(verifyMessage('Grüße, 世界', signature)).toBe(first)
})

test('[C9-23] a transfer of ethers 5 arrives exactly, and the shown balance follows', async () => {
  const host = await connected()
  const before = await balanceOf(world.rpc(31337), second)
  await host.part('ethers5-send').click()
  const asked = transferIn(await world.wallet.approve())
  expect(asked).toMatchObject({ from: first, to: second, amount: sentWei, token: undefined })
  const hash = await outcomeOf(host)
  expect(await rpcCall(world.rpc(31337), 'eth_getTransactionReceipt', [hash])).toMatchObject({ status: '0x1' })
  expect((await balanceOf(world.rpc(31337), second)) - before).toBe(sentWei)
  await host.seesFact('wei', String(await balanceOf(world.rpc(31337), first)))
})

test('a declined signature reaches the app as the rejection of ethers 5', async () => {
  const host = await connected()
  await host.part('ethers5-sign').click()
  await world.wallet.reject()
  expect(await outcomeOf(host)).toMatch(/^failed: .*(ACTION_REJECTED|rejected)/)
})

test('after another account is chosen, the signer is for that account, also after a reload', async () => {
  const host = await connected()
  await world.wallet.switchAccount(second)
  await host.seesFact('address', second)
  const address = async () => {
    await host.part('ethers5-address').click()
    return outcomeOf(host)
  }
  await expect.poll(address).toBe(second)
  await host.page.reload()
  await host.seesFact('connected', 'true')
  expect(await address()).toBe(second)
})
