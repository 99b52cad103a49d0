import { verifyMessage } from 'ethers'
import { expect, test } from 'vitest'
import { devAccounts } from '../src/sandbox/chain/chains'
import { balanceOf, sentWei } from './support/chain'
import type { HostPage } from './support/host-page'
import { pair, pairingConfig } from './support/phone'
import { transferIn } from './support/transfer-in'
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
  await wagmi.click(`connect-${wallet}`)
  await world.wallet.approve()
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
  await wagmi.click(`connect-${wallet}`)
  await world.wallet.approve()
  await wagmi.agreesOn(onFirst)
})

test('the wallets of the config are listed once, together with those that announce themselves', async () => {
  const { host } = await visit({
    wallets: [
      { name: 'One', rdns: 'test.one' },
      { name: 'Two', rdns: 'test.two' },
    ],
  })
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
  await wagmi.click('switch-31338')
  await world.wallet.approve()
  await wagmi.agreesOn({ ...onFirst, chain: '31338' })
  await host.open()
  await host.in('wm-header-network').click()
  await host.network(31337).click()
  await world.wallet.approve()
  await wagmi.agreesOn(onFirst)
  await world.wallet.switchNetwork(31338)
  await wagmi.agreesOn({ ...onFirst, chain: '31338' })
  await world.wallet.switchAccount(second)
  await wagmi.agreesOn({ ...onFirst, address: second, chain: '31338' })
})

test.each([true, false])('after a reload both are connected without asking, wagmi reconnects: %s', async (own) => {
  const wagmi = await visit({ config: { wagmiReconnects: own } })
  const { host } = wagmi
  await host.connect()
  await wagmi.agreesOn(onFirst)
  const asked = async () =>
    (await world.wallet.requests()).filter(({ method }) => /^(eth|wallet)_request/.test(method)).length
  const before = await asked()
  await host.page.reload()
  await wagmi.agreesOn(onFirst)
  expect(await world.wallet.pendingRequests()).toEqual([])
  expect(await asked()).toBe(before)
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
  await host.wallet(wallet).click()
  await world.wallet.reject()
  await host.seesState('declined')
  await wagmi.agreesOnNobody()
  await host.escape()
  await host.seesClosed()
  await wagmi.click(`connect-${wallet}`)
  await world.wallet.reject()
  expect(await wagmi.outcome()).toMatch(/^failed: .*rejected/i)
  await wagmi.agreesOnNobody()
})

test('the host app signs and sends through wagmi with the wallet that the modal has connected', async () => {
  const wagmi = await visit()
  const { host } = wagmi
  await host.connect()
  await wagmi.agreesOn(onFirst)
  await wagmi.click('sign')
  const signature = await world.wallet.sign('Grüße, 世界')
  expect(await wagmi.outcome()).toBe(`done ${signature}`)
  expect(verifyMessage('Grüße, 世界', signature)).toBe(first)
  const before = await balanceOf(world.rpc(31337), second)
  await wagmi.click('send')
  const asked = transferIn(await world.wallet.approve())
  expect(asked).toMatchObject({ from: first, to: second, amount: sentWei, token: undefined })
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
