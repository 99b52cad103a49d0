// @vitest-environment happy-dom
import '../../testing/setup'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { authError } from '../../domain/errors/auth-errors'
import { replaceTexts } from '../../testing/fake-texts'
import { renderWithSocials } from './testing/render-with-socials'

type Rendered = Awaited<ReturnType<typeof renderWithSocials>>

const answer = 'https://wallet.app.example/api/wallet/social/callback/google?code=1&state=abc'
const shown = () => screen.queryAllByTestId('wm-social').map((button) => button.dataset['provider'])
const button = (provider: string) => {
  const found = screen.queryAllByTestId('wm-social').find(({ dataset }) => dataset['provider'] === provider)
  if (!found) throw new Error(`There is no button for ${provider}`)
  return found
}
const state = () => screen.getByTestId('wm-connecting').dataset['state']

/** Chooses a provider. */
async function choose({ run }: Pick<Rendered, 'run'>, provider = 'google'): Promise<void> {
  await run(() => fireEvent.click(button(provider)))
}

describe('The providers of the Connect view', () => {
  test('are not shown without the address of a frame, or if the app switches them off', async () => {
    const without = await renderWithSocials({ hosts: {} })
    await without.open()
    expect(shown()).toEqual([])
    const none = await renderWithSocials({ features: { socials: false } })
    await none.open()
    expect(shown()).toEqual([])
  })

  test('[C1-04] are google, x, discord, github, apple and facebook', async () => {
    const { openConnect } = await renderWithSocials()
    await openConnect()
    expect(shown()).toEqual(['google', 'x', 'discord', 'github', 'apple', 'facebook'])
    expect(button('google').textContent).toBe('Continue with Google')
    expect(button('x').getAttribute('aria-label')).toBe('Continue with X')
    expect(screen.queryByTestId('wm-more-socials')).toBeNull()
  })

  test.each([
    [['github'], ['github'], 'Continue with GitHub'],
    [['x', 'apple'], ['x', 'apple'], ''],
    [['apple', 'x', 'github'], ['apple', 'x', 'github'], 'Continue with Apple'],
  ] as const)('are %j if the app names these providers in this order', async (socials, expected, words) => {
    const { openConnect } = await renderWithSocials({ features: { socials } })
    await openConnect()
    expect(shown()).toEqual(expected)
    expect(screen.queryAllByTestId('wm-social')[0]?.textContent).toBe(words)
    expect(screen.queryByTestId('wm-more-socials')).toBeNull()
  })

  test('[C5-11] are the known providers that the app names, each once', async () => {
    const features = {}
    // A host without types can pass any names.
    Object.assign(features, { socials: ['google', 'myspace', 'google', 'x'] })
    const { openConnect } = await renderWithSocials({ features })
    await openConnect()
    expect(shown()).toEqual(['google', 'x'])
  })

  test('are the providers that the wallet server is set up for, once the wallet has named them', async () => {
    const wallet = await renderWithSocials()
    const { openConnect, run, embeddedWallet } = wallet
    await openConnect(null)
    expect(shown()).toEqual([])
    await run(() => embeddedWallet.learnOffered({ socials: ['github', 'google'], farcaster: false }))
    expect(shown()).toEqual(['google', 'github'])
  })

  test('are all providers of the app if the wallet names none within six seconds', async () => {
    const { openConnect, advance } = await renderWithSocials()
    await openConnect(null)
    await advance(5_999)
    expect(shown()).toEqual([])
    await advance(1)
    expect(shown().slice(0, 3)).toEqual(['google', 'x', 'discord'])
  })

  test('[C5-25] inside a messaging app are all but google on iOS, x on a Mac, and facebook and x on Android', async () => {
    const agents = {
      iOS: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile',
      Mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Telegram',
      Android: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Mobile',
    }
    const listed = async (system: keyof typeof agents, isTelegram: boolean) => {
      const { openConnect, click, modal, run, root } = await renderWithSocials({ userAgent: agents[system] })
      Object.assign(root.modalStores.device, { isTelegram })
      await openConnect()
      if (screen.queryByTestId('wm-more-socials')) await click('wm-more-socials')
      const found = shown()
      await run(() => modal.dispose())
      cleanup()
      return found
    }
    expect(await listed('iOS', true)).toEqual(['x', 'discord', 'github', 'apple', 'facebook'])
    expect(await listed('Mac', true)).toEqual(['google', 'discord', 'github', 'apple', 'facebook'])
    expect(await listed('Android', true)).toEqual(['google', 'discord', 'github', 'apple'])
    const all = ['google', 'x', 'discord', 'github', 'apple', 'facebook']
    for (const system of ['iOS', 'Mac', 'Android'] as const) expect(await listed(system, false)).toEqual(all)
  })
})

