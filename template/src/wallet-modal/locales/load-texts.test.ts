// @vitest-environment node
import { describe, expect, test, vi } from 'vitest'
import * as available from './available'
import { directionOf } from '../domain/direction'
import type { Locale, TextsById } from './language'
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
    const sent = finish?.({ sent: (amount: string) => `(${amount})` }).sent('1 ETH')
    expect(sent).toBe(directionOf(locale) === 'rtl' ? '(\u20681 ETH\u2069)' : '(1 ETH)')
  })

  test('Counts and dates are in the notation of the tag of the page.', async () => {
    const { loaded = {}, finish } = await loadTexts(['modal'], locale)
    const view = loaded['view'] as TextsById['view']
    // No language writes numbers in the digits of Tibetan, so these digits can only come from the tag.
    const finished = finish?.(view, `${locale}-u-nu-tibt`)
    expect(finished?.showAllWallets(11)).toBe(view.showAllWallets(11).replaceAll('1', '༡'))
    expect(finished?.showAllWallets(11)).toContain('༡༡')
  })

  test('loadTexts rejects when one of several downloads fails.', async () => {
    const loader = allLoaders.find((one) => one.locale === locale)
    if (!loader) throw new Error(`The language ${locale} has no loader`)
    vi.spyOn(loader, 'account').mockRejectedValueOnce(new Error('offline'))
    await expect(loadTexts(['modal', 'account'], locale)).rejects.toThrow('offline')
    await expect(loadTexts(['modal', 'account'], locale)).resolves.toMatchObject({ locale })
  })
})
