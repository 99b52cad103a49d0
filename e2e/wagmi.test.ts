import { verifyMessage } from 'ethers'
import { expect, test } from 'vitest'
import { devAccounts } from '../src/sandbox/chain/chains'
import { balanceOf, sentWei } from './support/chain'
import type { HostPage } from './support/host-page'
import { pair, pairingConfig } from './support/phone'
import type { VisitOptions } from './support/world'
import { useWorld } from './support/world'

const world = useWorld()
const [first, second] = devAccounts
const wallet = 'Sandbox Wallet'

/** A host app with its own wagmi config, and the state that wagmi reports. */
class WagmiHost {
  readonly host: HostPage

  constructor(host: HostPage) {
    this.host = host
  }

  /** A button that acts through wagmi alone. */
  async click(action: string): Promise<void> {
    await this.host.part(`wagmi-${action}`).click()
  }

  async outcome(): Promise<string> {
    const outcome = this.host.part('wagmi-outcome')
    await expect.poll(() => outcome.textContent()).not.toMatch(/^(working)?$/)
    return (await outcome.textContent()) ?? ''
  }

  /** Waits until both sides know a connection. */
  async agreesOn(account: { address: string; chain: string; wallet: string }): Promise<void> {
    const { address, chain } = account
    const expected = { status: 'connected', address, chain, wallet: account.wallet }
    await expect.poll(() => this.#wagmi()).toEqual(expected)
    await expect.poll(() => this.#modal()).toEqual(expected)
  }

  /** Waits until both sides are connected with nobody. */
  async agreesOnNobody(): Promise<void> {
    await this.host.seesStatus('disconnected')
    const nobody = { status: 'disconnected', address: '', wallet: '' }
    await expect.poll(() => this.#wagmi()).toMatchObject(nobody)
    await expect.poll(() => this.#modal()).toMatchObject(nobody)
  }

  async #wagmi() {
    const read = async (name: string) => (await this.host.part(`wagmi-${name}`).textContent()) ?? ''
    const [status, address, chain, name] = await Promise.all(['status', 'address', 'chain', 'wallet'].map(read))
    return { status, address, chain, wallet: name }
  }

  async #modal() {
    const names = ['status', 'address', 'network', 'wallet']
    const [status, address, network, name] = await Promise.all(names.map((fact) => this.host.fact(fact)))
    return { status, address, chain: network?.replace('eip155:', ''), wallet: name }
  }
}

async function visit(options: VisitOptions = {}): Promise<WagmiHost> {
  const { host } = await world.visit({ ...options, config: { library: 'wagmi', ...options.config } })
  return new WagmiHost(host)
}

const onFirst = { address: first, chain: '31337', wallet }

test('[C9-21] a connection of the host app through wagmi shows in the modal, and ends there when wagmi disconnects', async () => {
  const wagmi = await visit()
  const { host } = wagmi
  await host.decide('sw-approve', () => wagmi.click(`connect-${wallet}`))
  await wagmi.agreesOn(onFirst)
  await host.seesFact('wei', String(await balanceOf(world.rpc(31337), first)))
  await host.open()
  await host.sees('Account')
  await host.escape()
  await host.seesClosed()
  await wagmi.click('disconnect')
  await wagmi.agreesOnNobody()
})

test('[C9-21] a connection of the modal is known to wagmi, and ends there when the modal disconnects', async () => {
  const wagmi = await visit()
  const { host } = wagmi
  await host.connect()
  await wagmi.agreesOn(onFirst)
  await host.open()
  await host.in('wm-disconnect').click()
  await wagmi.agreesOnNobody()
  // The same test in the other direction.
  await host.decide('sw-approve', () => wagmi.click(`connect-${wallet}`))
  await wagmi.agreesOn(onFirst)
})

test('the wallets of the config are listed once, together with those that announce themselves', async () => {
  const { host } = await visit({ wallets: ['?name=One&rdns=test.one', '?name=Two&rdns=test.two'] })
  await host.open()
  await expect.poll(() => host.wallets.count()).toBe(2)
  const names = await host.wallets.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-wallet-name')))
  expect(names.toSorted()).toEqual(['One', 'Two'])
})

test('the network is switched through wagmi, in the modal, and in the wallet itself', async () => {
  const wagmi = await visit()
  const { host } = wagmi
  await host.connect()
  await wagmi.agreesOn(onFirst)
  await host.decide('sw-approve', () => wagmi.click('switch-31338'))
  await wagmi.agreesOn({ ...onFirst, chain: '31338' })
  await host.open()
  await host.in('wm-header-network').click()
  await host.decide('sw-approve', () => host.network(31337).click())
  await wagmi.agreesOn(onFirst)
  await world.wallet.set({ chainId: 31338 })
  await wagmi.agreesOn({ ...onFirst, chain: '31338' })
  await world.wallet.set({ selectedAccount: second })
  await wagmi.agreesOn({ ...onFirst, address: second, chain: '31338' })
})

test.each([true, false])('after a reload both are connected without asking, wagmi reconnects: %s', async (own) => {
  const wagmi = await visit({ config: { wagmiReconnects: own } })
  const { host } = wagmi
  await host.connect()
  await wagmi.agreesOn(onFirst)
  let windows = 0
  host.page.on('popup', () => (windows += 1))
  await host.page.reload()
  await wagmi.agreesOn(onFirst)
  expect(await world.control.get('/requests')).toEqual([])
  expect(windows).toBe(0)
  // The ended connection does not come back.
  await wagmi.click('disconnect')
  await wagmi.agreesOnNobody()
  await host.page.reload()
  await wagmi.agreesOnNobody()
})

test('of two wallets the last connected one counts on both sides, and disconnecting in the modal disconnects both', async () => {
  const wagmi = await visit({ config: pairingConfig(world) })
  await pair(world, wagmi.host)
  await wagmi.agreesOn({ ...onFirst, wallet: 'Sandbox Phone' })
  await wagmi.click(`connect-${wallet}`)
  await wagmi.agreesOn(onFirst)
  await wagmi.host.part('host-disconnect').click()
  await wagmi.agreesOnNobody()
  await expect.poll(async () => (await world.phone.sessions()).length).toBe(0)
})

test('a decline connects neither side, from the modal and from wagmi', async () => {
  const wagmi = await visit()
  const { host } = wagmi
  await host.open()
  await host.decide('sw-reject', () => host.wallet(wallet).click())
  await host.seesState('declined')
  await wagmi.agreesOnNobody()
  await host.escape()
  await host.seesClosed()
  await host.decide('sw-reject', () => wagmi.click(`connect-${wallet}`))
  expect(await wagmi.outcome()).toMatch(/^failed: .*rejected/i)
  await wagmi.agreesOnNobody()
})

test('the host app signs and sends through wagmi with the wallet that the modal has connected', async () => {
  const wagmi = await visit()
  const { host } = wagmi
  await host.connect()
  await wagmi.agreesOn(onFirst)
  await host.decide('sw-approve', () => wagmi.click('sign'))
  expect(verifyMessage('Grüße, 世界', (await wagmi.outcome()).replace('done ', ''))).toBe(first)
  const before = await balanceOf(world.rpc(31337), second)
  await host.decide('sw-approve', () => wagmi.click('send'))
  expect(await wagmi.outcome()).toMatch(/^done 0x[0-9a-f]{64}$/)
  await expect.poll(async () => (await balanceOf(world.rpc(31337), second)) - before).toBe(sentWei)
})

test('a wallet on a phone is paired by the modal, known to wagmi, restored after a reload, and disconnected by wagmi', async () => {
  const wagmi = await visit({ config: pairingConfig(world) })
  const { host } = wagmi
  await pair(world, host)
  const onPhone = { ...onFirst, wallet: 'Sandbox Phone' }
  await wagmi.agreesOn(onPhone)
  await wagmi.click('sign')
  await expect.poll(() => wagmi.outcome()).toMatch(/^done 0x/)
  expect(verifyMessage('Grüße, 世界', (await wagmi.outcome()).replace('done ', ''))).toBe(first)
  await wagmi.click('switch-31338')
  await wagmi.agreesOn({ ...onPhone, chain: '31338' })
  await host.page.reload()
  await wagmi.agreesOn({ ...onPhone, chain: '31338' })
  await wagmi.click('disconnect')
  await wagmi.agreesOnNobody()
  await expect.poll(async () => (await world.phone.sessions()).length).toBe(0)
})

test('if the phone ends the session, both sides are disconnected', async () => {
  const wagmi = await visit({ config: pairingConfig(world) })
  const phone = await pair(world, wagmi.host)
  await wagmi.agreesOn({ ...onFirst, wallet: 'Sandbox Phone' })
  await phone.leave()
  await wagmi.agreesOnNobody()
})

test('a second tab follows connecting and disconnecting, in wagmi too', async () => {
  const one = await world.visit({ config: { library: 'wagmi' } })
  const two = new WagmiHost(await one.openTab())
  await one.page.bringToFront()
  await one.host.connect()
  await two.agreesOn(onFirst)
  await one.host.part('host-disconnect').click()
  await two.agreesOnNobody()
  await new WagmiHost(one.host).agreesOnNobody()
})
