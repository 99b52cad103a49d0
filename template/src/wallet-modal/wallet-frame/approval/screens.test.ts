// @vitest-environment happy-dom
import '../../testing/setup'
import { beforeEach, expect, test } from 'vitest'
import { eventually } from '../../testing/eventually'
import { english } from '../locales/language'
import { settle } from '../testing/fake-parent'
import { createScreens } from './screens'

const text = () => document.querySelector('main')?.textContent

beforeEach(() => {
  document.body.innerHTML = '<main></main>'
})

function screen(name: string) {
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  const show = () => {
    document.querySelector('main')?.replaceChildren(name)
    return ended
  }
  return { show, end }
}

test('Screens are shown one after another, also when one fails.', async () => {
  const screens = createScreens(document, async () => english)
  const [one, two, three] = [screen('one'), screen('two'), screen('three')]
  const shown = [one, two, three].map(({ show }) => screens.show(show))
  await settle()
  expect(text()).toBe('one')
  one.end()
  await settle()
  expect(text()).toBe('two')
  two.end()
  await settle()
  expect(text()).toBe('three')
  three.end()
  await Promise.all(shown)
  await expect(screens.show(() => Promise.reject(new TypeError('broken')))).rejects.toThrow('broken')
  expect(await screens.show(async () => 'next')).toBe('next')
})

test('What the wallet is doing never takes the place of a screen, and shows when the screen is gone.', async () => {
  const screens = createScreens(document, async () => english)
  screens.progress('loading')
  await eventually(() => expect(text()).toBe('Loading the request…'))
  const one = screen('one')
  const shown = screens.show(one.show)
  await settle()
  screens.progress('working')
  screens.progress()
  expect(text()).toBe('one')
  screens.progress('working')
  one.end()
  await shown
  await eventually(() => expect(text()).toBe('Working…'))
  screens.progress()
  expect(text()).toBe('')
})
