// @vitest-environment happy-dom
import '../../../testing/setup'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { runInAction } from 'mobx'
import { expect, test } from 'vitest'
import { connectLimits } from '../../../domain/wallets/connect-limits'
import { siwxError } from '../../../domain/errors/siwx-errors'
import { finishOf } from '../../../domain/isolated'
import { createLanguage } from '../../../locales/create-language'
import type { ViewName } from '../../../stores/shell/router.store'
import { firstAddress, walletError } from '../../../testing/fake-wallet'
import { renderModal, wordsOf } from '../../../testing/render-modal'
import { localeOf, replaceTexts } from '../../../testing/fake-texts'
import { useSiwx, useWalletSession } from '../hooks'
import { siwxErrorFor } from '../signing/siwx-error-for'
import { siwxTexts } from '../siwx-texts'
import { FakeSiwx } from '../testing/fake-siwx'

const metadata = { name: 'Halcyon', description: '', url: 'https://app.example', icons: [] }

async function asked(siwx = new FakeSiwx(), options: Parameters<typeof renderModal>[0] = {}) {
  await import('../siwx-parts')
  const rendered = await renderModal({ siwx, metadata, children: <Session />, ...options })
  await rendered.open()
  await rendered.connect()
  return { ...rendered, siwx }
}

/** The part of a host app that shows the session. */
function Session() {
  const { status, isSignedIn, address, signIn, signOut } = useWalletSession()
  return (
    <>
      <output data-testid="session">{[status, isSignedIn, address ?? ''].join(' ')}</output>
      <button type="button" data-testid="ask" onClick={() => void signIn()} />
      <button type="button" data-testid="leave" onClick={() => void signOut()} />
    </>
  )
}

const textOf = (testId: string) => wordsOf(screen.getByTestId(testId))

test('[C2-10] The view shows what is signed: for which account, for which site, and in full on request.', async () => {
  const siwx = new FakeSiwx()
  siwx.expirationTime = new Date(Date.UTC(2026, 0, 2, 12)).toISOString()
  await asked(siwx)
  const words = textOf('wm-view-SIWXSignMessage')
  expect(screen.getByRole('heading', { name: 'Sign In', hidden: true })).toBeDefined()
  for (const fact of ['Sign in to Halcyon', 'moves nothing', 'Cancelling disconnects', 'Alpha', 'Valid until'])
    expect(words).toContain(fact)
  expect(textOf('wm-siwx-account')).toContain('0xf39F')
  expect(textOf('wm-siwx-site')).toBe(siwx.domain)
  expect(textOf('wm-siwx-message')).toBe(`Sign in as ${firstAddress} on eip155:1: nonce00000001`)
})

test("The app's statement is shown in front of the facts, but only if the text to sign has it.", async () => {
  const statement = 'I accept the terms of Halcyon.'
  for (const text of [`Sign in. ${statement}`, 'Sign in.']) {
    const siwx = new FakeSiwx()
    const make = siwx.createMessage.bind(siwx)
    siwx.createMessage = async (request) => Object.assign(await make(request), { statement, toString: () => text })
    await asked(siwx)
    const shown = screen.queryByTestId('wm-siwx-statement')?.textContent
    expect(shown).toBe(text.includes(statement) ? statement : undefined)
    cleanup()
  }
})

test.each(['never', '+275760-09-13T00:00:00.000Z', '-271821-04-20T00:00:00.000Z'])(
  'A message of the app that ends at %s is shown without its end.',
  async (end) => {
    const siwx = new FakeSiwx()
    siwx.expirationTime = end
    await asked(siwx)
    expect(textOf('wm-siwx-site')).toBe(siwx.domain)
    expect(textOf('wm-view-SIWXSignMessage')).not.toContain('Valid until')
  },
)

