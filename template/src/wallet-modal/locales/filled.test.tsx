// @vitest-environment happy-dom
import '../testing/setup'
import { render } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { Filled } from './filled'
import { finishOf } from '../domain/isolated'

/** The markup inside the paragraph of the sentence. */
function markupOf(sentence: (value: string) => string, value = <b>ETH</b>): string {
  const { container } = render(
    <p>
      <Filled sentence={sentence}>{value}</Filled>
    </p>,
  )
  return container.querySelector('p')?.innerHTML ?? ''
}

describe('Filled', () => {
  test.each([
    ['at the start', (value: string) => `${value} sent`, '<b>ETH</b> sent'],
    ['at the end', (value: string) => `Send ${value}`, 'Send <b>ETH</b>'],
    ['in the middle', (value: string) => `Send ${value} now`, 'Send <b>ETH</b> now'],
    ['alone', (value: string) => value, '<b>ETH</b>'],
    ['twice', (value: string) => `${value} or ${value}`, '<b>ETH</b> or <b>ETH</b>'],
    ['nowhere', () => 'Send', 'Send'],
  ])('The elements replace the value: %s.', (_, sentence, markup) => {
    expect(markupOf(sentence)).toBe(markup)
  })

  test('Several elements keep their order.', () => {
    const links = (
      <>
        <a href="/terms">Terms</a> and <a href="/privacy">Privacy</a>
      </>
    )
    expect(markupOf((value) => `I agree to the ${value}.`, links)).toBe(
      'I agree to the <a href="/terms">Terms</a> and <a href="/privacy">Privacy</a>.',
    )
  })

  test('The elements are in an isolate when the text is from right to left.', () => {
    const { sent } = finishOf('ar').finish({ sent: (amount: string) => `تم إرسال ${amount} الآن` })
    expect(markupOf(sent)).toBe('تم إرسال \u2068<b>ETH</b>\u2069 الآن')
  })
})

test('The elements are not created again when the language of the sentence changes.', () => {
  const english = (value: string) => `Send ${value}`
  const german = (value: string) => `${value} senden`
  const { container, rerender } = render(<Filled sentence={english}>{<input />}</Filled>)
  const field = container.querySelector('input')
  rerender(<Filled sentence={german}>{<input />}</Filled>)
  expect(container.textContent).toBe(' senden')
  expect(container.querySelector('input')).toBe(field)
})
