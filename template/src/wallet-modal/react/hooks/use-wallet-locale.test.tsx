// @vitest-environment happy-dom
import '../../testing/setup'
import { beforeEach, expect, test } from 'vitest'
import { fakeTexts, localeOf, replaceLanguages } from '../../testing/fake-texts'
import { renderUnderModal } from '../../testing/render-under-modal'
import { useWalletLocale } from './use-wallet-locale'

const german = localeOf('de')
const arabic = localeOf('ar')

beforeEach(replaceLanguages)

test('useWalletLocale returns the language of the modal, and a function that changes the language.', async () => {
  const { result, run, root } = await renderUnderModal(useWalletLocale)
  expect(result.current).toMatchObject({ locale: 'en', dir: 'ltr' })
  await run(() => void result.current.setLocale(arabic))
  expect(result.current.locale).toBe('en')
  await run(() => fakeTexts.answer())
  expect(result.current).toMatchObject({ locale: 'ar', dir: 'rtl' })
  expect(root.locale.page.locale).toBe('ar')
  await run(() => result.current.setLocale('en'))
  expect(result.current).toMatchObject({ locale: 'en', dir: 'ltr' })
})

test('A component renders again when code outside of the component has changed the language.', async () => {
  fakeTexts.answerAtOnce()
  const { result, run, modal, platform } = await renderUnderModal(useWalletLocale)
  await run(() => modal.setLocale(german))
  expect(result.current).toMatchObject({ locale: 'de', dir: 'ltr' })
  await run(() => modal.setLocale('auto'))
  await run(() => modal.open())
  await run(() => platform.page.speak('ar'))
  expect(result.current).toMatchObject({ locale: 'ar', dir: 'rtl' })
})

test('useWalletLocale returns the same function in each render, and renders only when the language changes.', async () => {
  fakeTexts.answerAtOnce()
  let renders = 0
  const { result, rerender, run, modal } = await renderUnderModal(() => {
    renders += 1
    return useWalletLocale()
  })
  const { setLocale } = result.current
  rerender()
  expect(result.current.setLocale).toBe(setLocale)
  const before = renders
  await run(() => modal.open())
  expect(renders).toBe(before)
  await run(() => setLocale(german))
  expect(renders).toBeGreaterThan(before)
  expect(result.current.setLocale).toBe(setLocale)
})
