// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { createLanguage } from './create-language'
import { sentences } from './sentences'

const join = (locale: string, ...parts: (string | undefined)[]) => sentences(createLanguage({ locale }), ...parts)

describe('sentences', () => {
  test.each([
    ['en', 'It failed. Try again.'],
    ['de', 'It failed. Try again.'],
    ['ar', 'It failed. Try again.'],
    ['ko', 'It failed. Try again.'],
    ['pt-BR', 'It failed. Try again.'],
    ['hi', 'It failed। Try again।'],
    ['ja', 'It failed。Try again。'],
    ['zh-CN', 'It failed。Try again。'],
    ['zh-TW', 'It failed。Try again。'],
    ['th', 'It failed Try again'],
  ])('Sentences in %s end with the full stop of the language.', (locale, text) => {
    expect(join(locale, 'It failed', 'Try again')).toBe(text)
  })

  test('A part that ends with a full stop, a question mark or an ellipsis gets no second stop.', () => {
    for (const end of ['.', '!', '?', '…', '।', '。', '！', '？', '؟']) {
      expect(join('en', `Done${end}`, 'Next')).toBe(`Done${end} Next.`)
      expect(join('ja', `Done${end}`)).toBe(`Done${end}`)
    }
  })

  test('A stop inside an isolate at the end of a part counts as a stop.', () => {
    expect(join('ar', 'الخطأ: \u2068It failed.\u2069', 'أعد المحاولة')).toBe(
      'الخطأ: \u2068It failed.\u2069 أعد المحاولة.',
    )
    expect(join('ar', 'الخطأ: \u2068It failed\u2069')).toBe('الخطأ: \u2068It failed\u2069.')
  })

  test('Missing and empty parts are left out.', () => {
    expect(join('en', undefined, 'It failed', '')).toBe('It failed.')
    expect(join('ja', '', undefined)).toBe('')
    expect(join('en')).toBe('')
  })
})
