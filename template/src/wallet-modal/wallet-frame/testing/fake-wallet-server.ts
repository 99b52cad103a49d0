import type { LoginAnswer, MeAnswer, OfferedAnswer } from '../../wallet-server/api'
import { newVaultRequestSchema, nextVaultRequestSchema, proofHeaders, proofText } from '../../wallet-server/api'
import * as v from 'valibot'
import { fromBase64Url, toBase64Url, toHexText, utf8 } from '../bytes'

/** A wallet server in memory that follows the contract, and that may be rude. */
interface FakeWalletServer {
  fetch(url: string, init: RequestInit): Promise<Response>
  /** `METHOD path` of each call that was proven. */
  readonly calls: string[]
  /** The bodies of these calls. */
  readonly bodies: unknown[]
  /** The tokens that came with these calls. */
  readonly tokens: (string | undefined)[]
  wallet: MeAnswer['wallet']
  keyVersion: number
  /** How far the server's clock is ahead. */
  ahead: number
  /** The answer to the next call of a path, in place of the right one. */
  readonly next: Map<string, () => Response | Promise<Response>>
  action: 'VERIFY_OTP' | 'VERIFY_DEVICE' | 'CONNECT'
  /** The answers of `email/device`, one for each call. Afterwards: approved. */
  readonly approvals: boolean[]
  sessionsEnded: boolean
  email: string
  /** The answer to `GET offered`. Undefined: the server does not answer this request. */
  offered: OfferedAnswer | undefined
  /** The logins in the answer to `GET me`. */
  logins: MeAnswer['logins']
  /** The user of logins with a social network. */
  socialUser: LoginAnswer['user']
  /** The name of this user at the social network. */
  socialName: string
}

const code = '123456'
const walletId = 'wallet-0000000000001'
const flow = 'flow-00000000000000001'

export const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

const uriSchema = v.object({ uri: v.string(), verifier: v.string() })

/** The address of the callback, with the answer of the provider to a login. @param uri the address of the provider's page */
export const socialReturn = (uri: string): string => {
  const state = new URL(uri).searchParams.get('state') ?? ''
  return `https://wallet.example/api/wallet/social/callback/google?code=abc&state=${state}`
}

/** Rejects when the signal aborts, as `fetch` does. */
function untilAborted<T>(signal: AbortSignal | null | undefined, work: () => T | Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')), { once: true })
    Promise.resolve(work()).then(resolve, reject)
  })
}

/** An answer of the server that refuses a request. @param facts further members of `error`, which may be hostile */
export const refusal = (status: number, errorCode: string, message: string, facts: Record<string, unknown> = {}) =>
  answer({ error: { code: errorCode, message, ...facts } }, status)

async function secretOf(keyVersion: number, id: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', utf8(`secret ${keyVersion} ${id}`))
  return toBase64Url(new Uint8Array(digest))
}

async function isProven(method: string, path: string, headers: Headers, body: string): Promise<boolean> {
  const device = fromBase64Url(headers.get(proofHeaders.device) ?? '')
  const proof = fromBase64Url(headers.get(proofHeaders.proof) ?? '')
  if (device?.length !== 65 || proof?.length !== 64) return false
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
  const key = await crypto.subtle.importKey('raw', device, algorithm, false, ['verify'])
  const bodyHash = toHexText(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(body))))
  const text = proofText({ method, path, time: headers.get(proofHeaders.time) ?? '', bodyHash })
  return crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, proof, utf8(text))
}

