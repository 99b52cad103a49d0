// @vitest-environment node
import { expect, test } from 'vitest'
import { createWalletModal } from '../../create-wallet-modal'
import { createFakePlatform } from '../../testing/fake-platform'
import { alpha } from '../../testing/networks'
import { readCopy, readPage } from './read-copy'

const rootWith = (userAgent: string, options: { sdkVersion?: string } = {}) =>
  createWalletModal({ networks: [alpha], platform: createFakePlatform({ userAgent }), ...options }).root

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0'
const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  [`(Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, 'Chrome', 140, 'Windows'],
  [`(Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/140.0.3485.54`, 'Edge', 140, 'Windows'],
  [`(X11; Linux x86_64) ${chrome} Safari/537.36 OPR/124.0.0.0`, 'Opera', 124, 'Linux'],
  [
    `(Linux; Android 15; SM-S931B) SamsungBrowser/28.0 ${chrome} Mobile Safari/537.36`,
    'Samsung Internet',
    28,
    'Android',
  ],
  ['(X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox', 143, 'Linux'],
  [`(Macintosh; Intel Mac OS X 10_15_7) ${safari} Version/18.6 Safari/605.1.15`, 'Safari', 18, 'macOS'],
  [
    `(iPhone; CPU iPhone OS 18_6 like Mac OS X) ${safari} CriOS/140.0.1 Mobile/15E148 Safari/604.1`,
    'Chrome',
    140,
    'iOS',
  ],
  [`(iPhone; CPU iPhone OS 18_6 like Mac OS X) ${safari} Version/18.6 Mobile/15E148 Safari/604.1`, 'Safari', 18, 'iOS'],
  ['alice-wallet/5.1 (id 4821)', 'other', null, 'other'],
])('For the user agent %s, the report contains the browser %s %s on %s.', (agent, browser, browserVersion, system) => {
  expect(readPage(rootWith(`Mozilla/5.0 ${agent}`))).toMatchObject({ browser, browserVersion, system })
})

test('readCopy reads the version and the adapters from `sdkVersion`, and leaves unknown adapters and versions out.', () => {
  expect(readCopy(rootWith('', { sdkVersion: 'react-ethers,solana-1.2.3' }))).toMatchObject({
    version: '1.2.3',
    adapters: ['solana', 'ethers'],
    networks: ['eip155:1'],
  })
  expect(readCopy(rootWith('', { sdkVersion: 'react-alice-of-wonderland' }))).toMatchObject({
    version: '0.0.0',
    adapters: [],
  })
})
