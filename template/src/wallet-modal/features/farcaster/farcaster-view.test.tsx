// @vitest-environment happy-dom
import '../../testing/setup'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithSocials } from '../socials/testing/render-with-socials'

const url = 'https://farcaster.example/?channelToken=abc'

/** Creates a promise, and the function that resolves the promise. */
function latch() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => (resolve = done))
  return { promise, resolve: () => resolve() }
}

/** Opens the login with Farcaster. The visitor approves on the phone when the test calls `approve`. */
async function start(options: Parameters<typeof renderWithSocials>[0] = {}) {
  const wallet = await renderWithSocials({ features: { socials: ['farcaster'] }, ...options })
  const approval = latch()
  wallet.frame.answers.connectFarcaster = () => approval.promise
  await wallet.openConnect([], true)
  await wallet.click('wm-social')
  return { ...wallet, approve: () => wallet.run(approval.resolve) }
}

test('[C1-05] [C2-08] a desktop shows a QR code, and the approval on the phone connects the visitor', async () => {
  const { approve, root, events, run, platform, frame } = await start()
  expect(root.router.view).toBe('ConnectingFarcaster')
  expect(screen.getByTestId('wm-qr').dataset['uri']).toBe(url)
  await run(() => screen.getByTestId('wm-copy-link').click())
  expect(platform.copied).toEqual([url])
  const reading = latch()
  const { user } = frame
  frame.user = async (chainId) => (await reading.promise, Reflect.apply(user, frame, [chainId]))
  await approve()
  expect(screen.getByText('Loading user data')).toBeDefined()
  await run(reading.resolve)
  expect(root.account.isConnected).toBe(true)
  expect(root.modal.isShown).toBe(false)
  expect(events()).toEqual(['SOCIAL_LOGIN_STARTED', 'SOCIAL_LOGIN_REQUEST_USER_DATA', 'SOCIAL_LOGIN_SUCCESS'])
})

test('With Farcaster there are seven providers: the Connect view shows five, and a button leads to the list of all seven', async () => {
  const { openConnect, click } = await renderWithSocials()
  const shown = () => screen.getAllByTestId('wm-social').map((button) => button.dataset['provider'])
  await openConnect(undefined, true)
  expect(shown()).toEqual(['google', 'x', 'discord', 'farcaster', 'github'])
  await click('wm-more-socials')
  expect(shown()).toEqual(['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'])
})

test('A disconnect of the page ends the login: a later approval on the phone connects nobody.', async () => {
  const { approve, run, root, frame } = await start()
  await run(() => void root.connection.disconnect())
  await approve()
  expect([root.account.isConnected, frame.isSignedIn, root.router.view]).toEqual([false, false, 'Connect'])
})

test('on a phone, a button opens the Farcaster app', async () => {
  const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile'
  const { click, approve, root, page } = await start({ userAgent: agent })
  expect(screen.queryByTestId('wm-qr')).toBeNull()
  expect(screen.getByText('Continue in Farcaster')).toBeDefined()
  const opened: unknown[][] = []
  page.open = (...args: unknown[]) => (opened.push(args), null)
  await click('wm-open-farcaster')
  expect(opened).toEqual([[url, '_blank', 'noreferrer noopener']])
  await approve()
  expect(root.account.isConnected).toBe(true)
})

test('an error leads back to the Connect view, which shows the error as a message', async () => {
  const wallet = await renderWithSocials({ features: { socials: ['farcaster'] } })
  wallet.frame.answers.connectFarcaster = () => Promise.reject(new Error('The code is over. Start again'))
  await wallet.openConnect([], true)
  await wallet.click('wm-social')
  expect(wallet.root.router.view).toBe('Connect')
  expect(wallet.toast()).toBe('The code is over. Start again')
  expect(wallet.events()).toEqual(['SOCIAL_LOGIN_STARTED', 'SOCIAL_LOGIN_ERROR'])
})

test('a late approval does not connect a visitor who has left the view, and the next visit requests a new code', async () => {
  const { run, root, approve, frame, click } = await start()
  await run(() => root.router.goBack())
  await approve()
  expect(root.account.isConnected).toBe(false)
  expect(frame.calls.at(-1)).toBe('signOut')
  await click('wm-social')
  expect(frame.calls.filter((call) => call === 'farcasterUrl')).toHaveLength(2)
})
