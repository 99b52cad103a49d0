// @vitest-environment happy-dom
import '../../testing/setup'
import { expect, test } from 'vitest'
import { eventually } from '../../testing/eventually'
import type { NewLock } from '../custody/key-store'
import { formatRecoveryCode, readRecoveryCode } from '../custody/recovery-code'
import { FrameError } from '../frame-error'
import { ServerError } from '../server/server-calls'
import { openAccount } from './testing/open-account'

type Opened = ReturnType<typeof openAccount>

const output = new Uint8Array(32).fill(9)
const oldCode = new Uint8Array(16).fill(5)
const locked: readonly NewLock[] = [
  { kind: 'login+passkey', output },
  { kind: 'login+code', code: oldCode },
]

async function openLocked() {
  const account = openAccount()
  account.keyStore.locks = locked
  await account.logIn()
  return account
}

/** Types the characters that the screen asks for. */
async function confirmCode({ find, type, click }: Opened): Promise<string> {
  const code = (await find('wa-recovery-code')).textContent
  await click('wa-written')
  const label = (await eventually(() => document.querySelector('label') ?? expect.fail('There is no label')))
    .textContent
  const places = [...label.matchAll(/\d+/g)].map(Number)
  expect(places).toHaveLength(4)
  await type(
    'wa-confirm',
    places
      .map((place) => code.replaceAll('-', '').charAt(place - 1))
      .join(' ')
      .toLowerCase(),
  )
  return code
}

const openWith = async ({ type, sees }: Opened, code = oldCode) => {
  await sees('Open your wallet')
  await type('wa-unlock-code', formatRecoveryCode(code))
}

test('A wallet is locked with a recovery code that the visitor has, and a passkey. The passkey comes last.', async () => {
  const account = openAccount()
  const { keyStore, passkeys, logIn, click, find, sees, text, type, fails } = account
  await logIn()
  expect(text()).toContain('A login alone opens this wallet. Whoever runs the server of Example could open it, too')
  await click('wa-lock')
  await sees('Lock your wallet with a passkey')
  expect(text()).toContain('a login alone opens nothing')
  expect(text()).toContain('Whoever runs the server of Example cannot open your wallet any more')
  expect(text()).toContain('If you lose both the passkey and the recovery code, the wallet is lost')
  await click('wa-next')
  await sees('Write down your recovery code')
  await click('wa-written')
  await sees('Check your recovery code')
  await type('wa-confirm', 'UUUU')
  await fails('These are other characters')
  expect(document.querySelector('[data-testid="wa-create-passkey"]')).toBeNull()
  await click('wa-show-code')
  const code = await confirmCode(account)
  await sees('Create your passkey')
  expect(document.body.textContent).not.toContain(code)
  passkeys.failure = new FrameError('The passkey was not used', undefined, { text: 'passkeyNotUsed' })
  await click('wa-create-passkey')
  await fails('The passkey was not used')
  expect(keyStore.locks).toEqual([{ kind: 'login' }])
  await click('wa-create-passkey')
  await sees('Your wallet is locked')
  expect(keyStore.locks).toEqual([
    { kind: 'login+passkey', output },
    { kind: 'login+code', code: readRecoveryCode(code) },
  ])
  expect(passkeys.created.at(-1)).toEqual({
    walletId: 'wallet-0000000000001',
    userName: 'ann@example.com',
    appName: 'Example',
  })
  await click('wa-home')
  await find('wa-logout')
  expect(text()).toContain('A login alone opens nothing')
})

test('The browser is asked for the passkey in the turn of the click.', async () => {
  const account = openAccount()
  const { passkeys, logIn, click, find } = account
  await logIn()
  await click('wa-lock')
  await click('wa-next')
  await confirmCode(account)
  const button = await find('wa-create-passkey')
  button.click()
  expect(passkeys.created).toHaveLength(1)
})

test('Each step can be left, and nothing has changed.', async () => {
  const { keyStore, logIn, click, sees } = openAccount()
  await logIn()
  for (const steps of [[], ['wa-next'], ['wa-next', 'wa-written']]) {
    await click('wa-lock')
    for (const step of steps) await click(step)
    await click('wa-back')
    await sees('Your wallet')
  }
  expect(keyStore.locks).toEqual([{ kind: 'login' }])
})

