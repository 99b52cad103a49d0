// @vitest-environment node
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { createFakeClock } from '../testing/fake-clock'
import { commonTexts } from './common-texts'
import { loadLanguage, textLimit } from './load-language'

// Vitest may run several test files in one worker, and `vi.mock` does not replace a module that the worker has already loaded. So this file unloads all
// modules before its imports, and again at its end, because the next test file needs the real modules.
vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())
const { load } = vi.hoisted(() => ({ load: vi.fn<() => Promise<unknown>>() }))
vi.mock('./loaders', () => ({
  ar: { locale: 'ar', load },
  de: { locale: 'de', load },
}))

const common = { ...commonTexts.english, back: 'Zurück' }

afterEach(() => {
  load.mockReset()
})

function visit(...languages: string[]) {
  const clock = createFakeClock()
  const platform = { ...clock, window: { navigator: { languages } } }
  return { clock, platform }
}

test('The frame downloads the texts of the first language of the browser, and writes amounts as in the region of the browser.', async () => {
  const { clock, platform } = visit('de-CH', 'en')
  load.mockResolvedValue({ common })
  const language = await loadLanguage(platform)
  expect(language).toMatchObject({ locale: 'de', tag: 'de-CH', dir: 'ltr' })
  expect(language.textsOf(commonTexts).back).toBe('Zurück')
  expect(language.amount('1234.5', 'CHF')).toMatch(/^1[’']234\.5 CHF$/)
  expect(clock.timers).toBe(0)
})

test('The frame downloads no texts when English is the first language of the browser.', async () => {
  const { platform } = visit('en-GB', 'de')
  expect(await loadLanguage(platform)).toMatchObject({ locale: 'en', tag: 'en-GB' })
  expect(await loadLanguage(platform, 'ar')).toMatchObject({ locale: 'en', tag: 'en-GB' })
  expect(load).not.toHaveBeenCalled()
})

test('The frame loads the language of the page only when the browser of the visitor names this language.', async () => {
  load.mockResolvedValue({})
  expect(await loadLanguage(visit('de', 'ar').platform, 'ar')).toMatchObject({ locale: 'ar', dir: 'rtl' })
  expect(await loadLanguage(visit('de').platform, 'ar')).toMatchObject({ locale: 'de', dir: 'ltr' })
})

test('The visitor reads English when the texts do not arrive within three seconds.', async () => {
  const { clock, platform } = visit('de')
  load.mockReturnValue(new Promise(() => {}))
  const onLoaded = vi.fn()
  const loading = loadLanguage(platform).then(onLoaded)
  clock.advance(textLimit - 1)
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  expect(onLoaded).not.toHaveBeenCalled()
  clock.advance(1)
  await loading
  expect(onLoaded).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ locale: 'en', tag: 'en', dir: 'ltr' }))
  expect(textLimit).toBe(3_000)
})

test('The visitor reads English when the download of the texts fails, and the next call downloads the texts again.', async () => {
  const { clock, platform } = visit('de')
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  expect(await loadLanguage(platform)).toMatchObject({ locale: 'en' })
  expect(clock.timers).toBe(0)
  load.mockResolvedValueOnce({ common })
  expect(await loadLanguage(platform)).toMatchObject({ locale: 'de' })
})
