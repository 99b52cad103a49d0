// @vitest-environment node
import { afterEach, describe, expect, test, vi } from 'vitest'
import { refused } from '../testing/expect-refusal'
import { ann } from './testing/fake-social'
import { accountPage, app, begin, createSocialServer, resultOf } from './testing/social-visitor'
import type { TestBrowser } from '../testing/test-browser'
import { testAddresses, testVault } from '../testing/test-vault'

afterEach(() => void vi.unstubAllGlobals())

const minute = 60_000
const onAccountPage = { app: accountPage, path: 'logins/start' } as const

interface Login {
  id: string
  provider: string
  name: string
}

/** A visitor who has logged in on the account page with an e-mail address, and has a wallet. */
async function createVisitor() {
  const all = await createSocialServer()
  const visitor = await all.browser()
  const { body } = await visitor.start('ann@example.com', accountPage)
  await visitor.finish(String(body['flow']), all.codeFor('ann@example.com'))
  await visitor.call('POST', 'vault', { body: { vault: testVault(), addresses: testAddresses } })

  async function addGoogle(browser: TestBrowser, person = ann) {
    const { uri, verifier } = await begin(browser, onAccountPage)
    const body = { uri: resultOf('google', all.social.approve(uri, person)), verifier }
    return browser.call('POST', 'logins/finish', { body })
  }

  async function loginsOf(browser: TestBrowser): Promise<Login[]> {
    const { logins } = (await browser.call('GET', 'me')).body
    return Array.isArray(logins) ? logins : []
  }

  const userOf = async (browser: TestBrowser) => (await browser.call('GET', 'me')).body['user']
  const remove = (browser: TestBrowser, id: string) => browser.call('DELETE', 'logins', { body: { id } })
  return { ...all, visitor, addGoogle, loginsOf, userOf, remove }
}

describe('a second login of a wallet', () => {
  test('opens the same wallet', async () => {
    const { visitor, browser, addGoogle, loginsOf, logIn, userOf } = await createVisitor()
    expect(await addGoogle(visitor)).toMatchObject({
      status: 200,
      body: { id: expect.stringMatching(/^[0-9a-f]{32}$/), provider: 'google', name: 'Ann' },
    })
    expect(await loginsOf(visitor)).toMatchObject([
      { provider: 'email', name: 'ann@example.com' },
      { provider: 'google', name: 'Ann' },
    ])
    const other = await browser()
    expect((await logIn(other)).body['user']).toEqual(await userOf(visitor))
    expect((await other.call('GET', 'me')).body).toMatchObject({ wallet: { vault: testVault() } })
  })

  test('is listed once if it is added twice', async () => {
    const { visitor, addGoogle, loginsOf } = await createVisitor()
    await addGoogle(visitor)
    expect((await addGoogle(visitor)).status).toBe(200)
    expect(await loginsOf(visitor)).toHaveLength(2)
  })

  test('is refused if it belongs to another user, and both users keep their logins', async () => {
    const { visitor, browser, addGoogle, loginsOf, logIn } = await createVisitor()
    const owner = await browser()
    const { user } = (await logIn(owner)).body
    expect(await addGoogle(visitor)).toEqual(refused(409, 'LOGIN_TAKEN'))
    expect(await loginsOf(visitor)).toHaveLength(1)
    expect((await logIn(await browser())).body['user']).toEqual(user)
  })

  test('can be added only for five minutes after a login', async () => {
    const { visitor, social, advance } = await createVisitor()
    const { uri, verifier } = await begin(visitor, onAccountPage)
    advance(5 * minute + 1)
    const body = { uri: resultOf('google', social.approve(uri)), verifier }
    expect(await visitor.call('POST', 'logins/finish', { body })).toEqual(refused(401, 'LOGIN_TOO_OLD'))
    expect((await begin(visitor, onAccountPage)).answer).toEqual(refused(401, 'LOGIN_TOO_OLD'))
  })

  test('can be added only on the account page', async () => {
    const { visitor, logIn, browser } = await createVisitor()
    const { answer } = await begin(visitor, { app, path: 'logins/start' })
    expect(answer).toEqual(refused(403, 'APP_NOT_ALLOWED'))
    const inApp = await browser()
    await logIn(inApp)
    expect((await begin(inApp, onAccountPage)).answer).toEqual(refused(403, 'APP_NOT_ALLOWED'))
    const id = 'a'.repeat(32)
    expect(await inApp.call('DELETE', 'logins', { body: { id } })).toEqual(refused(403, 'APP_NOT_ALLOWED'))
  })

  test('is not added to another user who has logged in meanwhile', async () => {
    const { visitor, social, loginsOf, logIn } = await createVisitor()
    const { uri, verifier } = await begin(visitor, onAccountPage)
    const body = { uri: resultOf('google', social.approve(uri)), verifier }
    await logIn(visitor, { app: accountPage, person: { ...ann, id: '2002' } })
    expect(await visitor.call('POST', 'logins/finish', { body })).toEqual(refused(401, 'LOGIN_NOT_VALID'))
    expect(await loginsOf(visitor)).toHaveLength(1)
  })

  test('cannot be used to log in while it is being added', async () => {
    const { visitor, social } = await createVisitor()
    const { uri, verifier } = await begin(visitor, onAccountPage)
    const body = { uri: resultOf('google', social.approve(uri)), verifier }
    expect(await visitor.call('POST', 'social/finish', { body })).toEqual(refused(401, 'LOGIN_NOT_VALID'))
    expect((await visitor.call('POST', 'logins/finish', { body })).status).toBe(200)
  })
})

