// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { createTestServer } from '../testing/create-test-server'
import { refused } from '../testing/expect-refusal'
import type { TestBrowser } from '../testing/test-browser'
import { toAnswer } from '../testing/test-browser'

const ann = 'ann@example.com'
const minute = 60_000

const ask = (browser: TestBrowser, flow: unknown) => browser.call('POST', 'email/device', { body: { flow } })

function createApprovingServer(changes: Parameters<typeof createTestServer>[0] = {}) {
  const all = createTestServer({ deviceApproval: 'new', ...changes })
  /** The address of the page in the newest mail. */
  const link = () => /https:\/\/wallet\S+/.exec(all.mails.at(-1)?.text ?? '')?.[0] ?? 'https://wallet.app.example/none'
  const open = async (address: string, headers: Record<string, string> = {}) =>
    toAnswer(await all.server.fetch(new Request(address, { headers })))
  const press = async (address: string, headers: Record<string, string> = {}) => {
    const { origin, pathname, searchParams } = new URL(address)
    const body = new URLSearchParams({ ticket: searchParams.get('ticket') ?? '' })
    const request = new Request(origin + pathname, { method: 'POST', body, headers: { origin, ...headers } })
    return toAnswer(await all.server.fetch(request))
  }
  return { ...all, link, open, press }
}

describe('a browser that the address does not know', () => {
  test('is approved with the button of the mailed page, then the code is mailed', async () => {
    const { browser, mails, link, open, press, codeFor, now } = createApprovingServer()
    const visitor = await browser()
    const { body } = await visitor.start(ann)
    expect(body).toEqual({ action: 'VERIFY_DEVICE', flow: expect.any(String) })
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe('Approve a new browser for Example')
    for (const fact of ['Example (https://app.example)', 'Chrome on macOS', '1 January 2026, 00:00 UTC', '20 minutes'])
      expect(mails[0]?.text).toContain(fact)
    expect(link()).toMatch(/^https:\/\/wallet\.app\.example\/api\/wallet\/email\/approve\?ticket=[\w-]{43}$/)
    expect((await ask(visitor, body['flow'])).body).toEqual({ approved: false })

    const page = await open(link(), { 'sec-fetch-site': 'cross-site' })
    expect(page.status).toBe(200)
    for (const fact of ['Example (https://app.example)', 'Chrome on macOS', '1 January 2026', '<button>'])
      expect(page.body['html']).toContain(fact)
    expect(page.body['html']).not.toContain('<script')
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    )
    expect(page.headers.get('referrer-policy')).toBe('same-origin')
    expect((await ask(visitor, body['flow'])).body).toEqual({ approved: false })

    expect((await press(link())).body['html']).toContain('Approved')
    expect(mails).toHaveLength(1)
    const answers = await Promise.all([ask(visitor, body['flow']), ask(visitor, body['flow'])])
    expect(answers.map((answer) => answer.body)).toContainEqual({ approved: true })
    // The other request may end before the code is mailed, because waiting takes no time here.
    expect((await ask(visitor, body['flow'])).body).toEqual({ approved: true })
    expect(mails).toHaveLength(2)
    const finished = await visitor.finish(String(body['flow']), codeFor(ann))
    expect(finished.body['expiresAt']).toBeGreaterThan(now())
  })

  test('Both mails about a new browser are in the language of the visitor.', async () => {
    const { browser, mails, link, press, codeFor } = createApprovingServer()
    const visitor = await browser()
    const asked = { email: ann, app: 'https://app.example', locale: 'fr-CA' }
    const { flow } = (await visitor.call('POST', 'email/start', { body: asked })).body
    await press(link())
    expect((await ask(visitor, flow)).body).toEqual({ approved: true })
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Approuvez un nouveau navigateur pour Example',
      `${codeFor(ann)} est votre code pour Example`,
    ])
    for (const fact of ['Chrome sur macOS', '1 janvier 2026', 'UTC']) expect(mails[0]?.text).toContain(fact)
  })

  test('gets the answer while its request waits', async () => {
    let onWait = async () => {}
    const { browser, link, press } = createApprovingServer({ wait: () => onWait() })
    const visitor = await browser()
    const { body } = await visitor.start(ann)
    let waits = 0
    onWait = async () => {
      waits += 1
      if (waits === 3) await press(link())
    }
    expect((await ask(visitor, body['flow'])).body).toEqual({ approved: true })
    expect(waits).toBe(3)
  })

  test('waits for 25 seconds in one request', async () => {
    const waits: number[] = []
    const { browser } = createApprovingServer({ wait: async (milliseconds) => void waits.push(milliseconds) })
    const visitor = await browser()
    await ask(visitor, (await visitor.start(ann)).body['flow'])
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBe(25_000)
  })

  test('has no code before the approval, and its flow is of no use to others', async () => {
    const { browser, link, press, mails } = createApprovingServer()
    const [visitor, stranger] = [await browser(), await browser()]
    const { flow } = (await visitor.start(ann)).body
    for (const code of ['000000', '123456'])
      expect(await visitor.finish(String(flow), code)).toEqual(refused(401, 'CODE_SPENT'))
    await press(link())
    expect(await ask(stranger, flow)).toEqual(refused(401, 'FLOW_OVER'))
    expect(await ask(visitor, 'f'.repeat(22))).toEqual(refused(401, 'FLOW_OVER'))
    expect(mails).toHaveLength(1)
    expect((await ask(visitor, flow)).body).toEqual({ approved: true })
  })

  test('gets FLOW_OVER from a login that nobody approved for 20 minutes, while its wrong codes still get CODE_SPENT', async () => {
    const { browser, mails, advance } = createApprovingServer()
    const visitor = await browser()
    const { flow } = (await visitor.start(ann)).body
    advance(20 * minute - 1)
    expect((await ask(visitor, flow)).body).toEqual({ approved: false })
    advance(1)
    const answer = await ask(visitor, flow)
    expect(answer).toEqual(refused(401, 'FLOW_OVER'))
    expect(answer.body['error']).toEqual({ code: 'FLOW_OVER', message: 'This login is over. Start again' })
    expect(await visitor.finish(String(flow), '123456')).toEqual(refused(401, 'CODE_SPENT'))
    expect(mails).toHaveLength(1)
  })

  test('is answered in the same way whether or not the address has a wallet', async () => {
    const { browser, link, press, codeFor, advance } = createApprovingServer()
    const first = await browser()
    const { flow } = (await first.start(ann)).body
    await press(link())
    await ask(first, flow)
    await first.finish(String(flow), codeFor(ann))
    advance(minute)
    const answers = [await (await browser()).start(ann), await (await browser()).start('new@example.com')]
    expect(answers.map(({ body }) => body['action'])).toEqual(['VERIFY_DEVICE', 'VERIFY_DEVICE'])
    first.token = undefined
    advance(minute)
    expect((await first.start(ann)).body['action']).toBe('VERIFY_OTP')
  })

  test('keeps its approval when the code cannot be mailed', async () => {
    let isDown = false
    const { browser, link, press, codeFor, ...all } = createApprovingServer({
      sendMail: async (mail) => {
        if (isDown) throw new Error('down')
        all.mails.push(mail)
      },
    })
    const visitor = await browser()
    const { flow } = (await visitor.start(ann)).body
    await press(link())
    isDown = true
    expect(await ask(visitor, flow)).toEqual(refused(503, 'MAIL_UNAVAILABLE'))
    isDown = false
    expect((await ask(visitor, flow)).body).toEqual({ approved: true })
    expect((await visitor.finish(String(flow), codeFor(ann))).status).toBe(200)
  })
})

