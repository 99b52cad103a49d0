// @vitest-environment happy-dom
import '../testing/setup'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { wordsOf } from '../testing/render-modal'
import { Coin } from './marks/coin'
import { ValueStack } from './lists/value-stack'

afterEach(cleanup)

test('A coin shows its picture, else its first letter, and its network at the corner; it has no accessible text.', () => {
  const image = 'https://img.example/usdc.png'
  const { container, rerender } = render(<Coin name="USD Coin" src={image} />)
  expect(container.querySelectorAll('img')).toHaveLength(1)
  rerender(<Coin name="usd Coin" network={{ name: 'Alpha', src: image }} />)
  expect(container.querySelector('[data-letter]')?.getAttribute('data-letter')).toBe('U')
  expect(container.querySelectorAll('img')).toHaveLength(1)
  expect(wordsOf(container)).toBe('')
})

test('A coin never loads a picture from an unsafe address.', () => {
  const { container } = render(<Coin name="USD Coin" src="javascript:alert(1)" />)
  expect(container.querySelector('img')).toBeNull()
})

test('Two figures are above each other; the lower one is optional.', () => {
  const { container, rerender } = render(<ValueStack top="$1.00" bottom="Alpha" tone="danger" />)
  expect([...container.querySelectorAll('bdi')].map(({ textContent, dir }) => [textContent, dir])).toEqual([
    ['$1.00', 'ltr'],
    ['Alpha', 'ltr'],
  ])
  expect(container.querySelector('[data-tone="danger"]')?.textContent).toBe('$1.00')
  rerender(<ValueStack top="$1.00" />)
  expect(container.querySelectorAll('bdi')).toHaveLength(1)
})