test("While signing, the labels are those of the specification, and the page's hook says so.", async () => {
  const { wallet, click, run } = await asked()
  expect([textOf('wm-siwx-sign'), textOf('wm-siwx-cancel')]).toEqual(['Sign', 'Cancel'])
  expect(textOf('session')).toBe('signed-out false ')
  const held = wallet.hold('personal_sign')
  await click('wm-siwx-sign')
  expect(textOf('wm-siwx-sign')).toBe('Signing...')
  expect(textOf('session')).toBe('signing false ')
  await run(() => held.resolve('0x51ed'))
  expect(textOf('session')).toBe(`signed-in true ${firstAddress}`)
  expect(screen.getByTestId('wm-modal').dataset['open']).toBe('false')
})

test('[C8-14] The open view reports a declined signature, and changes the message when the language of the modal changes.', async () => {
  const { wallet, click, run, root } = await asked()
  wallet.fail('personal_sign', walletError(4001))
  await click('wm-siwx-sign')
  expect(textOf('wm-alert')).toContain('Signature declined')
  await run(() => replaceTexts(root, { siwxErrors: { SIGNATURE_DECLINED: 'Nicht signiert' } }))
  expect(textOf('wm-alert')).toContain('Nicht signiert')
  expect(screen.getByTestId('wm-alert').dataset['variant']).toBe('info')
  expect(textOf('wm-siwx-sign')).toBe('Sign')
})

test.each([false, true])(
  'For a visitor who is signed in already, “Connected” closes by itself (embedded: %s).',
  async (enableEmbedded) => {
    const siwx = new FakeSiwx()
    await import('../siwx-parts')
    const { open, click, advance, root } = await renderModal({ siwx, metadata, enableEmbedded })
    const message = await siwx.createMessage({ chainId: 'eip155:1', accountAddress: firstAddress })
    siwx.sessions = [{ data: message, message: message.toString(), signature: '0x51ed' }]
    if (!enableEmbedded) await open()
    await click('wm-wallet')
    expect(screen.getByTestId('wm-connecting').dataset['state']).toBe('connected')
    await advance(connectLimits.connectedHold)
    if (enableEmbedded) expect(screen.getByTestId('wm-view-Account')).toBeDefined()
    else expect(root.modal.open).toBe(false)
  },
)

test('[C8-13] A sign-in that cannot begin disconnects the wallet, leads back to Connect, and says so.', async () => {
  const siwx = new FakeSiwx()
  siwx.failures.set('getSessions', new Error('broken'))
  const { wallet, root } = await asked(siwx)
  expect(wallet.callsOf('wallet_revokePermissions')).toHaveLength(1)
  expect([root.account.isConnected, root.memory.read().connections]).toEqual([false, {}])
  expect(screen.getByTestId('wm-modal').dataset['open']).toBe('true')
  expect(screen.getByTestId('wm-view-Connect')).toBeDefined()
  expect(textOf('wm-snackbar')).toBe('A problem occurred while trying initialize authentication')
  expect(textOf('session')).toBe('idle false ')
})

test.each([false, true])(
  'While the service is down and signing in is required, the view says so and offers Try again (embedded: %s).',
  async (enableEmbedded) => {
    const siwx = new FakeSiwx()
    siwx.failures.set('getSessions', siwxError('SIGN_IN_UNAVAILABLE'))
    const { click } = await asked(siwx, { enableEmbedded })
    expect(screen.getByTestId('wm-alert').dataset['code']).toBe('SIGN_IN_UNAVAILABLE')
    expect(textOf('wm-alert')).toContain('Sign-in is unavailable')
    expect(screen.queryByTestId('wm-siwx-sign')).toBeNull()
    expect(textOf('session')).toBe('signed-out false ')
    await click('wm-retry')
    expect(textOf('wm-alert')).toContain('Sign-in is unavailable')
    siwx.failures.clear()
    await click('wm-retry')
    expect(screen.queryByTestId('wm-alert')).toBeNull()
    await click('wm-siwx-sign')
    expect(textOf('session')).toBe(`signed-in true ${firstAddress}`)
  },
)

test('While the service is down, only Cancel leads out, and it disconnects.', async () => {
  const siwx = new FakeSiwx()
  siwx.failures.set('getSessions', siwxError('SIGN_IN_UNAVAILABLE'))
  const { click, root, advance } = await asked(siwx)
  await click('wm-close')
  expect(screen.getByTestId('wm-modal').dataset).toMatchObject({ open: 'true', shake: 'true' })
  await click('wm-siwx-cancel')
  expect([root.account.isConnected, root.modal.open]).toEqual([false, false])
  await advance(60_000)
  expect([root.account.isConnected, root.modal.open]).toEqual([false, false])
})

