// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { finishOf, isolated, mapTexts } from './isolated'

/** A value between the marks that start and end an isolate (UAX #9). */
const isolate = (value: string) => `\u2068${value}\u2069`

describe('isolated', () => {
  test('Each value in a text gets an isolate of its own.', () => {
    const { pay } = isolated({ pay: (amount: string, receiver: string) => `دفع ${amount} إلى ${receiver}` })
    expect(pay('1.5 ETH', '0xabc…')).toBe(`دفع ${isolate('1.5 ETH')} إلى ${isolate('0xabc…')}`)
  })

  test('Each value of a list has an isolate of its own.', () => {
    const { on } = isolated({ on: (networks: readonly string[]) => networks.join(' و') })
    expect(on(['Base', 'Polygon'])).toBe(`${isolate('Base')} و${isolate('Polygon')}`)
  })

  test('Values that are not strings reach the text unchanged.', () => {
    const seen: unknown[] = []
    const { text } = isolated({
      text: (...values: unknown[]) => {
        seen.push(...values)
        return 'نص'
      },
    })
    const date = new Date(0)
    const list = [7, date]
    expect(text(7, true, date, list, undefined)).toBe('نص')
    expect(seen).toEqual([7, true, date, list, undefined])
    expect(seen[2]).toBe(date)
  })

  test('A text without values stays the same.', () => {
    const texts = { close: 'إغلاق', hidden: '••••' }
    expect(isolated(texts)).toEqual(texts)
  })

  test('Texts in groups and lists are changed, and groups and lists keep their order and kind.', () => {
    const texts = {
      titles: { get: (wallet: string) => `الحصول على ${wallet}`, deep: { on: (network: string) => `على ${network}` } },
      steps: [{ text: (name: string) => `أولاً ${name}` }, { text: () => 'ثانياً' }],
    }
    const { titles, steps } = isolated(texts)
    expect(titles.get('Rainbow')).toBe(`الحصول على ${isolate('Rainbow')}`)
    expect(titles.deep.on('Base')).toBe(`على ${isolate('Base')}`)
    expect(Array.isArray(steps)).toBe(true)
    expect(steps.map(({ text }) => text('أ'))).toEqual([`أولاً ${isolate('أ')}`, 'ثانياً'])
    expect(texts.titles.get('Rainbow')).toBe('الحصول على Rainbow')
  })
})

test('finishOf isolates values only in languages from right to left.', () => {
  expect(['ar', 'ar-EG', 'he'].map((locale) => finishOf(locale).finish)).toEqual([isolated, isolated, isolated])
  expect(['en', 'de', 'ja', 'hi', 'haw', ''].map(finishOf)).toEqual([{}, {}, {}, {}, {}, {}])
})

test('mapTexts applies a function to each text of a catalogue, and keeps the structure of the catalogue.', () => {
  const texts = { one: 'a', group: { two: 'b' }, list: ['c', { three: 'd' }] }
  expect(mapTexts(texts, (text) => `${String(text)}!`)).toEqual({
    one: 'a!',
    group: { two: 'b!' },
    list: ['c!', { three: 'd!' }],
  })
})
