// @vitest-environment happy-dom
import '../../testing/setup'
import { expect, test } from 'vitest'
import type { FrameLanguage } from '../locales/language'
import { createLanguage, english } from '../locales/language'
import type { ApprovalRow } from './approval'
import { createRows } from './approval-rows'
import { approvalTexts } from './approval-texts'

const arabic = createLanguage('ar', 'ar')
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** The direction and the text of each label and each value. A `dd` that holds a nested list is left out. */
function shown(rows: readonly ApprovalRow[], language: FrameLanguage): [string, string][] {
  const list = createRows(document, rows, language)
  return [...list.querySelectorAll<HTMLElement>('dt, dd:not(:has(dl))')].map(({ dir, textContent }) => [
    dir,
    textContent,
  ])
}

test('Addresses and amounts are set from left to right in Arabic and in English, also in nested lists.', () => {
  const rows = [
    { label: 'المبلغ', value: arabic.amount('1.5', 'ETH') },
    { label: 'إلى', rows: [{ label: 'owner', value: address }] },
  ]
  for (const language of [arabic, english])
    expect(shown(rows, language)).toEqual([
      ['auto', 'المبلغ'],
      ['ltr', '1.5 ETH'],
      ['auto', 'إلى'],
      ['auto', 'owner'],
      ['ltr', address],
    ])
})

test('A translated text in place of a value follows the direction of the page, and the address in the text is isolated.', () => {
  const text = arabic.textsOf(approvalTexts).smartAccount(address)
  expect(shown([{ label: 'الحساب', text }], arabic)[1]).toEqual(['', `\u2068${address}\u2069 (smart account)`])
})

test('A value of more than 10,000 characters is cut, and the row says how many characters are left out.', () => {
  const [, [, value] = ['', '']] = shown([{ label: 'Data', value: 'a'.repeat(10_007) }], english)
  expect(value).toBe(`${'a'.repeat(10_000)}… (7 more characters)`)
})
