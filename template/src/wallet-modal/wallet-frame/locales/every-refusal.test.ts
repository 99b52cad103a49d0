// @vitest-environment node
import { expect, test } from 'vitest'
import { refusals } from '../../wallet-server/refusal'
import { ServerError } from '../server/server-calls'
import { errorText } from './error-text'
import { createLanguage } from './language'
import type { LanguageLoader } from './language-loader'
import * as loaders from './loaders'

const languages = await Promise.all(
  Object.values<LanguageLoader>(loaders).map(async ({ locale, load }) => createLanguage(locale, locale, await load())),
)

test.each(Object.keys(refusals))(
  'Each language of the copy has a text for the refusal %s of the wallet server.',
  (code) => {
    for (const language of languages)
      expect(errorText(language, new ServerError('English', code)), language.locale).not.toBe('English')
  },
)

test('Each language of the copy has a sentence with the number of a refusal, and another one for a refusal without the number.', () => {
  for (const language of languages) {
    const said = (code: string, facts = {}) => errorText(language, new ServerError('English', code, facts))
    const plain = [said('CODE_NOT_VALID'), said('TOO_MANY_REQUESTS')]
    const numbered = [said('CODE_NOT_VALID', { attemptsLeft: 3 }), said('TOO_MANY_REQUESTS', { retryAfter: 3 })]
    for (const text of plain) expect(text, language.locale).not.toMatch(/\p{Nd}/u)
    for (const text of numbered) expect(text, language.locale).toMatch(/[3٣३]/)
  }
})
