// @vitest-environment node
import { expect, test } from 'vitest'
import { pageTexts } from '../pages/languages/find-page-language'
import { begin, createSocialServer, resultOf } from './testing/social-visitor'

test.each(Object.entries(pageTexts))(
  'A visitor whose browser wants %s comes back from a provider to a page in this language, and reads in it that a login is over.',
  async (locale, texts) => {
    const { server, browser, social } = await createSocialServer()
    const headers = { 'accept-language': locale, 'sec-fetch-site': 'cross-site' }
    const open = (query: URLSearchParams) => server.fetch(new Request(resultOf('google', query), { headers }))
    const { uri } = await begin(await browser(), { provider: 'google' })
    const dir = locale === 'ar' || locale === 'he' ? 'rtl' : 'ltr'
    for (const [query, { title, text }, status] of [
      [social.approve(uri), texts.callback, 200],
      [new URLSearchParams({ state: 'unknown', code: '1' }), texts.over, 410],
    ] as const) {
      const answer = await open(query)
      const html = await answer.text()
      expect(answer.status).toBe(status)
      expect(html).toContain(`<html lang="${locale}" dir="${dir}">`)
      for (const part of [`<h1>${title}</h1>`, `<p>${text}</p>`]) expect(html).toContain(part)
    }
  },
)
