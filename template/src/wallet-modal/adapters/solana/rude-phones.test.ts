// @vitest-environment node
import { SystemProgram, PublicKey, TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { walletError } from '../../testing/fake-wallet'
import { createListener } from '../../testing/fake-listener'
import { toBase64 } from './base64'
import { SolanaSession } from './session'
import { createSolanaTest, devnet, testnet } from './testing/create-solana-test'

async function connectPaired() {
  const facts = await createSolanaTest()
  const { adapter, paired, networks } = facts
  const connector = { id: 'walletConnect', type: 'WALLET_CONNECT', name: 'Phone', chain: 'solana' } as const
  const session = await adapter.connect({ connector: { ...connector, provider: paired }, network: networks[0] })
  const { provider } = session
  if (!(provider instanceof SolanaSession)) return expect.unreachable()
  const [from, to] = facts.keys.map(({ address }) => new PublicKey(address))
  if (!from || !to) return expect.unreachable()
  const message = new TransactionMessage({
    payerKey: from,
    recentBlockhash: from.toBase58(),
    instructions: [SystemProgram.transfer({ fromPubkey: from, toPubkey: to, lamports: 5 })],
  })
  const versioned = new VersionedTransaction(message.compileToV0Message()).serialize()
  const legacy = new VersionedTransaction(message.compileToLegacyMessage()).serialize()
  return { ...facts, connector, session, provider, versioned, legacy }
}

test.each([
  [undefined, 'no signature'],
  ['text', 'no signature'],
  [{}, 'no signature'],
  [{ signature: 7 }, 'no signature'],
  [{ signature: '0OIl' }, 'the signature is not base58'],
])('A phone that answers %j has not signed a message.', async (answer, details) => {
  const { provider, paired } = await connectPaired()
  paired.request = async () => answer
  await expect(provider.signMessage(new Uint8Array(1))).rejects.toMatchObject({ code: 'WALLET_FAILED', details })
})

test.each([
  [{}, 'no signature'],
  [{ transaction: '?' }, 'not base64'],
  [{ signature: '0OIl' }, 'the signature is not base58'],
  [{ signature: '11' }, 'not a Solana transaction: the signature does not fit'],
])('A phone that answers %j has not signed a transaction.', async (answer, details) => {
  const { provider, paired, legacy } = await connectPaired()
  paired.request = async () => answer
  await expect(provider.signTransaction(legacy)).rejects.toMatchObject({ code: 'WALLET_FAILED', details })
})

test('A transaction of version 0 is sent to the phone as bytes alone.', async () => {
  const { provider, paired, keys, versioned } = await connectPaired()
  await provider.signTransaction(versioned)
  expect(paired.requests).toEqual([
    {
      method: 'solana_signTransaction',
      params: { transaction: toBase64(versioned), pubkey: keys[0].address },
    },
  ])
})

test('If solana_signAndSendTransaction fails in the wallet, the wallet is not asked to sign the transaction a second time.', async () => {
  const { provider, paired, legacy } = await connectPaired()
  const asked: string[] = []
  paired.request = async ({ method }) => {
    asked.push(method)
    throw walletError(-32_603, 'Internal error')
  }
  await expect(provider.signAndSendTransaction(legacy)).rejects.toMatchObject({ code: 'WALLET_FAILED' })
  expect(asked).toEqual(['solana_signAndSendTransaction'])
})

test('The answer to a sent transaction is a signature of 64 bytes.', async () => {
  const { provider, paired, legacy } = await connectPaired()
  paired.wrongSignature = '1'.repeat(64)
  expect(await provider.signAndSendTransaction(legacy)).toBe('1'.repeat(64))
  paired.wrongSignature = '1'.repeat(65)
  await expect(provider.signAndSendTransaction(legacy)).rejects.toMatchObject({
    code: 'WALLET_FAILED',
    details: 'the answer is not a signature',
  })
})

test('If the session of a phone names no network, the network of the app is used.', async () => {
  const { adapter, paired, connector, networks } = await connectPaired()
  paired.approved = []
  paired.chainReference = ''
  const on = async (network: (typeof networks)[0] | undefined) =>
    (await adapter.connect({ connector: { ...connector, provider: paired }, network })).chainId
  expect([await on(networks[1]), await on(undefined)]).toEqual([testnet, ''])
  paired.chainReference = devnet
  expect(await on(networks[1])).toBe(devnet)
})

test('A phone without an account is not connected, and the visitor learns what to do.', async () => {
  const { adapter, paired, connector, networks } = await connectPaired()
  paired.share([])
  await expect(
    adapter.connect({ connector: { ...connector, provider: paired }, network: networks[0] }),
  ).rejects.toMatchObject({ code: 'NO_ACCOUNT', hint: 'Choose an account in the wallet and try again' })
})

test('A phone lists a hundred accounts at most, each valid and once.', async () => {
  const { adapter, paired, connector, keys } = await connectPaired()
  const many = Array.from({ length: 101 }, (_, index) => new PublicKey(new Uint8Array(32).fill(index + 1)).toBase58())
  paired.share([keys[0].address, keys[0].address, 'nobody', ...many])
  const { accounts } = await adapter.connect({ connector: { ...connector, provider: paired }, network: undefined })
  expect(accounts.map(({ address }) => address)).toEqual([keys[0].address, ...many.slice(0, 99)])
})

test('When the phone ends the session, the listener hears of a disconnect. A stopped listener hears nothing.', async () => {
  const { adapter, paired, session } = await connectPaired()
  const handlers = new Map<string, () => void>()
  paired.on = (event, handler) => {
    handlers.set(event, handler)
    return paired
  }
  const removed: string[] = []
  paired.removeListener = (event) => {
    removed.push(event)
    return paired
  }
  const listener = createListener()
  const stop = adapter.watch(session, listener)
  handlers.get('disconnect')?.()
  expect(listener.disconnected).toHaveBeenCalledOnce()
  stop()
  expect(removed).toEqual(['accountsChanged', 'chainChanged', 'disconnect'])
})
