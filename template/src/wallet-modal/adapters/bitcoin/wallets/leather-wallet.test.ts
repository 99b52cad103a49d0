// @vitest-environment node
import { base64, hex } from '@scure/base'
import { expect, test } from 'vitest'
import type { Account } from '../../../domain/account/account'
import { createFakePlatform } from '../../../testing/fake-platform'
import { findNetwork } from '../bitcoin-networks'
import { FakeSatsWallet, testTxid } from '../testing/fake-sats-wallet'
import { testKey, unsignedPsbt } from '../testing/test-keys'
import { LeatherWallet } from './leather-wallet'

const { payment, taproot, publicKey } = testKey(1)
const stacks = 'SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7'
const psbt = unsignedPsbt(testKey(1), testKey(2).payment)
const [testnet, testnet4] = ['Testnet', 'Testnet4'].map(findNetwork)

function create() {
  const fake = new FakeSatsWallet([testKey(1)])
  const wallet = new LeatherWallet(fake, ['payment'], createFakePlatform().after)
  return { fake, wallet }
}

const accountOf = (address: string): Account => ({ namespace: 'bip122', type: 'payment', address })
const psbtRequest = (reference: string | undefined, types: readonly (readonly number[])[] = []) => ({
  psbt,
  signInputs:
    types.length > 0
      ? types.map((sighashTypes) => ({ address: payment, index: 0, sighashTypes }))
      : [{ address: payment, index: 0 }],
  broadcast: false,
  reference: String(reference),
  check: () => psbt,
})

test('The type and the network of a Leather address are read from the address itself. Leather is not asked for its network.', async () => {
  const { fake, wallet } = create()
  const key = hex.encode(publicKey)
  fake.answer('getAddresses', () => ({
    addresses: [
      { symbol: 'STX', type: 'p2tr', address: stacks },
      { symbol: 'BTC', type: 'p2tr', address: taproot },
      { symbol: 'BTC', type: 'p2wpkh', address: payment, publicKey: key, derivationPath: "m/84'" },
    ],
  }))
  expect(await wallet.connect(testnet)).toEqual({
    accounts: [
      { ...accountOf(payment), publicKey: key, path: "m/84'" },
      { ...accountOf(taproot), type: 'ordinal' },
      { ...accountOf(stacks), type: 'stx' },
    ],
    reference: testnet?.reference,
  })
  expect(fake.paramsOf('wallet_getNetwork')).toEqual([])
})

test('The accounts of Leather are kept for each provider object until the visitor disconnects.', async () => {
  const { fake, wallet } = create()
  expect(await wallet.reconnect()).toBeNull()
  const shared = await wallet.connect(testnet)
  const again = new LeatherWallet(fake, ['payment'], createFakePlatform().after)
  expect(await again.reconnect()).toBe(shared)
  expect(await create().wallet.reconnect()).toBeNull()
  await again.disconnect()
  expect(await wallet.reconnect()).toBeNull()
  expect(fake.paramsOf('wallet_disconnect')).toEqual([])
})

test('Leather is asked to sign with the payment type of the address. An answer without a signature is undefined.', async () => {
  const { fake, wallet } = create()
  fake.answer('signMessage', () => ({ signature: 'signature' }))
  for (const [address, protocol] of [
    [payment, 'ecdsa'],
    [taproot, 'bip322'],
  ] as const)
    expect(await wallet.signMessage({ message: 'a', account: accountOf(address), protocol })).toBe('signature')
  expect(fake.paramsOf('signMessage')).toEqual([
    { message: 'a', address: payment, paymentType: 'p2wpkh', protocol: 'ECDSA' },
    { message: 'a', address: taproot, paymentType: 'p2tr', protocol: 'BIP322' },
  ])
  fake.answer('signMessage', () => 'signature')
  const signing = wallet.signMessage({ message: 'a', account: accountOf(payment), protocol: 'ecdsa' })
  expect(await signing).toBeUndefined()
})

test('Leather gets the PSBT in hex and the name of the network. Sighash types are sent only if the app names sighash types.', async () => {
  const { fake, wallet } = create()
  const inHex = hex.encode(base64.decode(psbt))
  fake.answer('signPsbt', () => ({ hex: inHex, txid: testTxid }))
  expect(await wallet.signPsbt(psbtRequest(testnet?.reference))).toEqual({ psbt: inHex, txid: testTxid })
  await wallet.signPsbt(psbtRequest(testnet4?.reference, [[1], [1, 0x83]]))
  await wallet.signPsbt(psbtRequest('unknown'))
  const request = { hex: inHex, network: 'testnet', broadcast: false, signAtIndex: [0] }
  expect(fake.paramsOf('signPsbt')).toEqual([
    request,
    { ...request, signAtIndex: [0, 0], allowedSighash: [1, 0x83] },
    { ...request, network: undefined },
  ])
  fake.answer('signPsbt', () => inHex)
  expect(await wallet.signPsbt(psbtRequest(testnet?.reference))).toEqual({ psbt: undefined })
})

test('Leather answers a transfer with an object that has a `txid`. Any other answer has no transaction id.', async () => {
  const { fake, wallet } = create()
  const transfer = { from: accountOf(payment), recipient: taproot, amount: BigInt(5) }
  expect(await wallet.sendTransfer(transfer)).toBe(testTxid)
  expect(fake.paramsOf('sendTransfer')).toEqual([{ address: taproot, amount: '5' }])
  fake.answer('sendTransfer', () => testTxid)
  expect(await wallet.sendTransfer(transfer)).toBeUndefined()
})
