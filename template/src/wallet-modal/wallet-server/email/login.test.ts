// @vitest-environment node
import { describe, expect, test, vi } from 'vitest'
import { createTestServer } from '../testing/create-test-server'
import { refused } from '../testing/expect-refusal'

const ann = 'ann@example.com'
const minute = 60_000
/** Another code than the right one. */
const notThis = (code: string) => (code === '000000' ? '000001' : '000000')

describe('a login with an address', () => {
  test('mails a code, and the code makes a session', async () => {
    const { browser, mails, codeFor, now } = createTestServer()
    const visitor = await browser()
    const started = await visitor.start(' Ann@Example.com ')
    expect(started).toMatchObject({ status: 200, body: { action: 'VERIFY_OTP' } })
    expect(mails).toEqual([
      { to: ann, subject: expect.stringMatching(/^\d{6} is your code for Example$/), text: expect.any(String) },
    ])
    const [{ text } = { text: '' }] = mails
    for (const part of [
      codeFor(ann),
      'Example (https://app.example)',
      '20 minutes',
      'Nobody of us asks',
      'ignore this e-mail',
    ])
      expect(text).toContain(part)
    expect(text.replace('(https://app.example)', '')).not.toContain('http')
    const finished = await visitor.finish(String(started.body['flow']), codeFor(ann))
    expect(finished.body).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      expiresAt: now() + 7 * 24 * 60 * minute,
      user: { id: expect.stringMatching(/^[0-9a-f]{32}$/), email: ann },
    })
  })

  test('finds the same user again, with another browser', async () => {
    const { loggedIn, advance } = createTestServer()
    const first = await (await loggedIn()).call('GET', 'me')
    advance(minute)
    const again = await (await loggedIn()).call('GET', 'me')
    expect(again.body['user']).toEqual(first.body['user'])
    expect((await (await loggedIn('bob@example.com')).call('GET', 'me')).body['user']).not.toEqual(first.body['user'])
  })

  test('needs no code while the browser has a session of this address', async () => {
    const { loggedIn, mails } = createTestServer()
    const visitor = await loggedIn()
    expect((await visitor.start('ANN@example.com')).body).toEqual({ action: 'CONNECT' })
    expect(mails).toHaveLength(1)
    expect((await visitor.start('bob@example.com')).body).toMatchObject({ action: 'VERIFY_OTP' })
  })

  test.each(['https://evil.example', 'https://app.example.evil.example', 'https://app.example/', 'null'])(
    'is refused for the app %s',
    async (app) => {
      const { browser, mails } = createTestServer()
      expect(await (await browser()).start(ann, app)).toEqual(refused(403, 'APP_NOT_ALLOWED'))
      expect(mails).toEqual([])
    },
  )

  test.each([
    'ann',
    'ann@',
    '@example.com',
    'ann@example',
    'ann@ex ample.com',
    'ann@example.com\nbcc: bob@example.com',
    `${'a'.repeat(250)}@b.co`,
  ])('is refused for the address %j', async (email) => {
    expect(await (await createTestServer().browser()).start(email)).toEqual(refused(400, 'REQUEST_NOT_VALID'))
  })

  test('is allowed for the account page of the frame, and the mail names its origin', async () => {
    const { browser, mails } = createTestServer()
    const started = await (await browser()).start(ann, 'https://wallet.app.example')
    expect(started).toMatchObject({ status: 200, body: { action: 'VERIFY_OTP' } })
    expect(mails[0]?.text).toContain('Example (https://wallet.app.example)')
  })

  test('is answered in the same way for known and unknown addresses', async () => {
    const { browser, loggedIn, mails, advance, options } = createTestServer()
    await loggedIn()
    advance(minute)
    const reads = vi.spyOn(options.wallets ?? expect.fail(), 'readDevice')
    const [known, unknown] = [await (await browser()).start(ann), await (await browser()).start('new@example.com')]
    expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body))
    expect(known.body['action']).toBe(unknown.body['action'])
    expect([...known.headers]).toEqual([...unknown.headers])
    const [one, other] = mails.slice(-2).map(({ subject, text }) => `${subject}\n${text}`.replace(/\d{6}/g, 'code'))
    expect(one).toBe(other)
    expect(reads).toHaveBeenCalledTimes(2)
  })
})

