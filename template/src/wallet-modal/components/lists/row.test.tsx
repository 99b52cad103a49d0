// @vitest-environment happy-dom
import '../../testing/setup'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Badge } from '../marks/badge'
import { Row } from './row'
import { RowGroup } from './row-group'

afterEach(cleanup)

test('The whole row is the button and carries its data.', () => {
  const onClick = vi.fn<() => void>()
  render(
    <Row
      title="Rabby"
      end={<Badge kind="installed">Installed</Badge>}
      onClick={onClick}
      testId="wm-wallet"
      data={{ 'data-wallet-id': 'rabby' }}
    />,
  )
  const row = screen.getByRole('button', { name: 'Rabby Installed' })
  expect({ ...row.dataset }).toMatchObject({ testid: 'wm-wallet', walletId: 'rabby' })
  expect(screen.getByTestId('wm-badge').dataset['badge']).toBe('installed')
  fireEvent.click(row)
  expect(onClick).toHaveBeenCalledOnce()
})

test('A disabled row says why, can have the focus and does nothing.', () => {
  const onClick = vi.fn<() => void>()
  render(<Row title="Rabby" endText="540+" onClick={onClick} disabled disabledReason="Not on mobile" chevron />)
  const row = screen.getByRole('button', { name: 'Rabby Not on mobile' })
  expect(row.getAttribute('aria-disabled')).toBe('true')
  expect(row.querySelector('svg')).toBeNull()
  row.focus()
  expect(document.activeElement).toBe(row)
  fireEvent.click(row)
  expect(onClick).not.toHaveBeenCalled()
})

test('The end shows one sign: busy goes before selected, selected before the badge.', () => {
  const props = { title: 'Base', onClick: () => {}, end: <Badge>Recent</Badge>, chevron: true }
  const { rerender } = render(<Row {...props} selected busy />)
  const row = screen.getByRole('button')
  expect(row.getAttribute('aria-busy')).toBe('true')
  expect(row.querySelectorAll('svg')).toHaveLength(1)
  expect(screen.queryByTestId('wm-badge')).toBeNull()
  rerender(<Row {...props} selected />)
  expect(row.getAttribute('aria-current')).toBe('true')
  expect(screen.queryByTestId('wm-badge')).toBeNull()
  rerender(<Row {...props} />)
  expect(row.querySelector('svg')).toBeNull()
  expect(screen.getByTestId('wm-badge').textContent).toBe('Recent')
})

test('Without onClick the row is no button.', () => {
  render(<Row title="Test networks" />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('A group with a label is a list of its rows; without a label it is no list.', () => {
  const row = <Row title="Zora" />
  const { rerender } = render(
    <RowGroup label="Networks">
      {['Base', 'Gnosis'].map((title) => (
        <Row key={title} title={title} onClick={() => {}} />
      ))}
      {false}
      {row}
    </RowGroup>,
  )
  expect(screen.getByRole('list', { name: 'Networks' })).toBeDefined()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Base', 'Gnosis', 'Zora'])
  rerender(<RowGroup>{row}</RowGroup>)
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.queryByRole('listitem')).toBeNull()
})
