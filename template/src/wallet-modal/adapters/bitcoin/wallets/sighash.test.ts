// @vitest-environment node
import { base64, hex } from '@scure/base'
import { TEST_NETWORK, Transaction, p2wpkh } from '@scure/btc-signer'
import { expect, test, vi } from 'vitest'
import type { Connector } from '../../../domain/wallets/connector'
import type { NamespaceProvider } from '../../../domain/networks/namespace-provider'
import { createFakePlatform } from '../../../testing/fake-platform'
import { createBitcoinAdapter } from '../bitcoin.adapter'
import { BitcoinSession } from '../bitcoin-session'
import { testnet } from '../testing/fake-esplora'
import { FakeSatsWallet, testTxid } from '../testing/fake-sats-wallet'
import { FakeStandardWallet } from '../testing/fake-standard-wallet'
import { testKey } from '../testing/test-keys'

const key = testKey(1)
const thief = testKey(3)
const singleAndAnyone = 0x83
const everything = 0x01

/** OKX and Leather share an address on the main network. */
const mainnetAddress = p2wpkh(key.publicKey).address ?? ''

interface Changes {
  /** The signature type in the PSBT. */
  type?: number
  to?: string
  amount?: number
}

function createPsbt({ type, to = testKey(2).payment, amount = 9_000 }: Changes = {}): Transaction {
  const tx = new Transaction()
  const { script } = p2wpkh(key.publicKey)
  const witnessUtxo = { script, amount: BigInt(10_000) }
  tx.addInput({ txid: 'ab'.repeat(32), index: 0, witnessUtxo, ...(type !== undefined && { sighashType: type }) })
  tx.addOutputAddress(to, BigInt(amount), TEST_NETWORK)
  return tx
}

const encode = (tx: Transaction) => base64.encode(tx.toPSBT())

function signed(changes: Changes = {}): Transaction {
  const tx = createPsbt(changes)
  tx.signIdx(key.privateKey, 0, changes.type === undefined ? undefined : [changes.type])
  return tx
}

async function open(provider: unknown, parts: Partial<Connector> = {}): Promise<BitcoinSession> {
  const rpc = { request: () => Promise.reject(new Error('unused')) }
  const adapter = createBitcoinAdapter({ platform: createFakePlatform(), rpc }, ['payment', 'ordinals'])
  const connector: Connector = { id: 'wallet', type: 'ANNOUNCED', name: 'Wallet', chain: 'bip122', provider, ...parts }
  const { provider: session } = await adapter.connect({ connector, network: testnet })
  return session instanceof BitcoinSession ? session : expect.unreachable()
}

function createOkx(answer: () => Transaction) {
  return {
    connect: async () => ({ address: mainnetAddress }),
    getAccounts: async () => [mainnetAddress],
    signPsbt: vi.fn<(psbt: string, options: unknown) => Promise<string>>(async () => hex.encode(answer().toPSBT())),
    pushPsbt: vi.fn<(psbt: string) => Promise<string>>(async () => testTxid),
  }
}

function createPaired(answer: () => Transaction) {
  const asked: unknown[] = []
  const provider: NamespaceProvider = {
    namespace: 'bip122',
    accounts: [key.payment],
    chainReference: String(testnet.id),
    request: async ({ params }) => {
      asked.push(params)
      return { psbt: encode(answer()) }
    },
    isApproved: () => true,
    setChain: () => {},
    on: () => {},
    removeListener: () => {},
    endSession: async () => {},
  }
  return { asked, provider }
}

const createLeather = () => {
  const wallet = new FakeSatsWallet([key])
  wallet.answer('getAddresses', () => ({ addresses: [{ symbol: 'BTC', type: 'p2wpkh', address: mainnetAddress }] }))
  return wallet
}

test.each([
  ['sats-connect', () => new FakeSatsWallet([key]), {}, key.payment],
  ['Leather', createLeather, { id: 'LeatherProvider' }, mainnetAddress],
] as const)(
  '%s is not asked for a type of signature that only the request names',
  async (_, create, parts, address) => {
    const wallet = create()
    const session = await open(wallet, parts)
    const prompts = wallet.paramsOf('signPsbt').length
    const signInputs = [{ address, index: 0, sighashTypes: [singleAndAnyone] }]
    await expect(session.signPsbt({ psbt: encode(createPsbt()), signInputs })).rejects.toMatchObject({
      code: 'METHOD_NOT_SUPPORTED',
      details: 'sighashTypes of a request, here of input 0',
      hint: 'Write the type into the PSBT (PSBT_IN_SIGHASH_TYPE)',
    })
    // The wallet gets no request for the usual type either if the PSBT has another type.
    const usual = [{ address, index: 0, sighashTypes: [everything] }]
    await expect(
      session.signPsbt({ psbt: encode(createPsbt({ type: singleAndAnyone })), signInputs: usual }),
    ).rejects.toMatchObject({ code: 'METHOD_NOT_SUPPORTED' })
    expect(wallet.paramsOf('signPsbt')).toHaveLength(prompts)
  },
)

