// @vitest-environment node
import { expect, test } from 'vitest'
import { directionOf, leftToRight } from './direction'

test.each(['ar', 'ar-EG', 'he', 'he-IL'])('%s is written from right to left.', (locale) => {
  expect(directionOf(locale)).toBe('rtl')
})

test.each(['en', 'de', 'fr', 'hi', 'ja', 'pt-BR', 'zh-TW', ''])('“%s” is written from left to right.', (locale) => {
  expect(directionOf(locale)).toBe('ltr')
})

test('leftToRight isolates an address in languages from right to left, and adds no marks in other languages.', () => {
  expect(leftToRight({ dir: 'rtl' }, '0xabc…def')).toBe('\u20660xabc…def\u2069')
  expect(leftToRight({ dir: 'ltr' }, '0xabc…def')).toBe('0xabc…def')
})
