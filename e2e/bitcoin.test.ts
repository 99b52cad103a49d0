import { TEST_NETWORK, Transaction } from '@scure/btc-signer'
import { Verifier } from 'bip322-js'
import { expect, test } from 'vitest'
import { scriptOf } from '../src/sandbox/bitcoin/bitcoin-node'
import { bitcoinKeys, satsKeys } from '../src/sandbox/bitcoin/dev-keys'
import type { HostConfig } from './host/config'
import type { HostPage } from './support/host-page'
import { bitcoinNetworks } from './support/networks'
import { useWorld } from './support/world'

const world = useWorld()
const testnet = 'bip122:000000000933ea01ad0ee984209779ba'
const signet = 'bip122:00000008819873e925422c1ff0f99f7c'
const message = 'Grüße, 世界'

const [first, second] = bitcoinKeys
const [firstSats, secondSats] = satsKeys
if (!first || !second || !firstSats || !secondSats) throw new Error('each wallet has two keys')

/** Both wallets, each with its first key and another key. */
const wallets = [
  { name: 'Sandbox Wallet', namespace: 'bitcoin', own: first, other: second },
  { name: 'Sandbox Sats', namespace: 'sats', own: firstSats, other: secondSats },
] as const

const config = (): Partial<HostConfig> => ({ networks: bitcoinNetworks(world.endpoints), adapters: ['bitcoin'] })

const visit = async () => (await world.visit({ config: config() })).host

const esplora = async (path: string) =>
  (await fetch(`${world.endpoints.rpc[testnet]}${path}`)).json() as Promise<unknown>

interface Coin {
  txid: string
  vout: number
  value: number
}

const coinsOf = async (address: string) => (await esplora(`/address/${address}/utxo`)) as Coin[]

/** Sends a request to the wallet as the host app does, without waiting for the answer. */
async function ask(host: HostPage, method: string, params: object): Promise<void> {
  await host.part('bitcoin-request').fill(JSON.stringify({ method, params }))
  await host.part('bitcoin-ask').click()
}

async function outcome(host: HostPage): Promise<string> {
  const text = () => host.part('bitcoin-outcome').textContent()
  await expect.poll(text).not.toMatch(/^(working)?$/)
  return (await text()) ?? ''
}

test.for(wallets)(
  '[C9-24] $name connects, shows its balance, and is restored after a reload without asking',
  async ({ name, own }) => {
    const host = await visit()
    await host.connect(name)
    await host.seesFact('address', own.payment)
    await host.seesFact('network', testnet)
    await host.seesFact('wei', '176234567')
    await host.page.reload()
    await host.seesFact('status', 'connected')
    await host.seesFact('address', own.payment)
    await host.seesFact('network', testnet)
    expect(await world.wallet.pendingRequests()).toEqual([])
    await host.open()
    await host.sees('Account')
    await expect.poll(() => host.in('wm-balance').textContent()).toMatch(/^1\.762 BTC/)
  },
)

test.for(wallets)('$name is declined, and connects on the next try', async ({ name, own }) => {
  const host = await visit()
  await host.open()
  await host.wallet(name).click()
  await world.wallet.reject()
  await host.seesState('declined')
  expect(await host.fact('connected')).toBe('false')
  await host.in('wm-retry').click()
  await world.wallet.approve()
  await host.seesFact('address', own.payment)
})

test.for(wallets)('$name changes its account, then shares none', async ({ name, namespace, other }) => {
  const host = await visit()
  await host.connect(name)
  await world.wallet.shareAccounts(namespace, [other.payment, other.ordinals])
  await host.seesFact('address', other.payment)
  await host.seesFact('wei', '10000000')
  await world.wallet.disconnect(new URL(host.page.url()).origin)
  await host.seesFact('status', 'disconnected')
})

test('messages are signed by BIP-322 and by ECDSA, and verify elsewhere', async () => {
  const host = await visit()
  await host.connect('Sandbox Sats')
  for (const [address, protocol, isEcdsa] of [
    [firstSats.payment, undefined, false],
    [firstSats.ordinals, undefined, false],
    [firstSats.payment, 'ecdsa', true],
  ] as const) {
    await ask(host, 'signMessage', { message, address, protocol })
    const signature = await world.wallet.sign(message)
    expect(await outcome(host)).toBe(signature)
    expect(Buffer.from(signature, 'base64').length === 65).toBe(isEcdsa)
    expect(Verifier.verifySignature(address, message, signature, true)).toBe(true)
  }
  await ask(host, 'signMessage', { message, address: firstSats.ordinals, protocol: 'ecdsa' })
  expect(await outcome(host)).toMatch(/^failed: .*does not support this/)
  await ask(host, 'signMessage', { message, address: firstSats.payment })
  await world.wallet.reject()
  expect(await outcome(host)).toMatch(/^failed: .*You declined the request/)
})

test('an old address signs with ECDSA by itself', async () => {
  const host = await visit()
  await world.wallet.shareAccounts('sats', [firstSats.legacy])
  await host.connect('Sandbox Sats')
  await host.seesFact('address', firstSats.legacy)
  await ask(host, 'signMessage', { message, address: firstSats.legacy })
  await world.wallet.sign(message)
  expect(Verifier.verifySignature(firstSats.legacy, message, await outcome(host), true)).toBe(true)
})

