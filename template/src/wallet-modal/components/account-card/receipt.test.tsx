// @vitest-environment happy-dom
import '../../testing/setup'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { wordsOf } from '../../testing/render-modal'
import { Receipt } from './receipt'

afterEach(cleanup)

test('A receipt has a head and facts; its cut is hidden from screen readers.', () => {
  const { container } = render(<Receipt head="1 ETH">To mara.eth</Receipt>)
  expect(wordsOf(container)).toBe('1 ETHTo mara.eth')
  expect(container.querySelectorAll('[aria-hidden="true"]')).toHaveLength(1)
})
