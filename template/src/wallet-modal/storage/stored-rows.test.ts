// @vitest-environment node
import { expect, test } from 'vitest'
import { formatBalance, formatUnits } from '../domain/tokens/amount'
import { createMemoryStorage } from './memory.storage'
import { Poison } from '../testing/poison'
import { createRepositories } from './repositories'
import * as rows from './stored-rows'

const now = Date.UTC(2026, 0, 1)

const balance = { value: '1234567', decimals: 6, symbol: 'USDC' }

const unreadable: [table: Exclude<keyof ReturnType<typeof createRepositories>, 'open'>, what: string, row: unknown][] =
  [
    ['balances', 'a thousand million decimals', { ...balance, decimals: 1e9 }],
    ['balances', 'half a decimal', { ...balance, decimals: 0.5 }],
    ['balances', 'a thousand digits', { ...balance, value: '9'.repeat(1_000) }],
    ['identities', 'a name that is a number', { name: 7, avatar: null }],
    ['names', 'a name without an end', ['x'.repeat(1_000_000)]],
    ['recentWallets', 'no name', { id: 'a', name: ' ' }],
    ['walletImages', 'a picture that is a page', 'data:text/html,x'],
  ]

test.each(unreadable)('a row of %s with %s is dropped, and the others stay', async (table, _, row) => {
  const storage = createMemoryStorage()
  const repository = createRepositories(storage, () => now)[table]
  const good = { balances: balance, names: ['mara.eth'] }
  const others = { identities: { name: null, avatar: null }, recentWallets: { id: 'b', name: 'B' } }
  const kept = Object.entries({ ...good, ...others, walletImages: 'data:image/png;base64,AQID' })
  const [, valid] = kept.find(([name]) => name === table) ?? []
  await storage.put(table, { key: 'bad', value: row, writtenAt: now })
  await storage.put(table, { key: 'good', value: valid, writtenAt: now })
  await expect(repository.all()).resolves.toEqual([valid])
  expect((await storage.all(table)).map(({ key }) => key)).toEqual(['good'])
})

/** Formats a balance like the views. A row that the reader accepts must not throw here. */
function show(value: unknown): boolean {
  const stored = rows.readBalance(value)
  if (!stored) return false
  formatBalance({ ...stored, value: BigInt(stored.value) })
  formatUnits(BigInt(stored.value), stored.decimals)
  return true
}

test('5,000 generated rows: what is accepted is written without an error', () => {
  const seed = 20_261_122
  const poison = new Poison(seed)
  let accepted = 0
  for (let run = 0; run < 5_000; run += 1) {
    try {
      if (show(poison.poisoned(balance))) accepted += 1
      rows.readWallet(poison.poisoned({ id: 'a', name: 'A', imageUrl: 'https://a.example/b.png', entry: {} }))
      rows.readIdentity(poison.poisoned({ name: 'mara.eth', avatar: 'https://a.example/b.png' }))
      rows.readNames(poison.poisoned(['mara.eth']))
      rows.readImage(poison.value())
    } catch (error) {
      throw new Error(`seed ${seed}, run ${run}`, { cause: error })
    }
  }
  // If everything were refused, the test would prove nothing.
  expect(accepted).toBeGreaterThan(50)
})
