// @vitest-environment node
import { expect, test } from 'vitest'
import { createFakePage } from '../testing/fake-page'
import { readDevice } from './device'

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1'
const pixel = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0.0.0 Mobile Safari/537.36'
const macWebview = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'

const read = (userAgent?: string, more: object = {}) => {
  const { window } = createFakePage(userAgent)
  return readDevice(Object.assign(window, more))
}

test('Phones, tablets and desktops are distinguished.', () => {
  expect(read()).toMatchObject({ isMobile: false, isIos: false, isAndroid: false, isSafari: true, isMac: false })
  expect(read(iphone)).toMatchObject({ isMobile: true, isIos: true, isAndroid: false, isSafari: true })
  expect(read(pixel)).toMatchObject({ isMobile: true, isIos: false, isAndroid: true })
  expect(read(macWebview)).toMatchObject({ isMobile: false, isMac: true, isSafari: false })
  expect(read(undefined, { matchMedia: () => ({ matches: true }) }).isMobile).toBe(true)
})

test('The Telegram app and frames are recognized.', () => {
  expect(read().isTelegram).toBe(false)
  for (const name of ['TelegramWebviewProxy', 'Telegram', 'TelegramWebviewProxyProto'])
    expect(read(undefined, { [name]: {} }).isTelegram).toBe(true)
  expect(read().isFramed).toBe(false)
  expect(read(undefined, { top: {} }).isFramed).toBe(true)
})
