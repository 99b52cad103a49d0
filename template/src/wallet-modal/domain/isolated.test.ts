// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { notation } from './direction'
import { finishOf, mapTexts } from './isolated'

/** A value between the marks that start and end an isolate (UAX #9). */
const isolate = (value: string) => `\u2068${value}\u2069`

const { finish: isolated } = finishOf('ar')

describe('finishOf in a language from right to left', () => {
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

describe('finishOf in a language from left to right', () => {
  const texts = { sent: (amount: string) => `${amount} gesendet`, close: 'Schließen' }

  test('Texts stay the same object when the tag is that of the texts, or when there is no tag.', () => {
    for (const locale of ['en', 'de', 'ja', 'hi', 'haw', '']) {
      expect(finishOf(locale).finish(texts)).toBe(texts)
      expect(finishOf(locale).finish(texts, locale)).toBe(texts)
    }
  })

  test('Values are not isolated, whatever the tag is.', () => {
    expect(finishOf('de').finish(texts, 'de-CH').sent('1 ETH')).toBe('1 ETH gesendet')
  })
})

describe('The notation of a tag', () => {
  const texts = { tell: (value: string) => `${value} ${notation.tag}`, parts: [{ tell: () => notation.tag }] }
  const inTag = (tag: string) => finishOf('de').finish(texts, tag)

  test('Sentences are made in the notation of the tag, also those in groups and lists, and those from right to left.', () => {
    expect(texts.tell('a')).toBe('a undefined')
    expect(inTag('de-CH').tell('a')).toBe('a de-CH')
    expect(inTag('de-CH').parts.map((part) => part.tell())).toEqual(['de-CH'])
    expect(finishOf('ar').finish(texts, 'ar-EG').tell('a')).toBe(`${isolate('a')} ar-EG`)
  })

  test('Two languages on a page do not mix up their tags, also when a sentence of one is made inside a sentence of the other.', () => {
    const swiss = finishOf('de').finish({ both: (make: () => string) => [notation.tag, make(), notation.tag] }, 'de-CH')
    const { tell } = inTag('de-AT')
    expect(swiss.both(() => tell('a'))).toEqual(['de-CH', 'a de-AT', 'de-CH'])
    expect([texts.tell('a'), tell('a'), texts.tell('a')]).toEqual(['a undefined', 'a de-AT', 'a undefined'])
  })

  test('The notation ends with the call of a sentence, also when the sentence throws an error.', () => {
    const { fail, ask } = finishOf('de').finish(
      {
        fail(): string {
          throw new Error('No sentence')
        },
        ask: () => notation.tag,
      },
      'de-CH',
    )
    expect(ask()).toBe('de-CH')
    expect(() => fail()).toThrow('No sentence')
    expect(notation.tag).toBeUndefined()
  })
})

test('mapTexts applies a function to each text of a catalogue, and keeps the structure of the catalogue.', () => {
  const texts = { one: 'a', group: { two: 'b' }, list: ['c', { three: 'd' }] }
  expect(mapTexts(texts, (text) => `${String(text)}!`)).toEqual({
    one: 'a!',
    group: { two: 'b!' },
    list: ['c!', { three: 'd!' }],
  })
})