test('After a reload, too, no visitor stays connected without being told that the sign-in is missing.', async () => {
  const before = await asked()
  await before.click('wm-siwx-sign')
  before.modal.dispose()
  const siwx = new FakeSiwx()
  siwx.failures.set('getSessions', siwxError('SIGN_IN_UNAVAILABLE'))
  siwx.sessions = before.siwx.sessions
  const { browser, wallet } = before
  cleanup()
  const { root, advance } = await renderModal({ siwx, metadata, browser, wallet, children: <Session /> })
  await advance(1_000)
  expect(root.account.isConnected).toBe(true)
  expect(screen.getByTestId('wm-alert').dataset['code']).toBe('SIGN_IN_UNAVAILABLE')
  // The service is back. The visitor has been signed in all the time.
  siwx.failures.clear()
  await advance(10_000)
  expect(textOf('session')).toBe(`signed-in true ${firstAddress}`)
  expect(root.modal.open).toBe(false)
})

test('The visitor reads in the language of the modal that a message is made for another site.', async () => {
  const siwx = new FakeSiwx()
  siwx.domain = 'evil.example'
  const { root, run } = await asked(siwx)
  expect(textOf('wm-alert')).toContain('The sign-in message is not valid: it is made for evil.example. Make it for')
  const german = {
    siwx: { reasons: { otherDomain: (domain: string) => `sie ist für ${domain} bestimmt` } },
    siwxErrors: { SIWX_MESSAGE_NOT_VALID: 'Die Anmeldenachricht ist ungültig' },
  }
  await run(() => replaceTexts(root, german, localeOf('de')))
  expect(textOf('wm-alert')).toMatch(/Die Anmeldenachricht ist ungültig: sie ist für evil\.example bestimmt$/)
  const { english } = siwxTexts
  const reasons = { ...english.reasons, otherDomain: (domain: string) => `أُنشئت من أجل ${domain}` }
  const loaded = { siwx: { ...english, reasons }, siwxErrors: { SIWX_MESSAGE_NOT_VALID: 'رسالة غير صالحة' } }
  const arabic = createLanguage({ locale: 'ar', loaded, ...finishOf('ar') })
  await run(() => runInAction(() => (root.locale.modal = arabic)))
  expect(textOf('wm-alert')).toContain('رسالة غير صالحة: \u2068أُنشئت من أجل \u2068evil.example\u2069\u2069')
})

test('Below a failed sign-in, the visitor reads the reasons of the modal in their language, and those of a service as they came. English details for developers are left out in other languages.', async () => {
  const siwx = new FakeSiwx()
  const failure = siwxErrorFor('SIGN_IN_REFUSED', ({ signOutFailed }) => signOutFailed)
  siwx.failures.set('addSession', failure)
  const { root, run, click } = await asked(siwx)
  await click('wm-siwx-sign')
  expect(textOf('wm-alert')).toBe('The sign-in service refused this sign-insigning out failed')
  const siwxErrors = { SIGN_IN_REFUSED: 'Der Dienst hat die Anmeldung zurückgewiesen' }
  const failedText = 'Du bist noch nicht angemeldet.'
  const german = { siwx: { failedText, reasons: { signOutFailed: 'das Abmelden ist fehlgeschlagen' } }, siwxErrors }
  await run(() => replaceTexts(root, german, localeOf('de')))
  expect(textOf('wm-alert')).toBe(`${siwxErrors.SIGN_IN_REFUSED}das Abmelden ist fehlgeschlagen`)
  const details = 'too many members'
  siwx.failures.set('addSession', siwxError('SIGN_IN_REFUSED', { details, cause: new Error(details) }))
  await click('wm-siwx-sign')
  expect(textOf('wm-alert')).toBe(`${siwxErrors.SIGN_IN_REFUSED}too many members`)
  siwx.failures.set('addSession', siwxError('SIGN_IN_REFUSED', { details: 'signed out meanwhile' }))
  await click('wm-siwx-sign')
  expect(textOf('wm-alert')).toBe(siwxErrors.SIGN_IN_REFUSED + failedText)
})

