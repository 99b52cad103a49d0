// @vitest-environment node
import { expect, test } from 'vitest'
import type { WalletEntry } from '../../domain/wallets/wallet-entry'
import { knownWalletIds } from '../../domain/wallets/wallet-entry'
import { createTestRoot } from '../../testing/create-test-root'
import { appBrowserLink } from './app-browser-link'

test('Phantom and Solflare open in their own browsers on phones, Coinbase Wallet on Solana.', () => {
  const location = {
    href: 'https://app.example/page?q=1#token=2',
    origin: 'https://app.example',
    pathname: '/page',
  }
  const page = { location } as Window
  const visit = { page, activeNamespace: 'eip155', device: { isMobile: true }, keepsQuery: false } as const
  const phantom: WalletEntry = { id: 'p', name: 'Phantom' }
  const coinbase: WalletEntry = { id: 'c', name: 'Coinbase Wallet' }
  const here = 'https%3A%2F%2Fapp.example%2Fpage'
  expect(appBrowserLink(phantom, visit)).toBe(`https://phantom.app/ul/browse/${here}?ref=https%3A%2F%2Fapp.example`)
  expect(appBrowserLink(phantom, { ...visit, device: { isMobile: false } })).toBeUndefined()
  expect(appBrowserLink(phantom, { ...visit, page: Object.assign({ phantom: {} }, page) })).toBeUndefined()
  const solflare: WalletEntry = { id: 's', name: 'Solflare' }
  expect(appBrowserLink(solflare, visit)).toBe(
    `https://solflare.com/ul/v1/browse/${here}?ref=https%3A%2F%2Fapp.example`,
  )
  expect(appBrowserLink(solflare, { ...visit, page: Object.assign({ solflare: {} }, page) })).toBeUndefined()
  expect(appBrowserLink(coinbase, visit)).toBeUndefined()
  expect(appBrowserLink(coinbase, { ...visit, activeNamespace: 'solana' })).toBe(
    `https://go.cb-w.com/dapp?cb_url=${here}`,
  )
  const inside = Object.assign({ coinbaseSolana: {} }, page)
  expect(appBrowserLink(coinbase, { ...visit, activeNamespace: 'solana', page: inside })).toBeUndefined()
  expect(appBrowserLink({ id: 'x', name: 'phantom' }, visit)).toBeUndefined()
  expect(appBrowserLink(phantom, { ...visit, keepsQuery: true })).toContain('page%3Fq%3D1%23token%3D2?ref=')
})

test('[C7-31] Choosing such a wallet opens its browser in the event handler of the tap, without pairing.', async () => {
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1'
  const { root, platform } = await createTestRoot({ userAgent: phone })
  root.modalStores.walletList.chooseWallet({ id: 'p', name: 'Phantom' })
  const here = encodeURIComponent('https://app.example/page')
  expect(platform.page.opened).toEqual([
    { url: `https://phantom.app/ul/browse/${here}?ref=https%3A%2F%2Fapp.example`, target: '_self' },
  ])
  expect(root.router.view).toBe('Connect')
  const open = await createTestRoot({ userAgent: phone, walletLinksKeepQuery: true })
  open.root.modalStores.walletList.chooseWallet({ id: 'p', name: 'Phantom' })
  expect(open.platform.page.opened[0]?.url).toContain(encodeURIComponent('https://app.example/page?query=1'))
  const solana = { id: 'main', name: 'Solana', nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 } }
  const network = {
    ...solana,
    rpcUrls: { default: { http: ['https://sol.example'] } },
    chainNamespace: 'solana',
  } as const
  const other = await createTestRoot({ networks: [network] })
  other.root.modalStores.walletList.chooseWallet({ id: 'c', name: 'Coinbase Wallet' })
  expect(other.platform.page.opened.map(({ url }) => url)).toEqual([`https://go.cb-w.com/dapp?cb_url=${here}`])
})

test('The three wallets are recognised by their id in the directory, whatever their name is there.', () => {
  const page = { location: { href: 'https://app.example/', origin: 'https://app.example', pathname: '/' } } as Window
  const visit = { page, activeNamespace: 'solana', device: { isMobile: true }, keepsQuery: false } as const
  const { phantom, solflare, coinbase } = knownWalletIds
  const hosts = [phantom, solflare, coinbase].map(
    (id) => new URL(appBrowserLink({ id, name: 'Other' }, visit) ?? '').host,
  )
  expect(hosts).toEqual(['phantom.app', 'solflare.com', 'go.cb-w.com'])
  const desk = { ...visit, device: { isMobile: false } }
  expect(appBrowserLink({ id: solflare, name: 'Solflare' }, desk)).toBeUndefined()
})