test('The visitor cannot choose a provider before accepting the terms.', async () => {
  const wallet = await renderWithSocials({
    termsConditionsUrl: 'https://app.example/terms',
    features: { legalCheckbox: true },
  })
  const { openConnect, run, windows } = wallet
  await openConnect()
  expect(button('google').getAttribute('aria-disabled')).toBe('true')
  await choose(wallet)
  expect(windows).toEqual([])
  await run(() => fireEvent.click(screen.getByRole('checkbox')))
  await choose(wallet)
  expect(windows).toHaveLength(1)
})

describe('A login in the window of a provider', () => {
  test('[C1-04] connects, and closes the window and the modal', async () => {
    const wallet = await renderWithSocials()
    const { openConnect, run, windows, frame, root, events } = wallet
    await openConnect()
    await choose(wallet)
    const [opened] = windows
    expect(opened?.url).toBe('https://wallet.app.example/loading.html')
    expect(opened?.location.href).toBe('https://google.example/?state=abc')
    expect(state()).toBe('window')
    expect(screen.getByText('Connect in the provider window')).toBeDefined()
    await run(() => opened?.send({ resultUri: answer }))
    expect(frame.calls).toContain(`connectSocial google ${answer}`)
    expect(opened?.closed).toBe(true)
    expect(root.account.isConnected).toBe(true)
    expect(root.modal.isShown).toBe(false)
    expect(events()).toEqual(['SOCIAL_LOGIN_STARTED', 'SOCIAL_LOGIN_REQUEST_USER_DATA', 'SOCIAL_LOGIN_SUCCESS'])
  })

  test('shows "Retrieving user data" while the wallet logs in', async () => {
    const wallet = await renderWithSocials()
    wallet.frame.answers.connectSocial = () => new Promise(() => {})
    await wallet.openConnect()
    await choose(wallet)
    await wallet.run(() => wallet.windows[0]?.send({ resultUri: answer }))
    expect(state()).toBe('connecting')
    expect(screen.getByText('Retrieving user data')).toBeDefined()
  })

  test('leads back to the Connect view within a second when the visitor closes the window', async () => {
    const wallet = await renderWithSocials()
    const { openConnect, windows, advance, root, events } = wallet
    await openConnect()
    await choose(wallet)
    Object.assign(windows[0] ?? {}, { closed: true })
    await advance(1_000)
    expect(root.router.view).toBe('Connect')
    expect(events()).toEqual(['SOCIAL_LOGIN_STARTED', 'SOCIAL_LOGIN_CANCELED'])
    await advance(0)
  })

  test('ends with "Untrusted Origin" if the window sends the answer from another origin', async () => {
    const wallet = await renderWithSocials()
    const { openConnect, run, windows, root, frame, toast, events } = wallet
    await openConnect()
    await choose(wallet)
    await run(() => windows[0]?.send({ resultUri: answer }, 'https://evil.example'))
    expect(root.router.view).toBe('Connect')
    expect(toast()).toBe('Untrusted Origin')
    expect(events()).toEqual(['SOCIAL_LOGIN_STARTED', 'SOCIAL_LOGIN_ERROR'])
    expect(frame.calls.join()).not.toContain('connectSocial')
    expect(windows[0]?.closed).toBe(true)
  })

  test('ignores messages of other windows, and other messages of its own window', async () => {
    const wallet = await renderWithSocials()
    const { openConnect, run, windows, frame, page } = wallet
    await openConnect()
    await choose(wallet)
    const stranger = { data: { resultUri: answer }, origin: 'https://wallet.app.example', source: page }
    await run(() => {
      page.dispatchEvent(Object.assign(new Event('message'), stranger))
      for (const data of [undefined, 'text', { resultUri: 7 }, { resultUri: 'x'.repeat(2_049) }]) windows[0]?.send(data)
    })
    expect(state()).toBe('window')
    expect(frame.calls.join()).not.toContain('connectSocial')
  })

  test('shows that the browser blocked the window, and the button opens the window', async () => {
    const wallet = await renderWithSocials()
    const { openConnect, click, browser, windows } = wallet
    await openConnect()
    browser.opens = 'nothing'
    await choose(wallet)
    expect(state()).toBe('blocked')
    expect(screen.getByText('Your browser blocked the window')).toBeDefined()
    browser.opens = 'window'
    await click('wm-retry')
    expect(windows).toHaveLength(1)
    expect(state()).toBe('window')
  })

  test('offers to continue in the same tab if the page loses its access to the window', async () => {
    const wallet = await renderWithSocials()
    const { openConnect, click, browser, page, windows, advance } = wallet
    await openConnect()
    browser.opens = 'empty'
    await choose(wallet)
    await advance(50)
    expect(state()).toBe('opening')
    expect(windows[0]?.location.href).toBe('about:blank')
    Object.assign(windows[0] ?? {}, { closed: true })
    await advance(50)
    expect(state()).toBe('cut-off')
    const opened: unknown[][] = []
    page.open = (...args: unknown[]) => (opened.push(args), null)
    await click('wm-social-same-tab')
    const way = encodeURIComponent(encodeURIComponent('https://app.example/page?query=1'))
    expect(opened).toEqual([[`https://google.example/?state=abc--${way}`, '_top']])
  })

  test('[C8-04] fails if the window shows no page for 45 seconds', async () => {
    const wallet = await renderWithSocials()
    wallet.browser.opens = 'empty'
    await wallet.openConnect()
    await choose(wallet)
    await wallet.advance(44_949)
    expect(state()).toBe('opening')
    await wallet.advance(51)
    expect(state()).toBe('failed')
    expect(wallet.windows[0]?.location.href).toBe('about:blank')
  })

  test("[C8-04] fails after 45 seconds without the address of the provider's page", async () => {
    const wallet = await renderWithSocials()
    const { openConnect, advance, frame, events, windows, click } = wallet
    await openConnect()
    frame.answers.socialUri = () => new Promise(() => {})
    await choose(wallet)
    await advance(44_999)
    expect(state()).toBe('opening')
    await advance(1)
    expect(state()).toBe('failed')
    expect(screen.getByText('Something went wrong')).toBeDefined()
    expect(screen.getByText('Social login timed out. Please try again.')).toBeDefined()
    expect(events()).toEqual(['SOCIAL_LOGIN_STARTED', 'SOCIAL_LOGIN_ERROR'])
    frame.answers = {}
    await click('wm-retry')
    expect(windows[0]?.closed).toBe(true)
    expect(windows[1]?.location.href).toBe('https://google.example/?state=abc')
  })

  test('fails if the visitor takes ten minutes at the provider', async () => {
    const wallet = await renderWithSocials()
    await wallet.openConnect()
    await choose(wallet)
    await wallet.advance(600_000)
    expect(screen.getByText('Social login timed out. Please try again.')).toBeDefined()
  })

  test('shows the reason why the wallet refuses the login', async () => {
    const wallet = await renderWithSocials()
    const { openConnect, run, windows, frame } = wallet
    await openConnect()
    frame.answers.connectSocial = () => Promise.reject(new Error('You declined at Google'))
    await choose(wallet)
    await run(() => windows[0]?.send({ resultUri: answer }))
    expect(state()).toBe('failed')
    expect(screen.getByText('You declined at Google')).toBeDefined()
  })

  test('shows the reason of a failure in the language of the modal, and changes the reason when the language changes', async () => {
    const wallet = await renderWithSocials()
    const { openConnect, run, windows, frame, root } = wallet
    await openConnect()
    frame.answers.connectSocial = () => Promise.reject(authError('FRAME_NOT_LOADED'))
    await choose(wallet)
    await run(() => windows[0]?.send({ resultUri: answer }))
    expect(screen.getByText('Network Error - Could not load embedded wallet')).toBeDefined()
    await run(() => replaceTexts(root, { authErrors: { FRAME_NOT_LOADED: 'Die Wallet lädt nicht' } }))
    expect(screen.getByText('Die Wallet lädt nicht')).toBeDefined()
  })

  test('ends when the visitor leaves the view: the window closes, and a late answer does not connect the visitor', async () => {
    const wallet = await renderWithSocials()
    const { openConnect, run, windows, frame, root, platform } = wallet
    await openConnect()
    let goOn = () => {}
    frame.answers.connectSocial = () => new Promise<void>((resolve) => (goOn = resolve))
    await choose(wallet)
    await run(() => windows[0]?.send({ resultUri: answer }))
    await run(() => root.router.goBack())
    await run(() => goOn())
    expect(root.account.isConnected).toBe(false)
    expect(frame.calls.at(-1)).toBe('signOut')
    expect(windows[0]?.closed).toBe(true)
    expect(platform.waiting()).toBeLessThan(5)
  })

  test('ends when the modal is destroyed: the window closes, and nothing waits for its answer', async () => {
    const wallet = await renderWithSocials()
    const { openConnect, run, windows, modal, platform } = wallet
    await openConnect()
    await choose(wallet)
    await run(() => modal.dispose())
    await run(() => windows[0]?.send({ resultUri: answer }))
    await run(() => platform.advance(1_000))
    expect([windows[0]?.closed, wallet.root.account.isConnected, platform.waiting()]).toEqual([true, false, 0])
  })

  test('connects nobody if the page disconnects while the wallet logs in, and the visitor can try again', async () => {
    const wallet = await renderWithSocials()
    const { openConnect, run, windows, frame, root } = wallet
    await openConnect()
    let goOn = () => {}
    frame.answers.connectSocial = () => new Promise<void>((resolve) => (goOn = resolve))
    await choose(wallet)
    await run(() => windows[0]?.send({ resultUri: answer }))
    await run(() => void root.connection.disconnect())
    await run(() => goOn())
    expect([root.account.isConnected, frame.isSignedIn, state()]).toEqual([false, false, 'failed'])
    frame.answers = {}
    await wallet.click('wm-retry')
    await run(() => windows[1]?.send({ resultUri: answer }))
    expect(root.account.isConnected).toBe(true)
  })

  test('leads the tab to the provider inside a messaging app, and opens no window', async () => {
    const wallet = await renderWithSocials()
    const { openConnect, root, page, windows } = wallet
    Object.assign(root.modalStores.device, { isTelegram: true })
    await openConnect()
    const opened: unknown[] = []
    page.open = (_: unknown, target: unknown) => (opened.push(target), null)
    await choose(wallet)
    expect(opened).toEqual(['_top'])
    expect(windows).toEqual([])
  })
})