test.each([
  ['the PSBT says it', singleAndAnyone],
  ['it is the usual one', undefined],
])('sats-connect and Leather sign with the type that is asked for when %s', async (_, type) => {
  const sighashTypes = [type ?? everything]
  const answer = signed(type === undefined ? {} : { type })
  const psbt = encode(createPsbt(type === undefined ? {} : { type }))
  const wallet = new FakeSatsWallet([key])
  wallet.answer('signPsbt', () => ({ psbt: encode(answer) }))
  const session = await open(wallet)
  const signInputs = [{ address: key.payment, index: 0, sighashTypes }]
  expect(await session.signPsbt({ psbt, signInputs })).toEqual({ psbt: encode(answer) })

  const leather = createLeather()
  leather.answer('signPsbt', () => ({ hex: hex.encode(answer.toPSBT()) }))
  const other = await open(leather, { id: 'LeatherProvider' })
  const ofLeather = [{ address: mainnetAddress, index: 0, sighashTypes }]
  expect(await other.signPsbt({ psbt, signInputs: ofLeather })).toEqual({ psbt: encode(answer) })
  expect(leather.paramsOf('signPsbt')).toMatchObject([{ allowedSighash: sighashTypes, signAtIndex: [0] }])
})

test('OKX, paired and Wallet Standard wallets get the types of each input', async () => {
  const answer = signed({ type: singleAndAnyone })
  const psbt = encode(createPsbt())
  const sighashTypes = [singleAndAnyone]
  const okx = createOkx(() => answer)
  const signInputs = [{ address: mainnetAddress, index: 0, sighashTypes }]
  await (await open(okx)).signPsbt({ psbt, signInputs })
  expect(okx.signPsbt.mock.lastCall?.[1]).toMatchObject({ toSignInputs: [{ index: 0, sighashTypes }] })

  const own = [{ address: key.payment, index: 0, sighashTypes }]
  const paired = createPaired(() => answer)
  await (await open(paired.provider, { type: 'WALLET_CONNECT' })).signPsbt({ psbt, signInputs: own })
  expect(paired.asked).toMatchObject([{ signInputs: own }])

  const standard = new FakeStandardWallet([key])
  const session = await open(standard)
  standard.answer = () => [{ signedPsbt: answer.toPSBT() }]
  await session.signPsbt({ psbt, signInputs: own })
  expect(standard.calls.at(-1)?.input).toMatchObject({ inputsToSign: [{ sigHash: 'SINGLE|ANYONECANPAY' }] })
  // If several types are allowed, the wallet is asked for one that has a name in the standard.
  await session.signPsbt({
    psbt,
    signInputs: [{ ...own[0], address: key.payment, index: 0, sighashTypes: [0x41, 0x83] }],
  })
  expect(standard.calls.at(-1)?.input).toMatchObject({ inputsToSign: [{ sigHash: 'SINGLE|ANYONECANPAY' }] })
})

test('a Wallet Standard wallet gets no request for a type that has no name in the standard', async () => {
  const standard = new FakeStandardWallet([key])
  const session = await open(standard)
  const asked = standard.calls.length
  const signInputs = [{ address: key.payment, index: 0, sighashTypes: [0x41] }]
  await expect(session.signPsbt({ psbt: encode(createPsbt()), signInputs })).rejects.toMatchObject({
    code: 'METHOD_NOT_SUPPORTED',
  })
  expect(standard.calls).toHaveLength(asked)
})

test.each([
  ['another receiver', { to: thief.payment }],
  ['another amount', { amount: 8_000 }],
  ['another type of signature', { type: 0x82 }],
])('a wallet that signs %s than requested is refused, and OKX sends nothing', async (_, changes) => {
  const psbt = encode(createPsbt())
  const answer = () => signed(changes)
  const signInputs = [{ address: key.payment, index: 0 }]
  const refused = { code: 'SIGNED_OTHERWISE', hint: 'Do not use what it signed' }

  const sats = new FakeSatsWallet([key])
  sats.answer('signPsbt', () => ({ psbt: encode(answer()) }))
  await expect((await open(sats)).signPsbt({ psbt, signInputs })).rejects.toMatchObject(refused)

  const standard = new FakeStandardWallet([key])
  const session = await open(standard)
  standard.answer = () => [{ signedPsbt: answer().toPSBT() }]
  await expect(session.signPsbt({ psbt, signInputs })).rejects.toMatchObject(refused)

  const paired = createPaired(answer)
  const pairing = await open(paired.provider, { type: 'WALLET_CONNECT' })
  await expect(pairing.signPsbt({ psbt, signInputs })).rejects.toMatchObject(refused)

  const okx = createOkx(answer)
  const own = [{ address: mainnetAddress, index: 0 }]
  await expect((await open(okx)).signPsbt({ psbt, signInputs: own, broadcast: true })).rejects.toMatchObject(refused)
  expect(okx.pushPsbt).not.toHaveBeenCalled()
})

test('if a wallet sends another transaction, the sent transaction is reported', async () => {
  const sats = new FakeSatsWallet([key])
  sats.answer('signPsbt', () => ({ psbt: encode(signed({ to: thief.payment })), txid: testTxid }))
  const signInputs = [{ address: key.payment, index: 0 }]
  const sending = (await open(sats)).signPsbt({ psbt: encode(createPsbt()), signInputs, broadcast: true })
  await expect(sending).rejects.toMatchObject({ code: 'SIGNED_OTHERWISE', hint: `It has sent it as ${testTxid}` })
})