test('[C4-15] Cancelling responds at once, then disconnects.', async () => {
  const { wallet, click, run, root } = await asked()
  const held = wallet.hold('wallet_revokePermissions')
  await click('wm-siwx-cancel')
  expect(textOf('wm-siwx-cancel')).toBe('Cancelling...')
  await run(() => held.resolve(null))
  expect(root.account.isConnected).toBe(false)
})

test('[C4-04] While sign-in is required, the close button shakes the card, and Cancel leads out.', async () => {
  const { click, root } = await asked()
  await click('wm-close')
  expect(screen.getByTestId('wm-modal').dataset).toMatchObject({ open: 'true', shake: 'true' })
  await click('wm-siwx-cancel')
  expect([root.modal.open, root.account.isConnected]).toEqual([false, false])
})

test('A message that cannot be made gives the reason and can be tried again.', async () => {
  const siwx = new FakeSiwx()
  siwx.failures.set('createMessage', new Error('no nonce'))
  const { click } = await asked(siwx)
  expect(textOf('wm-view-SIWXSignMessage')).toContain('The message could not be made')
  expect(screen.queryByTestId('wm-siwx-sign')).toBeNull()
  siwx.failures.clear()
  await click('wm-retry')
  expect(textOf('wm-siwx-sign')).toBe('Sign')
})

test('The page asks to sign in, and signs out.', async () => {
  const siwx = new FakeSiwx()
  siwx.isRequired = false
  siwx.asks = false
  const { run, click } = await asked(siwx)
  await run(() => fireEvent.click(screen.getByTestId('ask')))
  expect(screen.getByTestId('wm-view-SIWXSignMessage')).toBeDefined()
  await click('wm-siwx-sign')
  expect(textOf('session')).toContain('signed-in true')
  await run(() => fireEvent.click(screen.getByTestId('leave')))
  expect(textOf('session')).toBe('signed-out false ')
})

test('[C2-07] ConnectingSiwe is a view of its own that tracks the click.', async () => {
  const { show, click, root } = await asked()
  const events: string[] = []
  root.events.subscribe(({ props }) => void events.push(props.event))
  await show({ view: 'ConnectingSiwe', data: undefined })
  expect(screen.getByTestId('wm-view-ConnectingSiwe')).toBeDefined()
  // While sign-in is required, Back must not lead away.
  expect([root.router.canGoBack, screen.queryByTestId('wm-back')]).toEqual([false, null])
  await click('wm-siwx-sign')
  expect(events).toEqual(expect.arrayContaining(['CLICK_SIGN_SIWX_MESSAGE', 'SIWX_AUTH_SUCCESS']))
})

test.each<ViewName>(['SIWXSignMessage', 'ConnectingSiwe'])(
  '[C8-15] %s in an app without sign-in says so, and can be closed.',
  async (view) => {
    const { connect, open, click, root } = await renderModal()
    await connect()
    await open({ view: view === 'ConnectingSiwe' ? view : 'SIWXSignMessage' })
    expect(textOf(`wm-view-${view}`)).toContain('SIWX is not enabled')
    await click('wm-close')
    expect(root.modal.open).toBe(false)
  },
)

test('The page gets the `Siwx` object and is told of a session that cannot be stored.', async () => {
  const siwx = Object.assign(new FakeSiwx(), { isSaved: () => false })
  await import('../siwx-parts')
  const seen: unknown[] = []
  function Watch() {
    const { isSaved } = useWalletSession()
    seen.push([useSiwx<FakeSiwx>() === siwx, isSaved])
    return null
  }
  const { open, connect, click } = await renderModal({ siwx, metadata, children: <Watch /> })
  await open()
  await connect()
  expect(seen.at(-1)).toEqual([true, true])
  await click('wm-siwx-sign')
  expect(seen.at(-1)).toEqual([true, false])
})
