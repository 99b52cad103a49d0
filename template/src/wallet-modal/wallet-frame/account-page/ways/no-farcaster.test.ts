// @vitest-environment happy-dom
import '../../../testing/setup'
import { afterAll, expect, test, vi } from 'vitest'
import { openAccount } from '../testing/open-account'
import type { Identity } from './identity-names'

// Vitest may run several test files in one worker, and `vi.mock` does not replace a module that the worker has already loaded. So this file unloads all
// modules before its imports, and again at its end, because the next test file needs the real modules.
vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())
vi.mock('./account-login', () => ({ accountLogin: undefined, openAccountLogin: async () => {} }))

const google: Identity = { id: 'a'.repeat(32), provider: 'google', name: 'Ann Example' }
const farcaster: Identity = { id: 'f'.repeat(32), provider: 'farcaster', name: 'ann.eth' }

test('Without the unit farcaster, the page has no login with Farcaster, also if the server offers this login.', async () => {
  const { find } = openAccount()
  await find('wa-social-google')
  expect(document.querySelector('[data-testid="wa-social-farcaster"]')).toBeNull()
})

test('Without the unit farcaster, a visitor whose only login is Farcaster reads that no login works on this page.', async () => {
  const { logIn, click, ageLogin, fails, sees } = openAccount((server) => (server.logins = [farcaster]))
  await logIn()
  await click('wa-words-open')
  ageLogin()
  await click('wa-show-words')
  await fails('None of your logins works on this page')
  await click('wa-back')
  await sees('Your wallet')
})

test('Without the unit farcaster, a visitor who would keep only Farcaster reads that this page could not be opened any more.', async () => {
  const { logIn, click, sees, text } = openAccount((server) => (server.logins = [google, farcaster]))
  await logIn()
  await click('wa-remove-login')
  await sees('Remove this login?')
  expect(text()).toContain('you cannot open this page any more, because this page has no login with Farcaster.')
})
