// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { createTestServer } from '../testing/create-test-server'
import { refused } from '../testing/expect-refusal'
import { testAddresses, testVault } from '../testing/test-vault'
import type { TestBrowser } from '../testing/test-browser'

const [ann, fresh] = ['ann@example.com', 'fresh@example.com']
const minute = 60_000
const notThis = (code: string) => (code === '000000' ? '000001' : '000000')

const start = (browser: TestBrowser, email: string, app = 'https://app.example') =>
  browser.call('POST', 'email/change/start', { body: { email, app } })
const primary = (browser: TestBrowser, flow: unknown, code: string) =>
  browser.call('POST', 'email/change/primary', { body: { flow, code } })
const secondary = (browser: TestBrowser, flow: unknown, code: string) =>
  browser.call('POST', 'email/change/secondary', { body: { flow, code } })

/** A browser that has logged in, a minute later, so that the next mail may be sent. */
async function begin() {
  const all = createTestServer()
  const visitor = await all.loggedIn()
  all.advance(minute)
  return { ...all, visitor }
}

describe('a change of the address', () => {
  test('asks for a code to the current address, then for one to the new address, and moves the user with the wallet', async () => {
    const { visitor, browser, mails, codeFor, advance } = await begin()
    const before = await visitor.call('GET', 'me')
    await visitor.call('POST', 'vault', { body: { vault: testVault(), addresses: testAddresses } })
    const started = await start(visitor, 'Fresh@example.com')
    expect(started.body).toEqual({ action: 'VERIFY_PRIMARY_OTP', flow: expect.any(String) })
    const { flow } = started.body
    expect(mails.map(({ to }) => to)).toEqual([ann, ann])
    expect((await primary(visitor, flow, codeFor(ann))).body).toEqual({ action: 'VERIFY_SECONDARY_OTP' })
    expect(mails.map(({ to }) => to)).toEqual([ann, ann, fresh])
    expect((await visitor.call('GET', 'me')).body['user']).toMatchObject({ email: ann })
    expect(await secondary(visitor, flow, codeFor(fresh))).toMatchObject({ status: 200, body: { email: fresh } })
    expect(mails.slice(3)).toEqual([
      { to: ann, subject: 'Your wallet in Example has another e-mail address', text: expect.any(String) },
    ])
    const { id } = { id: '', ...Object(before.body['user']) }
    const after = await visitor.call('GET', 'me')
    expect(after.body).toMatchObject({ user: { id, email: fresh }, wallet: { vault: testVault() } })
    advance(minute)
    const other = await browser()
    const login = await other.start(fresh)
    expect((await other.finish(String(login.body['flow']), codeFor(fresh))).body['user']).toEqual({ id, email: fresh })
    const late = await browser()
    const old = await late.start(ann)
    const { body } = await late.finish(String(old.body['flow']), codeFor(ann))
    expect(body['user']).toMatchObject({ email: ann })
    expect(body['user']).not.toMatchObject({ id })
  })

  test('All three mails about a change of the address are in the language of the visitor.', async () => {
    const { visitor, mails, codeFor } = await begin()
    const body = { email: fresh, app: 'https://app.example', locale: 'es-MX' }
    const { flow } = (await visitor.call('POST', 'email/change/start', { body })).body
    const first = codeFor(ann)
    await primary(visitor, flow, first)
    const second = codeFor(fresh)
    await secondary(visitor, flow, second)
    expect(mails.slice(1).map(({ to, subject }) => [to, subject])).toEqual([
      [ann, `${first} es su código para Example`],
      [fresh, `${second} es su código para Example`],
      [ann, 'Su billetera de Example tiene otra dirección de correo'],
    ])
  })

  test('to the address of somebody else is answered in the same way until the last step', async () => {
    const { visitor, loggedIn, codeFor, advance } = await begin()
    const owner = await loggedIn(fresh)
    advance(minute)
    const { flow } = (await start(visitor, fresh)).body
    expect((await primary(visitor, flow, codeFor(ann))).body).toEqual({ action: 'VERIFY_SECONDARY_OTP' })
    expect(await secondary(visitor, flow, codeFor(fresh))).toEqual(refused(409, 'EMAIL_TAKEN'))
    expect((await visitor.call('GET', 'me')).body['user']).toMatchObject({ email: ann })
    expect((await owner.call('GET', 'me')).body['user']).toMatchObject({ email: fresh })
  })

  test('is refused for the current address and for apps that are not on the list', async () => {
    const { visitor } = await begin()
    expect(await start(visitor, ann)).toEqual(refused(400, 'REQUEST_NOT_VALID'))
    expect(await start(visitor, fresh, 'https://evil.example')).toEqual(refused(403, 'APP_NOT_ALLOWED'))
  })

  test('cannot skip the current address', async () => {
    const { visitor, codeFor } = await begin()
    const { flow } = (await start(visitor, fresh)).body
    expect(await secondary(visitor, flow, codeFor(ann))).toEqual(refused(401, 'CODE_SPENT'))
    expect(await visitor.finish(String(flow), codeFor(ann))).toEqual(refused(401, 'CODE_SPENT'))
    await primary(visitor, flow, codeFor(ann))
    expect(await primary(visitor, flow, codeFor(fresh))).toEqual(refused(401, 'CODE_SPENT'))
    expect((await secondary(visitor, flow, codeFor(fresh))).status).toBe(200)
  })

  test('belongs to its browser and its user', async () => {
    const { visitor, loggedIn, codeFor, advance } = await begin()
    const stranger = await loggedIn('bob@example.com')
    const { flow } = (await start(visitor, fresh)).body
    const code = codeFor(ann)
    expect(await primary(stranger, flow, code)).toEqual(refused(401, 'CODE_SPENT'))
    advance(minute)
    const login = await visitor.start('bob@example.com')
    await visitor.finish(String(login.body['flow']), codeFor('bob@example.com'))
    expect(await primary(visitor, flow, code)).toEqual(refused(401, 'FLOW_OVER'))
  })

  test('gets FLOW_OVER if another browser of the user has changed the address meanwhile, and changes nothing', async () => {
    const { visitor, loggedIn, codeFor, advance } = await begin()
    const other = await loggedIn(ann)
    advance(minute)
    const { flow } = (await start(visitor, fresh)).body
    await primary(visitor, flow, codeFor(ann))
    const late = (await start(other, 'late@example.com')).body
    await primary(other, late['flow'], codeFor(ann))
    expect((await secondary(visitor, flow, codeFor(fresh))).status).toBe(200)
    const answer = await secondary(other, late['flow'], codeFor('late@example.com'))
    expect(answer).toEqual(refused(401, 'FLOW_OVER'))
    expect(answer.body['error']).toEqual({
      code: 'FLOW_OVER',
      message: 'The change of the address is over. Start again',
    })
    expect((await other.call('GET', 'me')).body['user']).toMatchObject({ email: fresh })
  })

  test.each(['primary', 'secondary'])('counts the attempts of the %s code', async (step) => {
    const { visitor, codeFor } = await begin()
    const { flow } = (await start(visitor, fresh)).body
    if (step === 'secondary') await primary(visitor, flow, codeFor(ann))
    const [email, send] = step === 'primary' ? ([ann, primary] as const) : ([fresh, secondary] as const)
    for (let tries = 0; tries < 4; tries += 1)
      expect(await send(visitor, flow, notThis(codeFor(email)))).toEqual(refused(401, 'CODE_NOT_VALID'))
    expect(await send(visitor, flow, notThis(codeFor(email)))).toEqual(refused(401, 'CODE_SPENT'))
    expect(await send(visitor, flow, codeFor(email))).toEqual(refused(401, 'CODE_SPENT'))
  })

  test('keeps the first code good while the new address may get no mail yet', async () => {
    const { visitor, browser, codeFor, advance } = await begin()
    const { flow } = (await start(visitor, fresh)).body
    const code = codeFor(ann)
    await (await browser()).start(fresh)
    expect(await primary(visitor, flow, code)).toEqual(refused(429, 'TOO_MANY_REQUESTS'))
    advance(minute)
    expect((await primary(visitor, flow, code)).status).toBe(200)
  })

  test('is done even if the notice to the earlier address cannot be sent', async () => {
    const sent: { to: string; subject: string }[] = []
    const { loggedIn, advance, errors } = createTestServer({
      sendMail: async (mail) => {
        if (mail.subject.startsWith('Your wallet')) throw new Error('ann@example.com is full')
        sent.push(mail)
      },
    })
    const codeIn = (to: string) => /^\d{6}/.exec(sent.findLast((mail) => mail.to === to)?.subject ?? '')?.[0] ?? ''
    const visitor = await loggedIn()
    const login = await visitor.start(ann)
    expect(login.status).toBe(429)
    advance(minute)
    const again = await visitor.start(ann)
    await visitor.finish(String(again.body['flow']), codeIn(ann))
    advance(minute)
    const { flow } = (await start(visitor, fresh)).body
    await primary(visitor, flow, codeIn(ann))
    expect((await secondary(visitor, flow, codeIn(fresh))).body).toEqual({ email: fresh })
    expect(errors.map(String)).toEqual(['MailUnavailable: The e-mail could not be sent'])
  })
})
