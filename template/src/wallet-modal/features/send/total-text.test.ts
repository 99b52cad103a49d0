// @vitest-environment node
import { expect, test } from 'vitest'
import { parseUnits } from '../../domain/tokens/token-amount'
import { formatsOf } from '../../locales/formats'
import { createLanguage } from '../../locales/create-language'
import { sendTexts } from './send-texts'
import { totalText } from './total-text'

const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }

/** The total of a transfer of ether, or of a token. */
function total(
  amountText: string,
  fee: string | undefined,
  { symbol = 'ETH', price = 0, nativePrice = 0 } = {},
): string {
  const wei = fee === undefined ? undefined : parseUnits(fee, 18)
  const parts = {
    amountText,
    token: { symbol, price },
    tokenAddress: symbol === 'ETH' ? undefined : '0x1',
    network: { nativeCurrency },
    fee: wei === undefined ? undefined : { gas: BigInt(21_000), fee: wei, maxFee: wei },
  }
  return totalText(parts, nativePrice, sendTexts.english, formatsOf(createLanguage({ locale: 'en' })))
}

test('With known prices the total is the amount and the fee in dollars.', () => {
  expect(total('0.5', '0.01', { price: 2000, nativePrice: 2000 })).toBe('$1,020.00')
  expect(total('12.5', '0.01', { symbol: 'USDC', price: 1, nativePrice: 2000 })).toBe('$32.50')
})

test('Without a price the total of a native transfer is a sum, which is never cut below the amount.', () => {
  expect(total('0.5', '0.000021')).toBe('0.500021 ETH')
  expect(total('0.5', '0.000021000000000001')).toBe('0.500021 ETH')
  expect(total('0.123456999999999999', '0.000000000000000001')).toBe('0.123457 ETH')
  expect(total('0.123456999', '0.000000000000000001')).toBe('0.123456999 ETH')
  expect(total('115792089237316195423570985008687907853269984665640564039457', '0.25')).toContain('457.25 ETH')
})

test('Two currencies are never added up: unless both prices are known, both amounts are shown.', () => {
  for (const prices of [{}, { price: 1 }, { nativePrice: 2000 }])
    expect(total('12.5', '0.0004', { symbol: 'USDC', ...prices })).toBe('12.5 USDC + 0.0004 ETH')
})

test('While the fee is not known, no sum is shown.', () => {
  expect(total('0.5', undefined, { price: 2000, nativePrice: 2000 })).toBe('0.5 ETH + the fee')
})
