// @vitest-environment node
import { expect, test } from 'vitest'
import type { Connector } from '../../domain/wallets/connector'
import { createSolanaTest, devnet, testnet } from './testing/create-solana-test'
import { createListener } from '../../testing/fake-listener'
import { isSignedBy } from './testing/keys'

async function connectPaired() {
  const facts = await createSolanaTest()
  const { adapter, paired, networks } = facts
  const connector: Connector = {
    id: 'walletConnect',
    type: 'WALLET_CONNECT',
    name: 'Phone',
    chain: 'solana',
    provider: paired,
  }
  const session = await adapter.connect({ connector, network: networks[0] })
  const listener = createListener()
  const stop = adapter.watch(session, listener)
  const [first, second] = facts.keys
  const transfer = { from: first.address, to: second.address, value: BigInt(1_000_000_000), network: networks[0] }
  return { ...facts, connector, session, listener, stop, transfer }
}

test('a paired wallet shares its accounts, and is restored until its session ends', async () => {
  const { adapter, connector, session, keys } = await connectPaired()
  expect(session).toMatchObject({ accounts: [{ namespace: 'solana', address: keys[0].address }], chainId: devnet })
  expect(await adapter.reconnect({ connector, network: undefined })).toMatchObject({ chainId: devnet })
  await adapter.disconnect(session)
  expect(await adapter.reconnect({ connector, network: undefined })).toBeNull()
})

test('a paired wallet signs a message; the message and the signature are in base58', async () => {
  const { adapter, paired, session, keys } = await connectPaired()
  const [{ address }] = keys
  const signature = await adapter.signMessage(session, 'Hello World!', address)
  expect(isSignedBy(address, 'Hello World!', signature)).toBe(true)
  expect(paired.requests).toEqual([
    { method: 'solana_signMessage', params: { message: '2NEpo7TZRRrLZSi2U', pubkey: address } },
  ])
})

test('a paired wallet sends by itself if its session allows it', async () => {
  const { adapter, paired, session, listener, svm, keys, transfer } = await connectPaired()
  const hash = await adapter.sendTransaction(session, transfer)
  expect(svm.balance(keys[1].address)).toBe(BigInt(11_000_000_000))
  expect(paired.requests.map(({ method }) => method)).toEqual(['solana_signAndSendTransaction'])
  expect(listener.transactionSent).toHaveBeenCalledWith({
    hash,
    from: keys[0].address,
    to: keys[1].address,
    value: BigInt(1_000_000_000),
    isCall: false,
    chainId: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  })
})

test.for([
  ['a word', 'sent'],
  ['a very long text', '5'.repeat(10_000)],
  ['an empty text', ''],
  ['63 bytes', '1'.repeat(63)],
  ['characters that base58 lacks', '0'.repeat(88)],
])('%s is not accepted as the signature of the sent transaction', async ([, signature]) => {
  const { adapter, paired, session, listener, transfer } = await connectPaired()
  paired.wrongSignature = signature
  await expect(adapter.sendTransaction(session, transfer)).rejects.toMatchObject({ code: 'WALLET_FAILED' })
  expect(listener.transactionSent).not.toHaveBeenCalled()
})

test.each([[false], [true]])('if the wallet only signs, the app sends; old wallets: %s', async (isOld) => {
  const { adapter, paired, session, svm, keys, networks, transfer } = await connectPaired()
  paired.methods.delete('solana_signAndSendTransaction')
  paired.isOld = isOld
  const hash = await adapter.sendTransaction(session, transfer)
  expect(svm.balance(keys[1].address)).toBe(BigInt(11_000_000_000))
  expect(await adapter.waitForTransaction({ hash, network: networks[0] })).toBe('success')
  const [, request] = paired.requests
  // The field for wallets that do not decode the bytes.
  expect(request).toMatchObject({
    method: 'solana_signTransaction',
    params: {
      pubkey: keys[0].address,
      feePayer: keys[0].address,
      recentBlockhash: expect.any(String),
      instructions: [
        { programId: 'ComputeBudget111111111111111111111111111111', keys: [] },
        { programId: 'ComputeBudget111111111111111111111111111111', keys: [] },
        {
          programId: '11111111111111111111111111111111',
          keys: [
            { pubkey: keys[0].address, isSigner: true, isWritable: true },
            { pubkey: keys[1].address, isSigner: false, isWritable: true },
          ],
        },
      ],
    },
  })
})

test('a paired wallet reports changes of its accounts and its network, and the end of its session', async () => {
  const { adapter, paired, session, listener, stop, keys, networks } = await connectPaired()
  paired.share([keys[1].address])
  expect(listener.accountsChanged.mock.lastCall?.[0][0]?.address).toBe(keys[1].address)
  await adapter.switchNetwork(session, networks[1])
  expect(listener.networkChanged).toHaveBeenCalledWith(testnet)
  expect(session.provider).toMatchObject({ caipNetworkId: `solana:${testnet}`, address: keys[1].address })
  paired.share([])
  expect(listener.disconnected).toHaveBeenCalledOnce()
  stop()
  paired.share([keys[0].address])
  expect(listener.accountsChanged).toHaveBeenCalledOnce()
})

test('The wallet is not switched to a network that it has not approved, and nothing is sent there.', async () => {
  const { adapter, paired, session, networks, transfer } = await connectPaired()
  paired.approved = [devnet]
  await expect(adapter.switchNetwork(session, networks[1])).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
  paired.approved = []
  await expect(adapter.sendTransaction(session, transfer)).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
  expect(paired.requests).toEqual([])
})

test('Refusals and missing answers of the phone are errors with messages.', async () => {
  const { adapter, paired, session, transfer } = await connectPaired()
  paired.isRejecting = true
  await expect(adapter.sendTransaction(session, transfer)).rejects.toMatchObject({ code: 'USER_REJECTED' })
  paired.request = async () => ({})
  await expect(adapter.sendTransaction(session, transfer)).rejects.toMatchObject({ code: 'WALLET_FAILED' })
  await expect(adapter.signMessage(session, 'hello', transfer.from)).rejects.toMatchObject({ code: 'WALLET_FAILED' })
})
