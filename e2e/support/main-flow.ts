import { verifyMessage } from 'ethers'
import { expect } from 'vitest'
import { devAccounts } from '../../src/sandbox/chain/chains'
import type { TestWallet } from '../../src/testing'
import type { HostPage } from './host-page'

const [account] = devAccounts

/** The main job from end to end: connect, see, switch, sign, disconnect. It starts and ends without a connection. */
export async function runMainFlow(host: HostPage, wallet: TestWallet, { embedded = false } = {}): Promise<void> {
  if (embedded) await host.sees('Connect')
  await host.choose('Sandbox Wallet')
  await wallet.approve()
  await host.seesFact('connected', 'true')
  await host.seesFact('address', account)
  await host.seesStatus('connected')
  await openAccount(host, embedded)
  expect(await host.address.getAttribute('data-address')).toBe(account)
  await expect.poll(() => host.in('wm-balance').textContent()).toBe('1,234.567 ETH')

  await host.switchNetwork(31338)
  await host.seesFact('network', 'eip155:31338')
  await host.sees('Networks')
  await host.in('wm-back').click()
  await expect.poll(() => host.in('wm-balance').textContent()).toBe('42.125 ETH')
  await host.switchNetwork(31337)
  await host.seesFact('network', 'eip155:31337')
  await host.in('wm-close').click()
  if (embedded) await host.sees('Account')
  else await host.seesClosed()

  await host.part('host-sign').click()
  const signature = await wallet.sign('Grüße, 世界')
  expect(await host.outcome()).toBe(signature)
  expect(verifyMessage('Grüße, 世界', signature)).toBe(account)

  await openAccount(host, embedded)
  await host.in('wm-disconnect').click()
  if (embedded) await host.sees('Connect')
  else await host.seesClosed()
  await host.seesStatus('disconnected')
  await host.seesFact('address', '')
}

async function openAccount(host: HostPage, embedded: boolean): Promise<void> {
  if (!embedded) {
    await host.seesClosed()
    await host.open()
  }
  await host.sees('Account')
}
