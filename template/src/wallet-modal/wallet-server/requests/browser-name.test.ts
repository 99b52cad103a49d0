// @vitest-environment node
import { expect, test } from 'vitest'
import { browserName, partsOfBrowserName } from './browser-name'

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  [`${mac} Version/18.5 Safari/605.1.15`, 'Safari on macOS'],
  [`${mac} Chrome/150.0.0.0 Safari/537.36`, 'Chrome on macOS'],
  [`${phone} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [`${phone} CriOS/150.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0', 'Edge on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/150.0.0.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['', 'Unknown browser'],
  ['curl/8.9\u0000\u{1F600}', 'curl/8.9'],
  ['x'.repeat(500), 'x'.repeat(80)],
])('%s is called "%s"', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name)
})

test.each([
  ['Chrome on macOS', { browser: 'Chrome', system: 'macOS' }],
  ['Samsung Internet on Android', { browser: 'Samsung Internet', system: 'Android' }],
  ['Safari', undefined],
  ['Unknown browser', undefined],
  ['Evil on macOS', undefined],
  ['Chrome on macOS, approved', undefined],
])('the name "%s" has the parts %j', (name, parts) => {
  expect(partsOfBrowserName(name)).toEqual(parts)
})
