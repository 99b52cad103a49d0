// @vitest-environment node
import { expect, test } from 'vitest'
import { formatUnits } from '../../domain/tokens/amount'
import { parseUnits } from '../../domain/tokens/token-amount'
import { formatFiat, formatShort, splitFiat } from '../../domain/tokens/money'
import { tokenId } from '../../domain/tokens/token'
import { createMemoryStorage } from '../../storage/memory.storage'
import { createRepositories } from '../../storage/repositories'
import { Poison } from '../../testing/poison'
import { portfoliosTable, readPortfolio } from './token-service'

const now = Date.UTC(2026, 0, 1)

const token = {
  name: 'USD Coin',
  symbol: 'USDC',
  chainId: 'eip155:1',
  address: 'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  value: 12.5,
  price: 1,
  quantity: { decimals: '6', numeric: '12.5' },
  iconUrl: '',
}
test.each([
  ['more decimals than its token has', [{ ...token, quantity: { decimals: '1', numeric: '0.01' } }]],
  ['a price beyond all money', [{ ...token, price: 1e300 }]],
])('stored balances with %s are dropped, and the others stay', async (_, row) => {
  const storage = createMemoryStorage()
  const repository = createRepositories(storage, () => now).open(portfoliosTable)
  await storage.put('portfolios', { key: 'bad', value: row, writtenAt: now })
  await storage.put('portfolios', { key: 'good', value: [token], writtenAt: now })
  await expect(repository.all()).resolves.toEqual([[token]])
  expect((await storage.all('portfolios')).map(({ key }) => key)).toEqual(['good'])
})

/** Formats a token like the views. A row that the reader accepts must not throw here. */
function show(stored: unknown): boolean {
  const [held] = readPortfolio([stored]) ?? []
  if (!held) return false
  const { numeric, decimals } = held.quantity
  const units = parseUnits(numeric, Number(decimals))
  expect(parseUnits(formatUnits(units, Number(decimals)), Number(decimals))).toBe(units)
  formatShort(numeric)
  formatFiat((held.value ?? 0) + Number(numeric) * held.price)
  splitFiat(held.price)
  tokenId(held)
  return true
}

test('5,000 generated rows: a token that is accepted is written without an error', () => {
  const seed = 20_261_122
  const poison = new Poison(seed)
  let accepted = 0
  for (let run = 0; run < 5_000; run += 1) {
    try {
      if (show(poison.poisoned(token))) accepted += 1
    } catch (error) {
      throw new Error(`seed ${seed}, run ${run}`, { cause: error })
    }
  }
  // A check that refuses everything would prove nothing.
  expect(accepted).toBeGreaterThan(50)
})
