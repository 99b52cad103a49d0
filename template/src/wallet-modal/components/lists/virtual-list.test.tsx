// @vitest-environment happy-dom
import '../../testing/setup'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { VirtualList } from './virtual-list'

afterEach(cleanup)

test('Of a long list only the visible rows are mounted; every row knows its position.', () => {
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
