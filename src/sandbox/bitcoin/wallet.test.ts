// @vitest-environment node
import { TEST_NETWORK, Transaction } from '@scure/btc-signer'
import { Verifier } from 'bip322-js'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startSandbox, type Sandbox } from '../start'
import { Control } from '../test-support/control'
import { openDapp } from '../test-support/dapp'
import { openPage, type Page, type SatsProvider } from '../test-support/page'
import { findStandardWallet, type StandardWallet } from '../test-support/standard-wallet'
import { scriptOf } from './bitcoin-node'
import { bitcoinKeys, satsKeys } from './dev-keys'

const [first, second] = bitcoinKeys
const [firstSats, secondSats] = satsKeys
if (!first || !second || !firstSats || !secondSats) throw new Error('each wallet has two keys')

let sandbox: Sandbox
let control: Control
let page: Page

beforeAll(async () => {
  sandbox = await startSandbox()
  control = new Control(sandbox.endpoints.control)
})
afterEach(async () => {
  page.leave()
  await control.post('/reset', {})
})
afterAll(() => sandbox.close())

/** Loads the page script, and finds the wallet that serves Bitcoin by the Wallet Standard. */
async function openStandard(): Promise<StandardWallet> {
  page = await openPage(sandbox.endpoints.walletScript)
  return findStandardWallet(page, 'bitcoin:connect') ?? expect.unreachable('no wallet serves Bitcoin')
}

async function openSats(): Promise<SatsProvider> {
  page = await openPage(sandbox.endpoints.walletScript)
  const { btc_providers: [listed] = [], SandboxSatsProvider: provider } = page.window
  expect(listed).toMatchObject({ id: 'SandboxSatsProvider', name: 'Sandbox Sats' })
  return provider ?? expect.unreachable('the provider that is listed is not there')
}

const esplora = (network: 'testnet' | 'signet', path: string, init?: RequestInit) => {
  const reference = { testnet: '000000000933ea01ad0ee984209779ba', signet: '00000008819873e925422c1ff0f99f7c' }[network]
  return fetch(`${sandbox.endpoints.rpc[`bip122:${reference}`]}${path}`, init)
}

const coinsOf = async (address: string) =>
  (await (await esplora('testnet', `/address/${address}/utxo`)).json()) as {
    txid: string
    vout: number
    value: number
  }[]

/** A payment of the address's first coin, without signatures. */
async function unsigned(from: string, to: string): Promise<Uint8Array> {
  const [coin] = await coinsOf(from)
  if (!coin) return expect.unreachable('there is no coin')
  const tx = new Transaction()
  const witnessUtxo = { script: scriptOf(from), amount: BigInt(coin.value) }
  tx.addInput({ txid: coin.txid, index: coin.vout, witnessUtxo })
  tx.addOutputAddress(to, 100_000n, TEST_NETWORK)
  tx.addOutputAddress(from, BigInt(coin.value) - 101_000n, TEST_NETWORK)
  return tx.toPSBT()
}

test('the API of Esplora tells of coins, blocks and fees, and what it does not have', async () => {
  const coins = await coinsOf(first.payment)
  expect(coins.map(({ value }) => value)).toEqual([150_000_000, 25_000_000, 1_234_567])
  const { txid } = coins[0] ?? { txid: '' }
  expect(await (await esplora('testnet', `/tx/${txid}/status`)).json()).toMatchObject({ confirmed: true })
  expect(await (await esplora('testnet', `/tx/${txid}`)).json()).toMatchObject({ txid })
  expect(await (await esplora('testnet', '/block-height/0')).text()).toMatch(/^000000000933ea01ad0ee984209779ba/)
  expect(Number(await (await esplora('signet', '/blocks/tip/height')).text())).toBeGreaterThan(100)
  expect(await (await esplora('signet', '/fee-estimates')).json()).toMatchObject({ 3: 2 })
  expect(await (await esplora('signet', `/address/${first.payment}`)).json()).toMatchObject({
    chain_stats: { funded_txo_sum: 42_000_000 },
  })
  expect((await esplora('testnet', `/tx/${'0'.repeat(64)}/status`)).status).toBe(404)
  expect((await esplora('testnet', '/address/nonsense/utxo')).status).toBe(400)
  expect((await esplora('testnet', '/nothing')).status).toBe(404)
  const refused = await esplora('testnet', '/tx', { method: 'POST', body: 'nonsense' })
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('TX decode failed') as string])
  page = await openPage(sandbox.endpoints.walletScript)
})