describe('the mail of a login', () => {
  const start = async (locale: unknown) => {
    const { browser, mails } = createTestServer()
    const visitor = await browser()
    const body = { email: ann, app: 'https://app.example', locale }
    return { mails, answer: await visitor.call('POST', 'email/start', { body }) }
  }

  test.each([
    ['de', /^\d{6} ist Ihr Code für Example$/],
    ['de-AT', /^\d{6} ist Ihr Code für Example$/],
    ['zh-Hant-HK', /^\d{6} 是您的 Example 驗證碼$/],
    ['ar', /^\d{6} هو رمزك في \u2068Example\u2069$/],
    ['en', /^\d{6} is your code for Example$/],
    ['sv-SE', /^\d{6} is your code for Example$/],
    [undefined, /^\d{6} is your code for Example$/],
  ])(
    'The mail is in the language %s of the visitor, or in English if the language has no texts.',
    async (locale, subject) => {
      const { mails, answer } = await start(locale)
      expect(answer).toMatchObject({ status: 200, body: { action: 'VERIFY_OTP' } })
      expect(mails).toEqual([{ to: ann, subject: expect.stringMatching(subject), text: expect.any(String) }])
    },
  )

  test.each([
    '',
    'e',
    'DE',
    'de_AT',
    'de-',
    'de-a',
    'de-AT\nbcc: bob@example.com',
    `de${'-abcdefgh'.repeat(4)}`,
    7,
    null,
    ['de'],
  ])('No mail is sent when the request has the malformed language %j.', async (locale) => {
    const { mails, answer } = await start(locale)
    expect(answer).toEqual(refused(400, 'REQUEST_NOT_VALID'))
    expect(answer.body['error']).toMatchObject({ message: 'The request is not valid: locale' })
    expect(mails).toEqual([])
  })
})

