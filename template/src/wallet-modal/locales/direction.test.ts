// @vitest-environment node
import { expect, test } from 'vitest'
import { directionOf, leftToRight } from './direction'

test.each(['ar', 'ar-EG', 'he', 'he-IL'])('%s is written from right to left.', (locale) => {
  expect(directionOf(locale)).toBe('rtl')
})

test.each(['en', 'de', 'fr', 'hi', 'ja', 'pt-BR', 'zh-TW', ''])('“%s” is written from left to right.', (locale) => {
  expect(directionOf(locale)).toBe('ltr')
})

test('An address keeps its direction inside a text from right to left, and needs no marks elsewhere.', () => {
  expect(leftToRight({ dir: 'rtl' }, '0xabc…def')).toBe('\u20660xabc…def\u2069')
  expect(leftToRight({ dir: 'ltr' }, '0xabc…def')).toBe('0xabc…def')
})
