// @vitest-environment node
import { describe, expect, test, vi } from 'vitest'
import * as available from './available'
import { directionOf } from '../domain/direction'
import type { Locale } from './language'
import { loadTexts } from './load-texts'
import * as loaders from './loaders'
import type { LocaleLoader } from './locale-loader'

type OtherLocale = Exclude<Locale, 'en'>

/** The languages of this copy besides English. A copy may have none. */
const locales = Object.values<OtherLocale>(available)
const allLoaders = Object.values<LocaleLoader>(loaders)

test('Each language of the copy has one loader.', () => {
  expect(allLoaders.map(({ locale }) => locale).sort()).toEqual([...locales].sort())
})

describe.each(locales)('The texts in the language %s', (locale) => {
  test('loadTexts returns the texts of the requested group.', async () => {
    const { loaded: modal = {} } = await loadTexts(['modal'], locale)
    const { loaded: account = {} } = await loadTexts(['account'], locale)
    expect(Object.keys(modal)).toEqual(expect.arrayContaining(['button', 'view', 'account', 'network', 'coreErrors']))
    expect(Object.keys(modal).filter((id) => id in account)).toEqual([])
    const both = await loadTexts(['modal', 'account'], locale)
    expect(both).toMatchObject({ locale, loaded: { ...modal, ...account } })
    expect(Object.keys(both.loaded ?? {})).toHaveLength(Object.keys({ ...modal, ...account }).length)
  })

  test('Values are isolated if the language is written from right to left.', async () => {
    const { finish } = await loadTexts(['modal'], locale)
    expect(finish !== undefined).toBe(directionOf(locale) === 'rtl')
  })

  test('loadTexts rejects when one of several downloads fails.', async () => {
    const loader = allLoaders.find((one) => one.locale === locale)
    if (!loader) throw new Error(`The language ${locale} has no loader`)
    vi.spyOn(loader, 'account').mockRejectedValueOnce(new Error('offline'))
    await expect(loadTexts(['modal', 'account'], locale)).rejects.toThrow('offline')
    await expect(loadTexts(['modal', 'account'], locale)).resolves.toMatchObject({ locale })
  })
})
