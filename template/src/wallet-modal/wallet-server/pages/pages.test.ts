// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { mailLanguages } from '../email/mails/find-mail-language'
import { createTestServer } from '../testing/create-test-server'
import { pageTexts } from './languages/find-page-language'

const address = 'https://wallet.app.example/api/wallet'
const { en: english } = pageTexts

/** What a visitor sees of a page. */
async function read(answer: Response) {
  const html = await answer.text()
  const [, locale, dir] = /<html lang="([^"]*)" dir="([^"]*)">/.exec(html) ?? []
  return { html, locale, dir, status: answer.status, cache: answer.headers.get('cache-control') }
}

/** A browser that asks for pages in these languages. */
function createVisitor(languages: string | undefined, appName = 'Example') {
  const { server, mails, browser } = createTestServer({ deviceApproval: 'new', appName })
  const headers: Record<string, string> = languages === undefined ? {} : { 'accept-language': languages }
  const get = async (url: string) => read(await server.fetch(new Request(url, { headers })))
  return {
    refused: () => get(`${address}/refused`),
    /** Begins a login, and returns the link of the mail. */
    async mailedLink() {
      await (await browser()).start('ann@example.com')
      return /https:\/\/wallet\S+/.exec(mails[0]?.text ?? '')?.[0] ?? ''
    },
    open: get,
    /** Presses the button of the page behind a link. */
    async approve(link: string) {
      const { origin, pathname, search } = new URL(link)
      const body = new URLSearchParams(search)
      return read(
        await server.fetch(new Request(origin + pathname, { method: 'POST', body, headers: { ...headers, origin } })),
      )
    },
  }
}

test('The pages have the languages of the mails.', () => {
  expect(Object.keys(pageTexts)).toEqual(mailLanguages.map(({ locale }) => locale))
})

describe('The language of a page', () => {
  test.each([
    [undefined, 'en'],
    ['', 'en'],
    ['*', 'en'],
    ['de', 'de'],
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['en-US,en;q=0.9,de;q=0.8', 'en'],
    ['sv, fr;q=0.5, de;q=0.7', 'de'],
    ['de;q=0, fr;q=0.1', 'fr'],
    ['DE-de', 'de'],
    ['pt', 'pt-BR'],
    ['zh-Hant-HK', 'zh-TW'],
    ['zh', 'zh-CN'],
    ['iw', 'he'],
    ['sv-SE', 'en'],
    ['de;q=2, fr;q=x, es;q=-1', 'en'],
    ['constructor, __proto__, de_AT, "><script>', 'en'],
    [`${'xx,'.repeat(20)}de`, 'en'],
    [`${'x'.repeat(100_000)},de`, 'en'],
  ])('is, for a browser with the header "Accept-Language: %s", %s.', async (header, locale) => {
    const page = await createVisitor(header).refused()
    expect([page.locale, page.cache]).toEqual([locale, 'no-store'])
    expect(page.html).toContain(pageTexts[locale]?.refused.text)
  })
})

describe.each(Object.entries(pageTexts))('In the language %s', (locale, texts) => {
  test('the visitor approves a browser, and reads that the link works once.', async () => {
    const visitor = createVisitor(locale)
    const link = await visitor.mailedLink()
    const dir = locale === 'ar' || locale === 'he' ? 'rtl' : 'ltr'
    const asking = await visitor.open(link)
    expect(asking).toMatchObject({ locale, dir, status: 200, cache: 'no-store' })
    const { title, ifAsked, button, ifNot } = texts.approve
    for (const text of [`<h1>${title}</h1>`, `<button>${button}</button>`, ifAsked, ifNot])
      expect(asking.html).toContain(text)
    for (const fact of ['Example', 'https://app.example', 'Chrome', 'macOS']) expect(asking.html).toContain(fact)
    // Languages write the time of day with a colon or with a full stop.
    expect(asking.html).toMatch(/\b0?0[:.]00 UTC/)
    const approved = await visitor.approve(link)
    expect(approved).toMatchObject({ locale, dir, status: 200 })
    for (const text of Object.values(texts.approved)) expect(approved.html).toContain(text)
    for (const spent of [await visitor.open(link), await visitor.approve(link)]) {
      expect(spent).toMatchObject({ locale, dir, status: 410 })
      for (const text of Object.values(texts.spent)) expect(spent.html).toContain(text)
    }
  })

  test('each page has every text without markup, and no other language has an English text.', () => {
    const sentencesOf = (page: object) => Object.values(page).flatMap((part: object) => Object.values(part) as string[])
    const inEnglish = new Set(english ? sentencesOf(english) : [])
    for (const text of sentencesOf(texts)) {
      expect(text).toMatch(/\p{L}/u)
      expect(text).not.toMatch(/[<>&"]|\s$/)
      expect(inEnglish.has(text)).toBe(locale === 'en')
    }
  })
})

test('In every language, a page of the server escapes the app’s name and isolates its direction, so that a hostile name adds no markup and does not reorder the sentence.', async () => {
  for (const locale of ['en', 'de', 'ar']) {
    const visitor = createVisitor(locale, '<b onclick="x">A & B</b>')
    const { html } = await visitor.open(await visitor.mailedLink())
    expect(html).not.toContain('<b ')
    const name = '&lt;b onclick=&quot;x&quot;&gt;A &amp; B&lt;/b&gt;'
    expect(html).toContain(
      locale === 'ar' ? `\u2068${name}\u2069 (\u2066https://app.example\u2069)` : `${name} (https://app.example)`,
    )
  }
})
