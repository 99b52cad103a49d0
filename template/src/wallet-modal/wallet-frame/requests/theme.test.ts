// @vitest-environment happy-dom
import '../../testing/setup'
import { expect, test } from 'vitest'
import type { FrameWindow } from '../platform'
import { applyTheme } from './theme'

const computed: Record<string, string> = {
  '#fff': 'rgb(255, 255, 255)',
  '#121313': 'rgb(18, 19, 19)',
  teal: 'rgb(0, 128, 128)',
  '#ff0': 'rgb(255, 255, 0)',
  transparent: 'rgba(0, 0, 0, 0)',
  'rgb(0 0 0 / 50%)': 'rgba(0, 0, 0, 0.5)',
}

/** A window whose style sheets know the colours above. */
const window = {
  document,
  CSS: { supports: (_: string, value: string) => Object.hasOwn(computed, value) || value.includes('(') },
  getComputedStyle: ({ style }: HTMLElement) => ({ color: computed[style.color] ?? 'rgb(1, 2, 3)' }),
} as unknown as FrameWindow

const root = document.documentElement
const value = (name: string) => root.style.getPropertyValue(name)
const apply = (accent: string, background: string, themeMode: 'light' | 'dark' = 'light') =>
  applyTheme(window, {
    themeMode,
    w3mThemeVariables: { '--w3m-accent': accent, '--w3m-background': background, '--wf-text': '#fff' },
  })

test('Mode, accent and background of the page are taken over.', () => {
  apply('#ff0', '#fff')
  expect([value('--wf-accent'), value('--wf-on-accent')]).toEqual(['rgb(255 255 0)', '#000'])
  apply('teal', '#fff')
  expect(root.dataset['theme']).toBe('light')
  expect([value('--wf-accent'), value('--wf-on-accent')]).toEqual(['rgb(0 128 128)', '#fff'])
  expect(value('--wf-background')).toBe('rgb(255 255 255)')
  apply('#121313', '#121313', 'dark')
  expect([value('--wf-on-accent'), value('--wf-background')]).toEqual(['#fff', 'rgb(18 19 19)'])
  applyTheme(window, { themeMode: 'light' })
  expect(root.dataset['theme']).toBe('light')
})

test('Colours that hide the texts, and values that are no colours, are ignored.', () => {
  for (const background of ['#121313', 'transparent', 'rgb(0 0 0 / 50%)', 'var(--wf-text)', 'url(x)', 'red;x', '']) {
    apply('#ff0', background)
    expect(value('--wf-background')).toBe('')
  }
  apply('transparent', '#fff', 'dark')
  expect([value('--wf-accent'), value('--wf-background'), value('--wf-text')]).toEqual(['', '', ''])
})