describe('the page of the mailed link', () => {
  test('works once, for twenty minutes', async () => {
    const { browser, link, open, press, advance } = createApprovingServer()
    await (await browser()).start(ann)
    const first = link()
    expect((await press(first)).status).toBe(200)
    expect((await press(first)).status).toBe(410)
    expect((await open(first)).status).toBe(410)
    advance(minute)
    await (await browser()).start(ann)
    advance(20 * minute)
    expect((await open(link())).status).toBe(410)
    expect((await press(link())).status).toBe(410)
    for (const ticket of ['', 'x', 'a'.repeat(43), '<script>'])
      expect((await open(`${first.split('=')[0]}=${encodeURIComponent(ticket)}`)).status).toBe(410)
  })

  test('takes its form from the frame’s own origin only', async () => {
    const { browser, link, press } = createApprovingServer()
    const visitor = await browser()
    const { flow } = (await visitor.start(ann)).body
    for (const origin of ['https://evil.example', 'https://app.example', 'null'])
      expect(await press(link(), { origin })).toEqual(refused(403, 'ORIGIN_NOT_ALLOWED'))
    expect(await press(link(), { 'content-type': 'application/json' })).toEqual(
      refused(415, 'CONTENT_TYPE_NOT_ALLOWED'),
    )
    expect((await ask(visitor, flow)).body).toEqual({ approved: false })
  })

  test('shows the name of a browser as text', async () => {
    const { browser, link, open } = createApprovingServer({ appName: 'Ben & <b>Jo</b>' })
    const visitor = await browser()
    const headers = { 'user-agent': '<img src=x onerror="alert(1)">' }
    await visitor.call('POST', 'email/start', { body: { email: ann, app: 'https://app.example' }, headers })
    const { body } = await open(link())
    expect(body['html']).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;')
    expect(body['html']).toContain('Ben &amp; &lt;b&gt;Jo&lt;/b&gt;')
    expect(body['html']).not.toContain('<img')
  })
})
