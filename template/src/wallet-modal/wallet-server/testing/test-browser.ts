import { proofHeaders, proofText } from '../api'
import { sha256Hex, toBase64url, utf8 } from '../crypto/bytes'

/** The server's response. */
export interface Answer {
  status: number
  body: Record<string, unknown>
  headers: Headers
}

interface CallOptions {
  /** A text is sent as it is. */
  body?: unknown
  headers?: Record<string, string | undefined>
  /** The time of the proof, in milliseconds. Default: now. */
  time?: number
}

/** A browser with the wallet frame and a device key. */
export interface TestBrowser {
  token: string | undefined
  /** Makes a request with its proof. */
  request(method: string, path: string, options?: CallOptions): Promise<Request>
  call(method: string, path: string, options?: CallOptions): Promise<Answer>
  start(email: string, app?: string): Promise<Answer>
  /** Finishes a login and keeps the token. */
  finish(flow: string, code: string): Promise<Answer>
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** The status and the body of a response. */
export async function toAnswer(response: Response): Promise<Answer> {
  const isJson = response.headers.get('content-type') === 'application/json'
  const body = isJson ? toRecord(await response.json()) : { html: await response.text() }
  return { status: response.status, body, headers: response.headers }
}

/** Creates a browser with a new device key. */
export async function createTestBrowser(
  send: (request: Request) => Promise<Response>,
  now: () => number,
): Promise<TestBrowser> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, [
    'sign',
    'verify',
  ])
  const device = toBase64url(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey)))
  const origin = 'https://wallet.app.example'

  const browser: TestBrowser = {
    token: undefined,
    async request(method, path, { body, headers = {}, time = now() } = {}) {
      const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body)
      const url = `/api/wallet/${path}`
      const bodyHash = await sha256Hex(utf8(text))
      const signed = utf8(proofText({ method, path: url, time: String(time), bodyHash }))
      const proof = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, signed)
      const all: Record<string, string | undefined> = {
        ...(method === 'GET' ? { 'sec-fetch-site': 'same-origin' } : { origin }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(browser.token === undefined ? {} : { authorization: `Bearer ${browser.token}` }),
        'user-agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/150.0 Safari/537.36',
        [proofHeaders.device]: device,
        [proofHeaders.time]: String(time),
        [proofHeaders.proof]: toBase64url(new Uint8Array(proof)),
        ...headers,
      }
      const sent = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined)
      return new Request(origin + url, { method, headers: sent, ...(body === undefined ? {} : { body: text }) })
    },
    async call(method, path, options) {
      return toAnswer(await send(await browser.request(method, path, options)))
    },
    start: (email, app = 'https://app.example') => browser.call('POST', 'email/start', { body: { email, app } }),
    async finish(flow, code) {
      const answer = await browser.call('POST', 'email/finish', { body: { flow, code } })
      const { token } = answer.body
      if (typeof token === 'string') browser.token = token
      return answer
    },
  }
  return browser
}
