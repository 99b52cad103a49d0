// @vitest-environment node
import { expect, test } from 'vitest'
import type { WalletEntry } from '../../domain/wallets/wallet-entry'
import { createTestRoot } from '../../testing/create-test-root'
import { settle } from '../../testing/settle'
import { listRecentWallets, readRecentWallets } from './recent-wallets'

const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0.0.0 Mobile Safari/537.36'
const owl: WalletEntry = { id: 'owl', name: 'Owl', chains: ['eip155:1'], mobile_link: 'owl://' }

test('On a phone four tiles come first, and the code for other devices is the last row.', async () => {
  const customWallets = ['Ant', 'Bee', 'Cat', 'Dog', 'Elk'].map((name) => ({ id: name, name }))
  const { root } = await createTestRoot({ customWallets, userAgent: phone, wallet: null })
  const { tiles, rows } = root.modalStores.walletList
  expect(tiles.map(({ name }) => name)).toEqual(['Ant', 'Bee', 'Cat', 'Dog'])
  expect(rows.map(({ name }) => name)).toEqual(['Elk', 'WalletConnect'])
  const desktop = await createTestRoot({ customWallets, wallet: null })
  expect(desktop.root.modalStores.walletList.tiles).toEqual([])
  expect(desktop.root.modalStores.walletList.rows[0]?.name).toBe('WalletConnect')
})

test('A wallet that was paired in an earlier visit comes first in the next visit.', async () => {
  const { root, platform } = await createTestRoot({ wallet: null })
  root.memory.rememberWallet({ id: owl.id, name: owl.name, imageUrl: undefined, entry: owl })
  await platform.advance(2_000)
  await settle()
  await listRecentWallets(root, root.modalStores)
  expect(root.modalStores.walletList.rows.map(({ kind, name }) => `${kind} ${name}`)).toContain('recent Owl')
})

test('Paired wallets are restored with their directory entry, which is checked first.', async () => {
  const { platform, root } = await createTestRoot({ wallet: null })
  const entry = { id: 'a', name: 'A', mobile_link: 'a://', chains: ['eip155:1'] }
  root.memory.rememberWallet({ id: 'a', name: 'A', imageUrl: undefined, entry })
  await platform.advance(1_000)
  root.memory.rememberWallet({ id: 'b', name: 'B', imageUrl: 'data:image/png;base64,AQID' })
  await platform.advance(1_000)
  const remembered = [
    { id: 'b', name: 'B', imageUrl: 'data:image/png;base64,AQID' },
    { id: 'a', name: 'A', entry },
  ]
  await expect(readRecentWallets(root.memory)).resolves.toEqual(remembered)
  const { recentWallets } = await root.memory.repositories()
  await recentWallets.put('a', {
    id: 'a',
    name: 'A',
    entry: { id: 'a', name: 'A', mobile_link: 'javascript:x', desktop_link: 7 },
  })
  await expect(readRecentWallets(root.memory)).resolves.toContainEqual({
    id: 'a',
    name: 'A',
    entry: { id: 'a', name: 'A' },
  })
})