test('the Wallet Standard wallet shares what is asked for, once somebody agrees', async () => {
  const wallet = await openStandard()
  expect(wallet).toMatchObject({ name: 'Sandbox Wallet', chains: ['bitcoin:testnet', 'bitcoin:signet'], accounts: [] })
  const connect = (purposes: string[]) => wallet.features['bitcoin:connect']?.['connect']?.({ purposes })
  const refused = expect(connect(['payment'])).rejects.toMatchObject({ code: 4001 })
  await control.decide('reject')
  await refused
  const connecting = connect(['payment', 'ordinals'])
  await control.decide('approve')
  expect(await connecting).toMatchObject({ accounts: [{ address: first.payment }, { address: first.ordinals }] })
  expect(await connect(['ordinals'])).toMatchObject({ accounts: [{ address: first.ordinals }] })
  const heard = new Promise((resolve) => wallet.features['standard:events']?.['on']?.('change', resolve))
  await control.post('/standard/accounts', { namespace: 'bitcoin', addresses: [second.payment] })
  expect(await heard).toMatchObject({ accounts: [{ address: second.payment }] })
})

test('it signs messages that verify elsewhere, and transactions that the node takes', async () => {
  const wallet = await openStandard()
  await control.set({ mode: 'approve' })
  await wallet.features['bitcoin:connect']?.['connect']?.({ purposes: ['payment', 'ordinals'] })
  const message = new TextEncoder().encode('hello')
  for (const address of [first.payment, first.ordinals]) {
    const answer = await wallet.features['bitcoin:signMessage']?.['signMessage']?.({ account: { address }, message })
    const [{ signature } = { signature: new Uint8Array() }] = answer as { signature: Uint8Array }[]
    expect(Verifier.verifySignature(address, 'hello', Buffer.from(signature).toString('base64'))).toBe(true)
  }
  for (const address of [first.payment, first.ordinals]) {
    const psbt = await unsigned(address, second.payment)
    await control.set({ mode: 'ask' })
    const inputsToSign = [{ account: { address }, signingIndexes: [0] }]
    const signing = wallet.features['bitcoin:signTransaction']?.['signTransaction']?.({
      psbt,
      inputsToSign,
      chain: 'bitcoin:testnet',
    })
    const { title, details } = await control.decide('approve')
    const shown = details.map(({ label, value }) => `${label}: ${value}`)
    expect(title).toBe('Sign a transaction')
    expect(shown[1]).toBe(`Pays: 0.001 BTC to ${second.payment}`)
    expect(shown[2]).toMatch(/^Back to you: [\d.]+ BTC to tb1/)
    expect(shown[3]).toBe('Fee: 0.00001 BTC')
    const [{ signedPsbt } = { signedPsbt: new Uint8Array() }] = (await signing) as { signedPsbt: Uint8Array }[]
    const tx = Transaction.fromPSBT(signedPsbt)
    tx.finalize()
    const sent = await esplora('testnet', '/tx', { method: 'POST', body: tx.hex })
    expect(await sent.text()).toBe(tx.id)
  }
})

test('The wallet refuses a coin of somebody else, an address that it does not share, and an unknown network.', async () => {
  const wallet = await openStandard()
  await control.set({ mode: 'approve' })
  const sign = (address: string, psbt: Uint8Array, chain = 'bitcoin:testnet') =>
    wallet.features['bitcoin:signTransaction']?.['signTransaction']?.({
      psbt,
      inputsToSign: [{ account: { address }, signingIndexes: [0] }],
      chain,
    })
  const psbt = await unsigned(second.payment, first.payment)
  await expect(sign(first.payment, psbt)).rejects.toMatchObject({ code: 4100 })
  await wallet.features['bitcoin:connect']?.['connect']?.({ purposes: ['payment'] })
  await expect(sign(first.payment, psbt)).rejects.toThrow(/does not spend a coin of/)
  await expect(sign(second.payment, psbt)).rejects.toMatchObject({ code: 4100 })
  await expect(sign(first.payment, psbt, 'bitcoin:mainnet')).rejects.toThrow(/does not know the network/)
  await expect(sign(first.payment, new Uint8Array(3))).rejects.toThrow(/This is no PSBT/)
})

test('the sats-connect wallet: connected, asked silently, changed, left', async () => {
  const provider = await openSats()
  expect(await provider.request('wallet_getAccount')).toMatchObject({ error: { code: -32002 } })
  const refused = provider.request('getAddresses', { purposes: ['payment'] })
  await control.decide('reject')
  expect(await refused).toMatchObject({ error: { code: -32000 } })
  const connecting = provider.request('getAddresses', { purposes: ['payment', 'ordinals'], message: 'Connect' })
  await control.decide('approve')
  const addresses = [
    { address: firstSats.payment, purpose: 'payment', addressType: 'p2wpkh', publicKey: firstSats.publicKey },
    { address: firstSats.ordinals, purpose: 'ordinals', addressType: 'p2tr', publicKey: firstSats.publicKey.slice(2) },
  ]
  expect(await connecting).toMatchObject({ result: { addresses, network: { bitcoin: { name: 'Testnet' } } } })
  expect(await provider.request('wallet_getAccount')).toMatchObject({ result: { addresses } })
  expect(await provider.request('wallet_nothing')).toMatchObject({ error: { code: -32601 } })

  const heard = (event: string) => new Promise((resolve) => provider.addListener(event, resolve))
  const network = heard('networkChange')
  const changing = provider.request('wallet_changeNetwork', { name: 'Signet' })
  await control.decide('approve')
  expect(await changing).toMatchObject({ result: null })
  expect(await network).toMatchObject({ bitcoin: { name: 'Signet' } })
  const account = heard('accountChange')
  await control.post('/standard/accounts', { namespace: 'sats', addresses: [secondSats.payment] })
  expect(await account).toMatchObject({ type: 'accountChange' })
  const end = heard('disconnect')
  await provider.request('wallet_disconnect')
  await end
  expect(await provider.request('wallet_getAccount')).toMatchObject({ error: { code: -32002 } })
})

