// @vitest-environment node
import { expect, test } from 'vitest'
import type { Connector } from '../../../domain/wallets/connector'
import { createFakePlatform } from '../../../testing/fake-platform'
import { FakeSatsWallet } from '../testing/fake-sats-wallet'
import { FakeStandardWallet } from '../testing/fake-standard-wallet'
import { LeatherWallet } from './leather-wallet'
import { OkxWallet } from './okx-wallet'
import { SatsWallet } from './sats-wallet'
import { StandardWallet } from './standard-wallet'
import { walletOf } from './wallet-of'

const sats = new FakeSatsWallet([])
const method = async () => {}
const okx = { connect: method, getAccounts: method, signPsbt: method, pushPsbt: method }

function open(provider: unknown, parts: Partial<Connector> = {}) {
  const connector: Connector = { id: 'wallet', type: 'ANNOUNCED', name: 'Wallet', chain: 'bip122', provider, ...parts }
  return walletOf(connector, { purposes: ['payment'], after: createFakePlatform().after })
}

test.each([
  ['of the Wallet Standard', new FakeStandardWallet([]), StandardWallet],
  ['of OKX', { ...okx, request: method }, OkxWallet],
  ['of sats-connect', sats, SatsWallet],
])('A wallet %s is recognised by its object.', (_, provider, kind) => {
  expect(open(provider).constructor).toBe(kind)
})

test('Leather is recognised by the prefix of its connector id, or by the flag `isLeather` of its provider.', () => {
  const marked = (isLeather: unknown) => Object.assign(new FakeSatsWallet([]), { isLeather })
  expect(open(sats, { id: 'LeatherProvider.2' })).toBeInstanceOf(LeatherWallet)
  expect(open(marked(true))).toBeInstanceOf(LeatherWallet)
  for (const other of [open(sats, { id: 'my.LeatherProvider' }), open(marked('yes')), open(marked(false))])
    expect(other.constructor).toBe(SatsWallet)
})

test('A provider of an unknown kind fails with WALLET_UNREACHABLE, and so does a paired connector without a paired provider.', () => {
  const refused = expect.objectContaining({ code: 'WALLET_UNREACHABLE' })
  for (const provider of [undefined, {}, 'wallet']) expect(() => open(provider)).toThrow(refused)
  expect(() => open(sats, { type: 'WALLET_CONNECT' })).toThrow(refused)
})
