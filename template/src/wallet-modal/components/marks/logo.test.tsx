// @vitest-environment happy-dom
import '../../testing/setup'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Logo } from './logo'

afterEach(cleanup)

const ALLOWED = [
  'data:image/svg+xml,%3Csvg/%3E',
  'DATA:image/png;base64,AA==',
  '\n data:image/webp;base64,AA==',
  'https://wallet.example/icon.png',
  'blob:https://app.example/1',
  '/icons/wallet.png',
  'icons/wallet.png',
  'http://localhost:4000/icon.png',
  'http://127.0.0.1/icon.png',
  'http://[::1]:8080/icon.png',
]

const REFUSED = [
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'http://wallet.example/icon.png',
  'http://localhost.wallet.example/icon.png',
  'file:///etc/passwd',
  'ipfs://bafy',
  'https://',
]

test.each(ALLOWED)('Shows %j.', (src) => {
  render(<Logo src={src} alt="Rabby" />)
  expect(screen.getByRole('img', { name: 'Rabby' }).tagName).toBe('IMG')
})

test.each(REFUSED)('Refuses %j.', (src) => {
  render(<Logo src={src} alt="Rabby" />)
  expect(screen.getByRole('img', { name: 'Rabby' }).tagName).not.toBe('IMG')
})

test('A picture that fails to load is replaced by the icon, and a new one is tried again.', () => {
  const { container, rerender } = render(<Logo src="https://wallet.example/gone.png" />)
  fireEvent.error(container.querySelector('img')!)
  expect(container.querySelector('img')).toBeNull()
  expect(container.querySelector('svg')).not.toBeNull()
  rerender(<Logo src="https://wallet.example/new.png" />)
  expect(container.querySelector('img')?.getAttribute('src')).toBe('https://wallet.example/new.png')
})

test('Without alt the icon is decorative.', () => {
  render(<Logo />)
  expect(screen.queryByRole('img')).toBeNull()
})
