// @vitest-environment node
import { expect, test } from 'vitest'
import type { WalletEntry } from '../../domain/wallets/wallet-entry'
import { createTestRoot } from '../../testing/create-test-root'
import { settle } from '../../testing/settle'

const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0.0.0 Mobile Safari/537.36'
const owl: WalletEntry = { id: 'owl', name: 'Owl', chains: ['eip155:1'], mobile_link: 'owl://' }

test('the row of the directory follows its option and the device', async () => {
  const shown = async (allWallets: 'SHOW' | 'HIDE' | 'ONLY_MOBILE', userAgent?: string) => {
    const { root } = await createTestRoot({ allWallets, ...(userAgent && { userAgent }) })
    return root.modalStores.walletList.isAllWalletsShown
  }
  expect(await shown('SHOW')).toBe(true)
  expect(await shown('HIDE')).toBe(false)
  expect(await shown('ONLY_MOBILE')).toBe(false)
  expect(await shown('ONLY_MOBILE', phone)).toBe(true)
})

test('a phone leads with four tiles; the code for other devices is the last row', async () => {
  const customWallets = ['Ant', 'Bee', 'Cat', 'Dog', 'Elk'].map((name) => ({ id: name, name }))
  const { root } = await createTestRoot({ customWallets, userAgent: phone, wallet: null })
  const { tiles, rows } = root.modalStores.walletList
  expect(tiles.map(({ name }) => name)).toEqual(['Ant', 'Bee', 'Cat', 'Dog'])
  expect(rows.map(({ name }) => name)).toEqual(['Elk', 'WalletConnect'])
  const desktop = await createTestRoot({ customWallets, wallet: null })
  expect(desktop.root.modalStores.walletList.tiles).toEqual([])
  expect(desktop.root.modalStores.walletList.rows[0]?.name).toBe('WalletConnect')
})

test('a wallet that was paired in an earlier visit comes first in the next one', async () => {
  const { root, platform } = await createTestRoot({ wallet: null })
  root.memory.rememberWallet({ id: owl.id, name: owl.name, imageUrl: undefined, entry: owl })
  await platform.advance(2_000)
  await settle()
  await root.modalStores.walletList.readRecent()
  expect(root.modalStores.walletList.rows.map(({ kind, name }) => `${kind} ${name}`)).toContain('recent Owl')
})
