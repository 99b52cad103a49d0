import type { SiwxMessageData } from '../../domain/sign-in/siwx'
import { buildSiwxMessage } from '../../domain/siwx/build-message'
import type { TestSigner } from '../../services/siwx-verify/testing/signers'

type Send = (request: Request) => Promise<Response>

/** The server's response. */
export interface Answer {
  status: number
  body: Record<string, unknown>
  headers: Headers
}

interface CallOptions {
  body?: unknown
  headers?: Record<string, string | undefined>
}

/** A browser with a page of the app and a cookie jar. */
export interface TestVisitor {
  cookie: string | undefined
  call(method: string, path: string, options?: CallOptions): Promise<Answer>
  nonce(): Promise<string>
  /** Makes a message for a signer, with a nonce from the server. */
  message(signer: TestSigner, changes?: Partial<SiwxMessageData>): Promise<SiwxMessageData>
  signIn(signer: TestSigner, changes?: Partial<SiwxMessageData>): Promise<Answer>
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

export function createTestVisitor(send: Send, now: () => number, origin = 'https://app.example'): TestVisitor {
  const visitor: TestVisitor = {
    cookie: undefined,
    async call(method, path, { body, headers = {} } = {}) {
      const all: Record<string, string | undefined> = {
        ...(method === 'GET' ? { 'sec-fetch-site': 'same-origin' } : { origin }),
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
        ...(visitor.cookie === undefined ? {} : { cookie: visitor.cookie }),
        'user-agent': 'Test browser 1.0',
        ...headers,
      }
      const sent = new Headers(
        Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
      )
      const text = typeof body === 'string' ? body : JSON.stringify(body ?? {})
      const init = { method, headers: sent, ...(method === 'POST' ? { body: text } : {}) }
      const response = await send(new Request(`https://app.example/api/sign-in/${path}`, init))
      const set = response.headers.get('set-cookie')?.split('; ')
      if (set) visitor.cookie = set.includes('Max-Age=0') ? undefined : set[0]
      const answer = response.status === 204 ? {} : toRecord(await response.json())
      return { status: response.status, body: answer, headers: response.headers }
    },
    async nonce() {
      const { body } = await visitor.call('GET', 'nonce')
      return String(body['nonce'])
    },
    async message({ address, chainId }, changes = {}) {
      return {
        accountAddress: address,
        chainId,
        domain: new URL(origin).host,
        uri: `${origin}/account`,
        version: '1',
        nonce: changes.nonce ?? (await visitor.nonce()),
        issuedAt: new Date(now()).toISOString(),
        ...changes,
      }
    },
    async signIn(signer, changes) {
      const message = buildSiwxMessage(await visitor.message(signer, changes))
      return visitor.call('POST', 'verify', { body: { message, signature: signer.sign(message) } })
    },
  }
  return visitor
}