test('it signs by either protocol, sends, and refuses ECDSA with Taproot', async () => {
  const provider = await openSats()
  await control.set({ mode: 'approve' })
  await provider.request('getAddresses')
  for (const [address, protocol] of [
    [firstSats.payment, 'ECDSA'],
    [firstSats.payment, 'BIP322'],
    [firstSats.ordinals, 'BIP322'],
  ] as const) {
    const { result } = await provider.request('signMessage', { address, message: 'hello €', protocol })
    const { signature } = result as { signature: string }
    expect(Buffer.from(signature, 'base64').length === 65).toBe(protocol === 'ECDSA')
    expect(Verifier.verifySignature(address, 'hello €', signature, true)).toBe(true)
  }
  const wrong = { address: firstSats.ordinals, message: 'hello', protocol: 'ECDSA' }
  expect(await provider.request('signMessage', wrong)).toMatchObject({ error: { code: -32602 } })

  const before = await coinsOf(second.payment)
  const recipients = [{ address: second.payment, amount: 70_000 }]
  const sent = await provider.request('sendTransfer', { recipients })
  const { txid } = sent.result as { txid: string }
  expect(await (await esplora('testnet', `/tx/${txid}/status`)).json()).toMatchObject({ confirmed: true })
  expect((await coinsOf(second.payment)).length).toBe(before.length + 1)
  const psbt = Buffer.from(await unsigned(firstSats.payment, second.payment)).toString('base64')
  const signed = await provider.request('signPsbt', { psbt, signInputs: { [firstSats.payment]: [0] }, broadcast: true })
  expect(signed.result).toMatchObject({ txid: expect.stringMatching(/^[0-9a-f]{64}$/) as string })
  const tooMuch = [{ address: second.payment, amount: 10 ** 12 }]
  expect(await provider.request('sendTransfer', { recipients: tooMuch })).toMatchObject({ error: { code: -32602 } })
})

test('the phone wallet serves Bitcoin over pairing', async () => {
  page = await openPage(sandbox.endpoints.walletScript)
  await control.set({ mode: 'approve' })
  const dapp = await openDapp(sandbox.endpoints)
  try {
    const chainId = 'bip122:000000000933ea01ad0ee984209779ba'
    const link = new Promise<string>((resolve) => dapp.provider.once('display_uri', resolve))
    const methods = ['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses']
    const connected = dapp.provider.connect({
      optionalNamespaces: { bip122: { chains: [chainId], methods, events: [] } },
    })
    await control.post('/pairing/pair', { uri: await link })
    const session = await connected
    expect(session?.namespaces['bip122']).toMatchObject({ accounts: [`${chainId}:${first.payment}`], methods })
    const ask = (method: string, params: object) =>
      dapp.provider.client.request<Record<string, string>>({
        topic: session?.topic ?? '',
        chainId,
        request: { method, params },
      })
    const account = first.payment
    for (const protocol of ['ecdsa', 'bip322']) {
      const { signature = '' } = await ask('signMessage', { account, address: account, message: 'hello', protocol })
      const base64 = Buffer.from(signature, 'hex').toString('base64')
      expect(Verifier.verifySignature(account, 'hello', base64, true)).toBe(true)
    }
    const { txid } = await ask('sendTransfer', { account, recipientAddress: second.payment, amount: '5000' })
    expect(await (await esplora('testnet', `/tx/${txid}/status`)).json()).toMatchObject({ confirmed: true })
    const psbt = Buffer.from(await unsigned(account, second.payment)).toString('base64')
    const signed = await ask('signPsbt', {
      account,
      psbt,
      signInputs: [{ address: account, index: 0 }],
      broadcast: true,
    })
    expect(signed).toMatchObject({ txid: expect.stringMatching(/^[0-9a-f]{64}$/) as string })
    expect(await ask('getAccountAddresses', {})).toMatchObject([{ address: account, publicKey: first.publicKey }])
    await expect(ask('sendTransfer', { account, recipientAddress: second.payment, amount: '-1' })).rejects.toThrow()
  } finally {
    await dapp.leave()
  }
})
