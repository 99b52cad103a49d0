// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { localeOf } from '../testing/fake-texts'
import { wantedTags } from './wanted-tags'

describe('wantedTags', () => {
  test('The languages of the page and of the browser are wanted in their order when the app has chosen no language.', () => {
    expect(wantedTags('auto', ['ar', 'de-AT', 'en'])).toEqual(['ar', 'de-AT', 'en'])
    expect(wantedTags('auto', [])).toEqual([])
  })

  test('Only the language that the app has chosen is wanted, whatever the visitor speaks.', () => {
    expect(wantedTags(localeOf('de'), ['ar', 'en'])).toEqual(['de'])
  })

  test('Malformed tags, which `Intl` would refuse, are left out.', () => {
    const malformed = ['', ' ', 'de_AT', 'd', 'not a tag', 'de-', '{{ lang }}', 'ar-EG-']
    expect(wantedTags('auto', [...malformed, 'de-AT'])).toEqual(['de-AT'])
    expect(wantedTags(localeOf('de_AT'), ['ar'])).toEqual([])
    for (const tag of wantedTags('auto', ['iw', 'in-ID', 'zh-Hant', 'de-AT'])) {
      expect(() => new Intl.NumberFormat(tag)).not.toThrow()
    }
  })
})
