// @vitest-environment node
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { unverifiedDomainType } from '../connectors/auth-frame/protocol'
import { createTestServer } from './testing/create-test-server'

test.each([
  ['https://app.example/', false],
  ['https://shop.example/cart?item=1', false],
  ['https://wallet.app.example/', false],
  [undefined, false],
  ['', false],
  ['https://evil.example/', true],
  ['http://app.example/', true],
  ['https://app.example:8443/', true],
  ['https://app.example.evil.example/', true],
  ['https://app.example@evil.example/', true],
  ['https://evil.example/https://app.example/', true],
  ['not an address', true],
])('A request for the frame with the referrer %s is refused: %s.', (referer, isRefused) => {
  expect(createTestServer().server.refuses(referer)).toBe(isRefused)
})

/** Gets the page that is sent in place of the frame. */
async function getPage(headers: Record<string, string> = {}): Promise<Response> {
  const { server } = createTestServer()
  return server.fetch(new Request('https://wallet.app.example/api/wallet/refused', { headers }))
}

test('Any site may embed the refusal page. Its policy allows the script and the style of the page, and nothing else.', async () => {
  const answer = await getPage({ 'sec-fetch-site': 'cross-site', referer: 'https://evil.example/' })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-frame-options')).toBeNull()
  const html = await answer.text()
  const contents = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))].map(([, content = '']) => content)
  const hashOf = (text = '') => createHash('sha256').update(text).digest('base64')
  const [scripts, styles] = [contents('script'), contents('style')]
  expect([scripts.length, styles.length, /<(?:script|style|link) [^>]|style=/.test(html)]).toEqual([1, 1, false])
  expect(answer.headers.get('content-security-policy')).toBe(
    `default-src 'none'; style-src 'sha256-${hashOf(styles[0])}'; script-src 'sha256-${hashOf(scripts[0])}'; form-action 'none'; base-uri 'none'`,
  )
})

/** Runs the script of the page in a window. Returns the messages to the embedding page. */
async function said(referrer: string, isFramed = true): Promise<unknown[]> {
  const [, script = ''] = /<script>([^]*?)<\/script>/.exec(await (await getPage()).text()) ?? []
  const messages: unknown[] = []
  const parent = { postMessage: (...message: unknown[]) => void messages.push(message) }
  const run = new Function('parent', 'self', 'document', script)
  run(parent, isFramed ? {} : parent, { referrer })
  return messages
}

test('The refusal page tells the embedding page, and no other page, that it may not use the wallet.', async () => {
  const message = { type: unverifiedDomainType }
  expect(await said('https://evil.example/')).toEqual([[message, 'https://evil.example']])
  expect(await said('')).toEqual([])
  expect(await said('https://evil.example/', false)).toEqual([])
})
