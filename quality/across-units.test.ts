import { expect, test } from 'vitest'
import { createEvmReader } from '../template/src/wallet-modal/adapters/evm/reader/evm-reader'
import { FakeChain } from '../template/src/wallet-modal/adapters/evm/reader/testing/fake-chain'
import { buildTransfer, usdtVariants } from '../template/src/wallet-modal/adapters/evm/reader/transfers/transfer'
import type { Transaction, Transfer } from '../template/src/wallet-modal/domain/history/transaction'
import { withoutSpam } from '../template/src/wallet-modal/domain/history/transaction'
import { completeNetwork } from '../template/src/wallet-modal/domain/networks/network'
import { fetchSupportedChains } from '../template/src/wallet-modal/services/data-service'
import { fetchBalances } from '../template/src/wallet-modal/services/tokens/data-tokens'
import { fetchHistory } from '../template/src/wallet-modal/services/history/data-history'
import { fetchIdentity } from '../template/src/wallet-modal/services/names/data-names'
import { answeringService, askedBy, json } from '../template/src/wallet-modal/testing/answering-service'
import { firstAddress, secondAddress } from '../template/src/wallet-modal/testing/fake-wallet'
import { alpha } from '../template/src/wallet-modal/testing/networks'

// Rows of the conformance list that several units answer together. A copy may have one of these units without the others, so
// these tests are no part of it.

const address = firstAddress

test('[C7-14] supported chains, identity, history and balance are requested by GET, with the sender', async () => {
  const chains = answeringService(() => json({ http: ['eip155:1'], ws: [] }))
  expect(await fetchSupportedChains(...chains.by, chains.stop.signal)).toEqual(['eip155:1'])
  expect([chains.path, chains.params]).toEqual(['https://data.example/v1/supported-chains', askedBy])

  const names = answeringService(
    () => json({ name: 'vitalik.eth', avatar: 'https://pictures.example/a.png' }),
    'client',
  )
  expect(await fetchIdentity(...names.by, { address, sender: '0x1' }, names.stop.signal)).toEqual({
    name: 'vitalik.eth',
    avatar: 'https://pictures.example/a.png',
  })
  expect([names.path, names.params]).toEqual([
    `https://data.example/v1/identity/${address}`,
    { ...askedBy, sender: '0x1', clientId: 'client' },
  ])

  const history = answeringService(() => json({ data: [], next: null }))
  const query = { address, cursor: 'c', chainId: 'eip155:1' } as const
  expect(await fetchHistory(...history.by, query, history.stop.signal)).toEqual({ data: [], next: undefined })
  expect([history.path, history.params]).toEqual([
    `https://data.example/v1/account/${address}/history`,
    { ...askedBy, cursor: 'c', chainId: 'eip155:1' },
  ])

  const balances = answeringService(() => json({ balances: [] }))
  expect(await fetchBalances(...balances.by, { address }, balances.stop.signal)).toEqual([])
  expect([balances.path, balances.params]).toEqual([
    `https://data.example/v1/account/${address}/balance`,
    { ...askedBy, currency: 'usd' },
  ])
  for (const { init } of [chains, names, history, balances]) expect(init?.method ?? 'GET').toBe('GET')
})

test('[C9-13] seven USDT addresses are judged by another ABI, without a return value; spam transfers are filtered out', async () => {
  expect(usdtVariants).toHaveLength(7)
  for (const token of usdtVariants) {
    const chain = new FakeChain()
    chain.deploy(token, () => '0x')
    chain.methods.set('eth_estimateGas', () => '0xea60')
    chain.methods.set('eth_gasPrice', () => '0x1')
    const transaction = buildTransfer({ from: address, to: secondAddress, amount: BigInt(5), token })
    const { signal } = new AbortController()
    const { transfers } = createEvmReader({ rpc: chain })
    const fee = await transfers?.estimateFee({ transaction, network: completeNetwork(alpha), signal })
    expect(fee?.gas).toBe(BigInt(60_000))
  }
  const transfer = (is_spam: boolean): Transfer => ({
    direction: 'in',
    quantity: { numeric: '1' },
    nft_info: { flags: { is_spam } },
  })
  const transaction = (id: string, ...transfers: Transfer[]) => ({ id, transfers }) as unknown as Transaction
  const [spam, mixed] = [transaction('a', transfer(true)), transaction('b', transfer(true), transfer(false))]
  expect(withoutSpam([spam, mixed])).toEqual([mixed])
})
