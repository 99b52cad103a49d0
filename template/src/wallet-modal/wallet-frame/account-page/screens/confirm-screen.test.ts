// @vitest-environment happy-dom
import '../../../testing/setup'
import { expect, test } from 'vitest'
import { english } from '../../locales/language'
import { createStage } from '../stage'
import { choosePlaces, showConfirmScreen } from './confirm-screen'

const text = 'A0B1-CDEF-GHJK-MNPQ-RSTV-WXYZ-2345'

test('The places are four, one in each quarter of the code, and others each time.', () => {
  const seen = new Set<number>()
  for (let count = 0; count < 500; count += 1) {
    const places = choosePlaces(crypto, text)
    expect(places.map((place) => Math.floor((place - 1) / 7))).toEqual([0, 1, 2, 3])
    for (const place of places) seen.add(place)
  }
  expect(seen.size).toBe(28)
})

test('Characters count in any case and with signs between them, and letters that look like digits count as these.', () => {
  document.body.innerHTML = '<main></main>'
  let confirmed = 0
  const stage = createStage({ document, language: english, name: 'Example', explain: String })
  const places = [2, 4, 9, 28]
  showConfirmScreen(stage, { text, places, confirmed: () => (confirmed += 1), again() {}, back() {} })
  const input = document.querySelector('input') ?? expect.fail('There is no input')
  expect(document.querySelector('label')?.textContent).toBe('Characters 2, 4, 9, and 28 of the recovery code')
  expect(document.body.textContent).toContain('9 is in group 3, place 1')
  for (const typed of ['01G', '01G6', '10G5', '', '01G55']) {
    input.value = typed
    input.form?.requestSubmit()
  }
  expect(confirmed).toBe(0)
  for (const typed of ['01G5', 'ol g-5', 'Oi g5']) {
    input.value = typed
    input.form?.requestSubmit()
  }
  expect(confirmed).toBe(3)
})