test('the Wallet Standard wallet signs messages of both its addresses', async () => {
  const host = await visit()
  await host.connect('Sandbox Wallet')
  for (const address of [first.payment, first.ordinals]) {
    await ask(host, 'signMessage', { message, address })
    await world.wallet.sign(message)
    expect(Verifier.verifySignature(address, message, await outcome(host), true)).toBe(true)
  }
  await ask(host, 'sendTransfer', { recipient: second.payment, amount: '1000' })
  expect(await outcome(host)).toMatch(/^failed: .*transfers; have it sign a PSBT instead/)
})

test.for(wallets)('$name signs a PSBT that the network accepts', async ({ name, own, other }) => {
  const host = await visit()
  await host.connect(name)
  const [coin] = await coinsOf(own.payment)
  if (!coin) return expect.unreachable('there is no coin')
  const tx = new Transaction()
  const witnessUtxo = { script: scriptOf(own.payment), amount: BigInt(coin.value) }
  tx.addInput({ txid: coin.txid, index: coin.vout, witnessUtxo })
  tx.addOutputAddress(other.payment, BigInt(coin.value) - 1_000n, TEST_NETWORK)
  const psbt = Buffer.from(tx.toPSBT()).toString('base64')
  const signInputs = [{ address: own.payment, index: 0 }]
  await ask(host, 'signPsbt', { psbt, signInputs })
  const { params } = await world.wallet.approve()
  const asked = Transaction.fromPSBT(Uint8Array.from(Buffer.from((params as { psbt: string }).psbt, 'base64')))
  expect(asked.outputsLength).toBe(1)
  expect(asked.getOutputAddress(0, TEST_NETWORK)).toBe(other.payment)
  expect(asked.getOutput(0).amount).toBe(BigInt(coin.value) - 1_000n)
  const answer = JSON.parse(await outcome(host)) as { psbt: string }
  const signed = Transaction.fromPSBT(Uint8Array.from(Buffer.from(answer.psbt, 'base64')))
  signed.finalize()
  const url = `${world.endpoints.rpc[testnet]}/tx`
  expect(await (await fetch(url, { method: 'POST', body: signed.hex })).text()).toBe(signed.id)
})

test('a transfer is accepted by the network, and the shown balance follows', { tags: 'main' }, async () => {
  const host = await visit()
  await host.connect('Sandbox Sats')
  await host.seesFact('wei', '176234567')
  const transfer = { recipient: second.payment, amount: '123456' }
  await ask(host, 'sendTransfer', transfer)
  expect(await world.wallet.approve()).toMatchObject({
    method: 'sats:sendTransfer',
    params: { recipients: [{ address: second.payment, amount: 123_456 }] },
  })
  const txid = await outcome(host)
  expect(await esplora(`/tx/${txid}/status`)).toMatchObject({ confirmed: true })
  expect(await coinsOf(second.payment)).toContainEqual(expect.objectContaining({ txid, value: 123_456 }))
  const left = (await coinsOf(firstSats.payment)).reduce((sum, { value }) => sum + value, 0)
  await host.seesFact('wei', String(left))
})

test('an address of another network, or with a wrong letter, never reaches the wallet', async () => {
  const host = await visit()
  await host.connect('Sandbox Sats')
  for (const recipient of [
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    `${second.payment.slice(0, -1)}${second.payment.endsWith('q') ? 'p' : 'q'}`,
  ]) {
    await ask(host, 'sendTransfer', { recipient, amount: '1000' })
    expect(await outcome(host)).toMatch(/^failed: .*Invalid Address/)
  }
})

test('the network is changed in the wallet, and from the modal', async () => {
  const host = await visit()
  await host.connect('Sandbox Sats')
  await host.networkButton.click()
  await host.modal.locator(`[data-testid=wm-network][data-caip-network-id="${signet}"]`).click()
  await world.wallet.approve()
  await host.seesFact('network', signet)
  await host.seesFact('wei', '42000000')
})

test('the Wallet Standard wallet is on both networks at once', async () => {
  const host = await visit()
  await host.connect('Sandbox Wallet')
  await host.networkButton.click()
  await host.modal.locator(`[data-testid=wm-network][data-caip-network-id="${signet}"]`).click()
  await host.seesFact('network', signet)
  await host.seesFact('wei', '42000000')
  await host.page.reload()
  await host.seesFact('status', 'connected')
  await host.seesFact('network', signet)
})

test.for(wallets)('$name is disconnected, and stays so after a reload', async ({ name }) => {
  const host = await visit()
  await host.connect(name)
  await host.part('host-disconnect').click()
  await host.seesFact('status', 'disconnected')
  await host.page.reload()
  await host.seesStatus('disconnected')
  // The wallet has forgotten the page as well.
  await host.connect(name)
})

test.for(wallets)('$name has disappeared after a reload', async ({ name }) => {
  const host = await visit()
  await host.connect(name)
  await host.page.route('**/wallet.js*', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await host.page.reload()
  await host.seesFact('status', 'disconnected')
})

test('without the network’s service the wallet stays connected, and the balance is read when the service is back', async () => {
  const opened = await world.visit({
    config: config(),
    expects: [/Failed to load resource|net::ERR|could not be read/],
  })
  const { host } = opened
  await host.page.route('**/esplora/**', (route) => route.abort())
  await host.connect('Sandbox Sats')
  await host.seesFact('address', firstSats.payment)
  expect(await host.fact('wei')).toBe('')
  await host.open()
  await host.sees('Account')
  await host.page.unroute('**/esplora/**')
  await host.seesFact('wei', '176234567')
})
