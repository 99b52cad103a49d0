// @vitest-environment node
import { expect, test } from 'vitest'
import type { WalletEntry } from '../../domain/wallets/wallet-entry'
import { downloadsOf, getWallet, storeFor } from './downloads'
import { linkTarget, nativeLink, walletLink, webLink } from './links'
import { platformsOf } from './platforms'

const uri = 'wc:topic@2?relay-protocol=irn&symKey=5ec2e7'
const encoded = encodeURIComponent(uri)
const nowhere = { isTelegram: false, isAndroid: false, isFramed: false, isMobile: true, isIos: false }

test.each([
  ['wallet://', 'wallet://'],
  ['wallet:', 'wallet://'],
  ['wallet', 'wallet://'],
  ['w/a:llet', 'wallet://'],
  ['wallet://path', 'wallet://path/'],
  [' myApp://wallet.example ', 'myApp://wallet.example/'],
  ['https://wallet.example', 'https://wallet.example/'],
  ['https://wallet.example/app/', 'https://wallet.example/app/'],
])('The native base %j is opened as %j.', (base, href) => {
  const clean = href.endsWith('//') ? href : href
  expect(nativeLink(base, uri)).toEqual({ href: clean, url: `${clean}wc?uri=${encoded}` })
})

test('Inside Telegram on Android the pairing is encoded twice, in native links only.', () => {
  const wallet: WalletEntry = { id: '1', name: 'W', mobile_link: 'w://', link_mode: 'https://w.example' }
  const device = { isTelegram: true, isAndroid: true }
  const ask = { platform: 'mobile', wallet, uri, device, preferUniversalLinks: false } as const
  expect(walletLink(ask)?.url).toBe(`w://wc?uri=${encodeURIComponent(encoded)}`)
  expect(walletLink({ ...ask, preferUniversalLinks: true })?.url).toBe(`https://w.example/wc?uri=${encoded}`)
  expect(walletLink({ ...ask, device: { isTelegram: true, isAndroid: false } })?.url).toBe(`w://wc?uri=${encoded}`)
})

