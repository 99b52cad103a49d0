// @vitest-environment happy-dom
import '../../testing/setup'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AddressText } from './address-text'

const known = '0x357f41b4C1c2f0a1Bd0c29E0cF49116d3A19aa19'

test('The text is the whole address, so that a copy of it has no gaps.', () => {
  const { container } = render(<AddressText address={known} />)
  expect([container.textContent, container.querySelectorAll('b').length]).toEqual([known, 0])
})

test('Exactly the characters that differ from a similar address are marked, whatever their letter case.', () => {
  const twin = `${known.slice(0, 8).toLowerCase()}ff${known.slice(10)}`
  const { container } = render(<AddressText address={twin} unlike={known} />)
  expect(container.textContent).toBe(twin)
  expect([...container.querySelectorAll('b')].map(({ textContent }) => textContent)).toEqual(['ff'])
})
