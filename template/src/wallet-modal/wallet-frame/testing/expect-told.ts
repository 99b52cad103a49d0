import { expect } from 'vitest'
import { translated } from '../locales/error-text'
import { createLanguage, english } from '../locales/language'
import type { LanguageLoader } from '../locales/language-loader'
import * as loaders from '../locales/loaders'

const languages = await Promise.all(
  Object.values<LanguageLoader>(loaders).map(async ({ locale, load }) => createLanguage(locale, locale, await load())),
)

/**
 * Expects that a request fails with an error that each language of the copy says in its own words.
 * @param values what each sentence has to contain, such as the name of a network or the words of a service
 */
export async function expectTold(request: Promise<unknown>, ...values: readonly (string | RegExp)[]): Promise<void> {
  const error: unknown = await request.then(
    () => new Error('The request did not fail'),
    (thrown: unknown) => thrown,
  )
  const { message } = error as Error
  expect(translated(english, error)).toBe(message)
  for (const value of values) expect(message).toMatch(value)
  for (const language of languages) {
    const text = translated(language, error)
    expect(text, language.locale).not.toBe(message)
    expect(text, `${language.locale}: ${message}`).toBeDefined()
    for (const value of values) {
      const isolated =
        language.dir === 'rtl' ? new RegExp(`\u2068(?:${String(value).replaceAll('/', '')})\u2069`) : value
      expect(text, language.locale).toMatch(isolated)
    }
  }
}