describe('a code', () => {
  test('that is wrong can be tried five times in all, and the texts and the field attemptsLeft count down', async () => {
    const { browser, codeFor } = createTestServer()
    const visitor = await browser()
    const flow = String((await visitor.start(ann)).body['flow'])
    const wrong = notThis(codeFor(ann))
    for (const attemptsLeft of [4, 3, 2, 1]) {
      const answer = await visitor.finish(flow, wrong)
      expect(answer).toEqual(refused(401, 'CODE_NOT_VALID'))
      const left = attemptsLeft === 1 ? '1 attempt' : `${attemptsLeft} attempts`
      expect(answer.body['error']).toMatchObject({ message: `Invalid code. Try again (${left} left)`, attemptsLeft })
    }
    const last = await visitor.finish(flow, wrong)
    expect(last).toEqual(refused(401, 'CODE_SPENT'))
    expect(last.body['error']).not.toHaveProperty('attemptsLeft')
    expect(await visitor.finish(flow, codeFor(ann))).toEqual(refused(401, 'CODE_SPENT'))
  })

  test('is right at the fifth attempt, too', async () => {
    const { browser, codeFor } = createTestServer()
    const visitor = await browser()
    const flow = String((await visitor.start(ann)).body['flow'])
    for (let tries = 0; tries < 4; tries += 1) await visitor.finish(flow, notThis(codeFor(ann)))
    expect((await visitor.finish(flow, codeFor(ann))).status).toBe(200)
  })

  test('works once', async () => {
    const { browser, codeFor } = createTestServer()
    const visitor = await browser()
    const flow = String((await visitor.start(ann)).body['flow'])
    const answers = await Promise.all(Array.from({ length: 5 }, () => visitor.finish(flow, codeFor(ann))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await visitor.finish(flow, codeFor(ann))).toEqual(refused(401, 'CODE_SPENT'))
  })

  test('works for twenty minutes', async () => {
    const { browser, codeFor, advance } = createTestServer()
    for (const [wait, status] of [
      [20 * minute - 1, 200],
      [20 * minute, 401],
    ] as const) {
      const visitor = await browser()
      const flow = String((await visitor.start(ann)).body['flow'])
      advance(wait)
      expect((await visitor.finish(flow, codeFor(ann))).status).toBe(status)
    }
  })

  test('works only with its flow and in its browser, and a stranger uses up no attempt', async () => {
    const { browser, codeFor } = createTestServer()
    const [visitor, thief] = [await browser(), await browser()]
    const flow = String((await visitor.start(ann)).body['flow'])
    const other = String((await thief.start('thief@example.com')).body['flow'])
    for (let tries = 0; tries < 6; tries += 1)
      expect(await thief.finish(flow, codeFor(ann))).toEqual(refused(401, 'CODE_SPENT'))
    expect(await thief.finish(other, codeFor(ann))).toEqual(
      codeFor(ann) === codeFor('thief@example.com') ? expect.anything() : refused(401, 'CODE_NOT_VALID'),
    )
    expect(await visitor.finish('f'.repeat(22), codeFor(ann))).toEqual(refused(401, 'CODE_SPENT'))
    expect((await visitor.finish(flow, codeFor(ann))).status).toBe(200)
  })

  test('is spent by a newer one of the same browser, but not by one that a stranger asks for', async () => {
    const { browser, codeFor, advance } = createTestServer()
    const [visitor, stranger] = [await browser(), await browser()]
    const first = String((await visitor.start(ann)).body['flow'])
    const firstCode = codeFor(ann)
    advance(minute)
    const second = String((await visitor.start(ann)).body['flow'])
    const secondCode = codeFor(ann)
    advance(minute)
    await stranger.start(ann)
    expect(await visitor.finish(first, firstCode)).toEqual(refused(401, 'CODE_SPENT'))
    expect((await visitor.finish(second, secondCode)).status).toBe(200)
  })

  test('is compared at most five times among ten thousand guesses at once', { timeout: 120_000 }, async () => {
    const limit = { count: 100_000, within: minute }
    const { browser, codeFor } = createTestServer({ rateLimits: { codes: limit } })
    const visitor = await browser()
    const flow = String((await visitor.start(ann)).body['flow'])
    const wrong = notThis(codeFor(ann))
    const sign = vi.spyOn(crypto.subtle, 'sign')
    const answers = await Promise.all(Array.from({ length: 10_000 }, () => visitor.finish(flow, wrong)))
    const compared = sign.mock.calls.filter(([name]) => name === 'HMAC')
    sign.mockRestore()
    expect(compared.length).toBeLessThanOrEqual(5)
    expect(answers.filter(({ body }) => JSON.stringify(body).includes('CODE_NOT_VALID')).length).toBeLessThanOrEqual(4)
    expect(await visitor.finish(flow, codeFor(ann))).toEqual(refused(401, 'CODE_SPENT'))
  })

  test('stays good when the wallets cannot be reached', async () => {
    const { browser, codeFor, options, errors } = createTestServer()
    const visitor = await browser()
    const flow = String((await visitor.start(ann)).body['flow'])
    const ensureUser = vi.spyOn(options.wallets ?? expect.fail(), 'ensureUser').mockRejectedValue(new Error('down'))
    expect(await visitor.finish(flow, codeFor(ann))).toEqual(refused(500, 'UNEXPECTED'))
    ensureUser.mockRestore()
    expect(errors).toHaveLength(1)
    expect((await visitor.finish(flow, codeFor(ann))).status).toBe(200)
  })
})

describe('limits', () => {
  test('let one mail to an address through in exactly thirty seconds', async () => {
    const { browser, mails, advance } = createTestServer()
    advance(29_000)
    const answers = await Promise.all(Array.from({ length: 10 }, async () => (await browser()).start(ann)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    advance(20_000)
    const early = await (await browser()).start(ann)
    expect(early).toEqual(refused(429, 'TOO_MANY_REQUESTS'))
    expect(early.headers.get('retry-after')).toBe('10')
    expect(early.body['error']).toEqual({
      code: 'TOO_MANY_REQUESTS',
      message: 'Too many requests. Try again in 10 seconds',
      retryAfter: 10,
    })
    expect((await (await browser()).start('bob@example.com')).status).toBe(200)
    advance(10_000)
    expect((await (await browser()).start(ann)).status).toBe(200)
    expect(mails).toHaveLength(3)
  })

  test('let five mails an hour and ten a day through, for browsers that the address does not know', async () => {
    const { browser, advance } = createTestServer()
    const statuses = []
    for (let count = 0; count < 30; count += 1) {
      statuses.push((await (await browser()).start(ann)).status)
      advance(6 * minute)
    }
    expect(statuses.slice(0, 10)).toEqual([200, 200, 200, 200, 200, 429, 429, 429, 429, 429])
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
  })

  test('count a browser that has logged in before by itself, so that strangers lock nobody out', async () => {
    const { browser, loggedIn, advance } = createTestServer()
    const visitor = await loggedIn()
    await visitor.call('POST', 'sign-out', { body: {} })
    visitor.token = undefined
    advance(minute)
    for (let count = 0; count < 6; count += 1) {
      await (await browser()).start(ann)
      advance(minute)
    }
    expect(await (await browser()).start(ann)).toEqual(refused(429, 'TOO_MANY_REQUESTS'))
    expect((await visitor.start(ann)).status).toBe(200)
    expect(await visitor.start(ann)).toEqual(refused(429, 'TOO_MANY_REQUESTS'))
  })

  test('let sixty logins an hour through for one client', async () => {
    const { browser } = createTestServer({ clientAddress: () => '192.0.2.1' })
    const visitor = await browser()
    const statuses = []
    for (let count = 0; count < 61; count += 1) statuses.push((await visitor.start(`user${count}@example.com`)).status)
    expect(statuses.indexOf(429)).toBe(60)
  })
})

describe('a mail that cannot be sent', () => {
  test('is answered as such, and no log has the address', async () => {
    let isDown = true
    const error = Object.assign(new Error('550 no such user ann@example.com'), { code: 'EENVELOPE', responseCode: 550 })
    const { browser, errors, codeFor, advance, mails } = createTestServer({
      sendMail: async (mail) => {
        if (isDown) throw error
        mails.push(mail)
      },
    })
    const visitor = await browser()
    const answer = await visitor.start(ann)
    expect(answer).toEqual(refused(503, 'MAIL_UNAVAILABLE'))
    expect(answer.body['error']).toMatchObject({ message: 'The e-mail could not be sent. Try again later' })
    expect(errors.map(String)).toEqual(['MailUnavailable: The e-mail could not be sent (EENVELOPE, 550)'])
    expect(JSON.stringify(errors, Object.getOwnPropertyNames(error))).not.toContain('ann@')
    isDown = false
    advance(minute)
    const flow = String((await visitor.start(ann)).body['flow'])
    expect((await visitor.finish(flow, codeFor(ann))).status).toBe(200)
  })
})