test('A universal link is used only if the host prefers it and the wallet has one.', () => {
  const wallet: WalletEntry = { id: '1', name: 'W', mobile_link: 'w://' }
  const ask = { platform: 'mobile', wallet, uri, device: nowhere, preferUniversalLinks: true } as const
  expect(walletLink(ask)?.url).toMatch(/^w:\/\/wc/)
  expect(walletLink({ ...ask, wallet: { ...wallet, link_mode: 'javascript:alert(1)' } })?.url).toMatch(/^w:\/\/wc/)
  expect(walletLink({ ...ask, platform: 'web' })).toBeUndefined()
  expect(walletLink({ ...ask, platform: 'desktop', wallet: { ...wallet, desktop_link: 'd:' } })?.url).toMatch(/^d:\/\//)
})

test('An app replaces the page, a web page gets a new tab, and Telegram always gets a new tab.', () => {
  expect(linkTarget('mobile', nowhere)).toBe('_self')
  expect(linkTarget('mobile', { ...nowhere, isFramed: true })).toBe('_top')
  expect(linkTarget('mobile', { ...nowhere, isTelegram: true })).toBe('_blank')
  expect(linkTarget('desktop', nowhere)).toBe('_blank')
  expect(linkTarget('web', { ...nowhere, isFramed: true })).toBe('_blank')
})

/** Parts of addresses that are known to mislead link builders. */
const parts = [
  ...[
    'javascript',
    'JaVaScRiPt',
    'java\tscript',
    'java\nscript',
    '\u0000javascript',
    '\u200bjavascript',
    'data',
    'file',
  ],
  ...['vbscript', 'intent', 'blob', 'about', 'http', 'https', 'wallet', 'view-source', 'filesystem', 'ws', 'ftp'],
  ...[':', '://', ':/', '//', '/', '\\', '@', '#', '?', '&', '%3a', '%00', ' ', '\n', '"', "'", '<', '`', ';', ','],
  ...['evil.example', 'user:pass', '127.0.0.1', '[::1]', 'alert(1)', 'text/html,x', 'package=x', 'scheme=x;end', 'é'],
]

test('100,000 hostile bases give no script, file or data link, and no web link without https.', () => {
  let seed = 7
  const next = (limit: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % limit
  const refused = /^(?:javascript|vbscript|data|file|filesystem|blob|about|intent|view-source|ws|wss|ftp|http):/i
  for (let round = 0; round < 100_000; round += 1) {
    const base = Array.from({ length: 1 + next(5) }, () => parts[next(parts.length)]).join('')
    for (const link of [nativeLink(base, uri), webLink(base, uri)]) {
      if (!link) continue
      // Removes what browsers ignore in an address.
      const stripped = link.url.replaceAll(/[\t\n\r]/g, '').trim()
      const isLoopback = /^http:\/\/(127\.0\.0\.1|\[::1\])[/:]/.test(stripped)
      if ((refused.test(stripped) && !isLoopback) || !stripped.endsWith(`wc?uri=${encoded}`))
        throw new Error(`${JSON.stringify(base)} became ${link.url}`)
    }
  }
})

test('Platforms come in the specified order, each under its condition.', () => {
  const wallet: WalletEntry = {
    id: '1',
    name: 'W',
    rdns: 'com.w',
    mobile_link: 'w://',
    webapp_link: 'https://w.example',
    desktop_link: 'w://',
  }
  const here = { isMobile: false, isInstalled: false, noAdapters: false }
  expect(platformsOf(undefined, here)).toEqual(['qrcode'])
  expect(platformsOf(wallet, here)).toEqual(['qrcode', 'web', 'desktop', 'unsupported'])
  expect(platformsOf(wallet, { ...here, isInstalled: true })).toEqual(['browser', 'qrcode', 'web', 'desktop'])
  expect(platformsOf(wallet, { ...here, isMobile: true })).toEqual(['mobile', 'web', 'unsupported'])
  expect(platformsOf(wallet, { ...here, noAdapters: true })).toEqual(['qrcode', 'web', 'desktop'])
  expect(platformsOf({ id: '1', name: 'W', mobile_link: 'javascript:x' }, here)).toEqual(['qrcode'])
  expect(platformsOf({ id: '1', name: 'W', injected: [{ injected_id: 'isW' }] }, here)).toEqual(['unsupported'])
})

const everywhere: WalletEntry = {
  id: '1',
  name: 'W',
  chrome_store: 'https://chrome.example/w',
  app_store: 'https://apps.example/w',
  play_store: 'https://play.example/w',
  homepage: 'https://w.example',
}

test('Download pages are listed in order, and only https addresses.', () => {
  expect(downloadsOf(everywhere).map(({ store }) => store)).toEqual([
    'chrome_store',
    'app_store',
    'play_store',
    'homepage',
  ])
  expect(downloadsOf({ ...everywhere, chrome_store: 'http://chrome.example', homepage: 'javascript:x' })).toHaveLength(
    2,
  )
})

test('Get opens the list, the only download page, or the store of the phone.', () => {
  const desktop = { isMobile: false, isIos: false, isAndroid: false }
  expect(getWallet(everywhere, desktop)).toEqual({ list: true })
  expect(getWallet({ id: '1', name: 'W', homepage: 'https://w.example' }, desktop)).toEqual({
    url: 'https://w.example',
  })
  expect(getWallet(everywhere, { isMobile: true, isIos: true, isAndroid: false })).toEqual({
    url: 'https://apps.example/w',
  })
  expect(getWallet(everywhere, { isMobile: true, isIos: false, isAndroid: true })).toEqual({
    url: 'https://play.example/w',
  })
  expect(getWallet({ id: '1', name: 'W' }, desktop)).toBeUndefined()
  expect(getWallet(undefined, desktop)).toBeUndefined()
  expect(storeFor(everywhere, { isIos: true, isAndroid: false })?.url).toBe('https://apps.example/w')
  expect(storeFor(everywhere, { isIos: false, isAndroid: false })?.url).toBe('https://w.example')
})