describe('a login that is removed', () => {
  test('creates a new user when it is used again, and the other login opens the wallet', async () => {
    const { visitor, browser, addGoogle, loginsOf, remove, logIn, userOf } = await createVisitor()
    await addGoogle(visitor)
    const [email, google] = await loginsOf(visitor)
    expect((await remove(visitor, email?.id ?? '')).body).toEqual({})
    expect(await userOf(visitor)).toMatchObject({ email: null })
    expect(await loginsOf(visitor)).toEqual([google])
    const other = await browser()
    expect((await logIn(other)).body['user']).toEqual(await userOf(visitor))
    expect(await remove(visitor, email?.id ?? '')).toEqual(refused(404, 'NOT_FOUND'))
  })

  test('is never the last login of the wallet, also when two requests remove two logins at the same time', async () => {
    const { visitor, addGoogle, loginsOf, remove } = await createVisitor()
    const [only] = await loginsOf(visitor)
    expect(await remove(visitor, only?.id ?? '')).toEqual(refused(409, 'LAST_LOGIN'))
    await addGoogle(visitor)
    const answers = await Promise.all((await loginsOf(visitor)).map(({ id }) => remove(visitor, id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await loginsOf(visitor)).toHaveLength(1)
  })

  test('can be removed only for five minutes after a login', async () => {
    const { visitor, addGoogle, loginsOf, remove, advance } = await createVisitor()
    await addGoogle(visitor)
    const [email] = await loginsOf(visitor)
    advance(5 * minute + 1)
    expect(await remove(visitor, email?.id ?? '')).toEqual(refused(401, 'LOGIN_TOO_OLD'))
    expect(await loginsOf(visitor)).toHaveLength(2)
  })

  test('cannot be removed by another user', async () => {
    const { visitor, browser, logIn, loginsOf, remove } = await createVisitor()
    const stranger = await browser()
    await logIn(stranger, { app: accountPage })
    const [own] = await loginsOf(visitor)
    expect(await remove(stranger, own?.id ?? '')).toEqual(refused(404, 'NOT_FOUND'))
    expect(await loginsOf(visitor)).toHaveLength(1)
  })
})

describe('the first e-mail address of a user', () => {
  const fresh = { email: 'fresh@example.com', app }

  async function createSocialVisitor() {
    const all = await createSocialServer()
    const visitor = await all.browser()
    const { user } = (await all.logIn(visitor)).body
    const finish = (flow: unknown, code: string) =>
      visitor.call('POST', 'email/change/secondary', { body: { flow, code } })
    return { ...all, visitor, finish, id: Reflect.get(Object(user), 'id') }
  }

  test('is proven with one code, and then logs in the same user', async () => {
    const { visitor, finish, id, mails, codeFor, browser, advance } = await createSocialVisitor()
    const started = await visitor.call('POST', 'email/change/start', { body: fresh })
    expect(started.body).toEqual({ action: 'VERIFY_SECONDARY_OTP', flow: expect.any(String) })
    expect(mails.map(({ to }) => to)).toEqual([fresh.email])
    const { flow } = started.body
    expect((await finish(flow, codeFor(fresh.email))).body).toEqual({ email: fresh.email })
    expect(mails).toHaveLength(1)
    expect((await visitor.call('GET', 'me')).body).toMatchObject({
      user: { id, email: fresh.email },
      logins: [{ provider: 'email', name: fresh.email }, { provider: 'google' }],
    })
    advance(minute)
    const other = await browser()
    const login = await other.start(fresh.email)
    const { body } = await other.finish(String(login.body['flow']), codeFor(fresh.email))
    expect(body['user']).toEqual({ id, email: fresh.email })
  })

  test('is refused if it belongs to another user', async () => {
    const { visitor, finish, codeFor, loggedIn, advance } = await createSocialVisitor()
    await loggedIn(fresh.email)
    advance(minute)
    const { flow } = (await visitor.call('POST', 'email/change/start', { body: fresh })).body
    expect(await finish(flow, codeFor(fresh.email))).toEqual(refused(409, 'EMAIL_TAKEN'))
    expect((await visitor.call('GET', 'me')).body['user']).toMatchObject({ email: null })
  })

  test('needs a login that is at most five minutes old, because no earlier mailbox confirms the change', async () => {
    const { visitor, mails, advance } = await createSocialVisitor()
    advance(5 * minute + 1)
    const answer = await visitor.call('POST', 'email/change/start', { body: fresh })
    expect(answer).toEqual(refused(401, 'LOGIN_TOO_OLD'))
    expect(mails).toEqual([])
  })

  test('is not replaced by a second address that was asked for at the same time', async () => {
    const { visitor, finish, codeFor, advance } = await createSocialVisitor()
    const { flow } = (await visitor.call('POST', 'email/change/start', { body: fresh })).body
    const other = { email: 'other@example.com', app }
    const second = (await visitor.call('POST', 'email/change/start', { body: other })).body
    expect((await finish(flow, codeFor(fresh.email))).status).toBe(200)
    expect(await finish(second['flow'], codeFor(other.email))).toEqual(refused(401, 'FLOW_OVER'))
    advance(minute)
    const next = await visitor.call('POST', 'email/change/start', { body: other })
    expect(next.body).toMatchObject({ action: 'VERIFY_PRIMARY_OTP' })
  })

  test('cannot be proven as the current address of a change', async () => {
    const { visitor, codeFor } = await createSocialVisitor()
    const { flow } = (await visitor.call('POST', 'email/change/start', { body: fresh })).body
    const body = { flow, code: codeFor(fresh.email) }
    expect(await visitor.call('POST', 'email/change/primary', { body })).toEqual(refused(401, 'CODE_SPENT'))
  })
})