test('A change that failed may have worked, so the visitor keeps the code and can try again.', async () => {
  const account = openAccount()
  const { keyStore, logIn, click, sees, fails, text, type } = account
  await logIn()
  await click('wa-lock')
  await click('wa-next')
  await confirmCode(account)
  keyStore.failures.push(
    new FrameError('The wallet server does not answer. Try again', undefined, { text: 'serverSilent' }),
    new ServerError('Log in again', 'LOGIN_TOO_OLD'),
  )
  await click('wa-create-passkey')
  await fails('The wallet server does not answer')
  expect(text()).toContain('Keep the recovery code')
  await click('wa-again')
  await sees('Enter a new code')
  await click('wa-send')
  await type('wa-code', '123456')
  await sees('Your wallet is locked')
  expect(keyStore.locks[0]).toEqual({ kind: 'login+passkey', output })
})

test('A locked wallet opens with the passkey. A problem is said, and the visitor chooses again.', async () => {
  const { passkeys, keyStore, click, sees, fails, type } = await openLocked()
  await click('wa-words-open')
  await click('wa-show-words')
  await sees('Open your wallet')
  passkeys.failure = new FrameError('The passkey was not used', undefined, { text: 'passkeyNotUsed' })
  await click('wa-unlock-passkey')
  await fails('The passkey was not used')
  passkeys.output = new Uint8Array(32).fill(1)
  await click('wa-unlock-passkey')
  await fails('This passkey does not open this wallet')
  await type('wa-unlock-code', 'ABCD-1234')
  await fails('This is no recovery code')
  passkeys.output = output
  await click('wa-unlock-passkey')
  await sees('Your secret words')
  expect(keyStore.given).toHaveLength(2)
})

test('A locked wallet opens with the recovery code, each time again.', async () => {
  const account = await openLocked()
  const { click, sees } = account
  await click('wa-words-open')
  await click('wa-show-words')
  await openWith(account)
  await sees('Your secret words')
  await click('wa-back')
  await click('wa-words-open')
  await click('wa-show-words')
  await sees('Open your wallet')
  await click('wa-back')
  await sees('Your wallet')
})

test('Only the ways that the wallet has are offered.', async () => {
  const { keyStore, logIn, click, sees } = openAccount()
  keyStore.locks = [{ kind: 'login+code', code: oldCode }]
  await logIn()
  await click('wa-words-open')
  await click('wa-show-words')
  await sees('Open your wallet')
  expect(document.querySelector('[data-testid="wa-unlock-passkey"]')).toBeNull()
  expect(document.querySelector('[data-testid="wa-unlock-code"]')).not.toBeNull()
})

test('Somebody who logs out by waiting while the wallet is locked sees the login.', async () => {
  const { clock, click, sees } = await openLocked()
  await click('wa-words-open')
  await click('wa-show-words')
  await sees('Open your wallet')
  clock.advance(15 * 60_000)
  await sees('Log in to your wallet')
})

test('The lock is removed with the passkey or the code, after the page has said what that means.', async () => {
  const account = await openLocked()
  const { keyStore, click, find, sees, text } = account
  await click('wa-unlock')
  await sees('Remove the passkey lock')
  expect(text()).toContain('a login alone opens your wallet again')
  await click('wa-remove')
  await openWith(account)
  await sees('The passkey lock is removed')
  expect(keyStore.locks).toEqual([{ kind: 'login' }])
  await click('wa-home')
  await find('wa-logout')
  expect(text()).toContain('A login alone opens this wallet')
})

test('A new recovery code keeps the passkey that has opened the wallet. The passkey is asked for once.', async () => {
  const account = await openLocked()
  const { keyStore, passkeys, click, sees } = account
  await click('wa-new-code')
  await click('wa-next')
  await click('wa-unlock-passkey')
  const code = await confirmCode(account)
  await sees('Save the new recovery code')
  await click('wa-save-code')
  await sees('Your wallet is locked')
  expect(passkeys.created).toEqual([])
  expect(keyStore.locks).toEqual([
    { kind: 'login+passkey', output },
    { kind: 'login+code', code: readRecoveryCode(code) },
  ])
})

test('Somebody who has lost the passkey gets a new code and a new passkey with the old code.', async () => {
  const account = await openLocked()
  const { keyStore, passkeys, click, sees } = account
  const fresh = new Uint8Array(32).fill(2)
  passkeys.output = fresh
  await click('wa-new-code')
  await click('wa-next')
  await openWith(account)
  await confirmCode(account)
  await sees('Create your passkey')
  await click('wa-create-passkey')
  await sees('Your wallet is locked')
  expect(keyStore.locks[0]).toEqual({ kind: 'login+passkey', output: fresh })
  // The old code is typed once. It opens the wallet before the new passkey is made, and for the change.
  expect(keyStore.given).toHaveLength(2)
})
