// @vitest-environment happy-dom
import '../testing/setup'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { wordsOf } from '../testing/render-modal'
import { Coin } from './marks/coin'
import { ValueStack } from './layout/value-stack'
import { VirtualList } from './layout/virtual-list'

afterEach(cleanup)

test('behavior: a coin shows its picture, else its first letter, and its network at the corner; it says nothing', () => {
  const image = 'https://img.example/usdc.png'
  const { container, rerender } = render(<Coin name="USD Coin" src={image} />)
  expect(container.querySelectorAll('img')).toHaveLength(1)
  rerender(<Coin name="usd Coin" network={{ name: 'Alpha', src: image }} />)
  expect(container.querySelector('[data-letter]')?.getAttribute('data-letter')).toBe('U')
  expect(container.querySelectorAll('img')).toHaveLength(1)
  expect(wordsOf(container)).toBe('')
})

test('behavior: a coin never loads a picture from an address that is no picture', () => {
  const { container } = render(<Coin name="USD Coin" src="javascript:alert(1)" />)
  expect(container.querySelector('img')).toBeNull()
})

test('default: two figures above each other; a lower one is not needed', () => {
  const { container, rerender } = render(<ValueStack top="$1.00" bottom="Alpha" tone="danger" />)
  expect([...container.querySelectorAll('bdi')].map(({ textContent, dir }) => [textContent, dir])).toEqual([
    ['$1.00', 'ltr'],
    ['Alpha', 'ltr'],
  ])
  expect(container.querySelector('[data-tone="danger"]')?.textContent).toBe('$1.00')
  rerender(<ValueStack top="$1.00" />)
  expect(container.querySelectorAll('bdi')).toHaveLength(1)
})

test('behavior: of a long list only what is in view is in the page; every row knows its place', () => {
  const items = Array.from({ length: 5_000 }, (_, index) => `Token ${index}`)
  render(
    <VirtualList label="Tokens" items={items} rowHeight={60} idOf={(item) => item} end={<p>That is all</p>}>
      {(item) => <b>{item}</b>}
    </VirtualList>,
  )
  const rows = screen.getAllByRole('listitem')
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.length).toBeLessThan(50)
  expect([rows[0]?.getAttribute('aria-setsize'), rows[0]?.getAttribute('aria-posinset')]).toEqual(['5000', '1'])
  expect(screen.getByRole('list', { name: 'Tokens' })).toBeDefined()
  expect(screen.getByText('That is all')).toBeDefined()
})