describe('A visitor who comes back to the same tab', () => {
  /** Opens a page that has a provider's answer in its address. @param pendingSocial the provider that the tab was led to */
  async function comeBack(pendingSocial: 'google' | 'facebook' | undefined, fragment = '') {
    const wallet = await renderWithSocials()
    const { page, root, frame } = wallet
    const url = `https://app.example/page?query=1&result_uri=${encodeURIComponent(answer)}${fragment}`
    Object.assign(page.location, { href: url, search: new URL(url).search })
    const replaced: unknown[] = []
    Object.assign(page, { history: { state: null, replaceState: (...args: unknown[]) => void replaced.push(args[2]) } })
    frame.keepPendingSocial(pendingSocial)
    await wallet.run(async () => (await root.features.startSocial?.())?.resume())
    return { ...wallet, replaced }
  }

  test('is connected, and the modal removes the answer from the address of the page', async () => {
    const { frame, root, replaced } = await comeBack('google')
    expect(frame.calls).toContain(`connectSocial google ${answer}`)
    expect(root.account.isConnected).toBe(true)
    expect(replaced).toEqual(['https://app.example/page?query=1'])
  })

  test.each([
    ['#_=_', ''],
    ['#/settings', '#/settings'],
  ])('from a callback with the fragment %s sees an address that ends with "%s"', async (fragment, kept) => {
    const { root, replaced } = await comeBack('facebook', fragment)
    expect(root.account.isConnected).toBe(true)
    expect(replaced).toEqual([`https://app.example/page?query=1${kept}`])
  })

  test('is not connected by an answer for a login that this page has not started', async () => {
    const { frame, root, replaced } = await comeBack(undefined)
    expect(frame.calls).toEqual([])
    expect(root.account.isConnected).toBe(false)
    expect(replaced).toEqual([])
  })
})