export function createFakeWalletServer(now: () => number): FakeWalletServer {
  let count = 0
  const tokens = new Map<string, LoginAnswer['user']>()
  const challenges = new Map<string, string>()

  /** Begins a proof of an account at a provider. */
  const beginProof = (body: Record<string, unknown>) => {
    count += 1
    challenges.set(`state-${count}`, String(body['challenge']))
    return answer({ uri: `https://accounts.example/authorize?state=state-${count}` })
  }

  /** Ends a proof. False if the proof was not begun with this verifier. */
  const endProof = async (body: Record<string, unknown>) => {
    const { uri, verifier } = v.parse(uriSchema, body)
    const state = new URL(uri).searchParams.get('state') ?? ''
    const digest = await crypto.subtle.digest('SHA-256', utf8(verifier))
    const isRight = challenges.get(state) === toBase64Url(new Uint8Array(digest))
    challenges.delete(state)
    return isRight
  }
  const notFinished = () => refusal(401, 'LOGIN_NOT_VALID', 'This login cannot be finished. Start again')

  const logIn = (user: LoginAnswer['user'], name?: string) => {
    count += 1
    const token = `token-${count}`
    tokens.set(token, user)
    return answer({ token, expiresAt: now() + server.ahead + 7 * 86_400_000, user, name })
  }

  const endpoints: Record<string, (body: Record<string, unknown>, token: string) => Promise<Response> | Response> = {
    'POST email/start': ({ email }) => {
      server.email = String(email)
      return answer(server.action === 'CONNECT' ? { action: 'CONNECT' } : { action: server.action, flow })
    },
    'POST email/device': () => answer({ approved: server.approvals.shift() ?? true }),
    'POST email/finish': (body) => {
      if (body['code'] !== code || body['flow'] !== flow) return refusal(400, 'CODE_WRONG', 'The code is wrong')
      return logIn({ id: 'user-1', email: server.email })
    },
    'POST social/start': beginProof,
    'POST social/finish': async (body) =>
      (await endProof(body)) ? logIn(server.socialUser, server.socialName) : notFinished(),
    'POST logins/start': beginProof,
    'POST logins/finish': async (body) => {
      if (!(await endProof(body))) return notFinished()
      const added = { id: 'a'.repeat(32), provider: 'google', name: 'Ann Example' } as const
      server.logins = [...server.logins, added]
      return answer(added)
    },
    'DELETE logins': ({ id }) => {
      server.logins = server.logins.filter((login) => login.id !== id)
      return answer({})
    },
    'POST farcaster/start': () => answer({ flow, url: 'https://farcaster.example/~/siwf?channelToken=abc' }),
    'POST farcaster/finish': () =>
      (server.approvals.shift() ?? true)
        ? logIn({ id: 'user-3', email: null }, 'ann.eth')
        : answer({ approved: false }),
    'GET me': async (_, token) => {
      const versions = Array.from({ length: server.keyVersion }, (_, index) => index + 1)
      const secrets = versions.map(async (keyVersion) => ({
        walletId,
        keyVersion,
        secret: await secretOf(keyVersion, walletId),
      }))
      return answer({
        user: tokens.get(token),
        logins: server.logins,
        loggedInAt: now() + server.ahead,
        wallet: server.wallet,
        secrets: await Promise.all(secrets),
      })
    },
    'POST vault': (body) => {
      if (server.wallet) return refusal(409, 'WALLET_EXISTS', 'There is a wallet already')
      const { vault, addresses } = v.parse(newVaultRequestSchema, body)
      server.wallet = { walletId: vault.walletId, vault, addresses }
      return answer({ stored: true })
    },
    'PUT vault': (body) => {
      const { vault } = v.parse(nextVaultRequestSchema, body)
      if (!server.wallet || vault.version !== server.wallet.vault.version + 1)
        return refusal(409, 'VAULT_CHANGED', 'The wallet was changed elsewhere')
      server.wallet = { ...server.wallet, vault }
      return answer({ stored: true })
    },
    'POST sign-out': (_, token) => {
      tokens.delete(token)
      return answer({})
    },
    'GET devices': () => answer({ devices: [] }),
    'POST email/change/start': (_, token) => {
      const isFirst = tokens.get(token)?.email === null
      return answer({ action: isFirst ? 'VERIFY_SECONDARY_OTP' : 'VERIFY_PRIMARY_OTP', flow })
    },
    'POST email/change/primary': () => answer({ action: 'VERIFY_SECONDARY_OTP' }),
    'POST email/change/secondary': () => answer({ email: 'new@example.com' }),
  }
  const open = /^POST (?:email|social|farcaster)\/(?:start|device|finish)$/

  const server: FakeWalletServer = {
    calls: [],
    bodies: [],
    tokens: [],
    wallet: null,
    keyVersion: 1,
    ahead: 0,
    next: new Map(),
    action: 'VERIFY_OTP',
    approvals: [],
    sessionsEnded: false,
    email: 'ann@example.com',
    offered: { socials: ['google', 'x'], farcaster: true },
    logins: [],
    socialUser: { id: 'user-2', email: null },
    socialName: 'Ann Example',
    async fetch(url, { method = 'GET', headers, body, signal }) {
      const given = new Headers(headers)
      const text = typeof body === 'string' ? body : ''
      if (url.endsWith('/offered'))
        return server.offered ? answer(server.offered) : Promise.reject(new TypeError('down'))
      const name = `${method} ${url.replace('/api/wallet/', '')}`
      if (!(await isProven(method, url, given, text))) return refusal(401, 'PROOF_NOT_VALID', 'Load the page again')
      const skew = Number(given.get(proofHeaders.time)) - (now() + server.ahead)
      if (Math.abs(skew) > 300_000)
        return refusal(401, 'CLOCK_NOT_RIGHT', 'The clock is wrong', { now: now() + server.ahead })
      const token = given.get('authorization')?.replace('Bearer ', '')
      server.calls.push(name)
      const json: Record<string, unknown> = text === '' ? {} : JSON.parse(text)
      server.bodies.push(json)
      server.tokens.push(token)
      const rude = server.next.get(name)
      server.next.delete(name)
      if (rude) return untilAborted(signal, rude)
      const isKnown = token !== undefined && tokens.has(token) && !server.sessionsEnded
      if (!open.test(name) && !isKnown) return refusal(401, 'NOT_SIGNED_IN', 'Log in first')
      return endpoints[name]?.(json, token ?? '') ?? refusal(404, 'NOT_FOUND', 'There is nothing')
    },
  }
  return server
}
