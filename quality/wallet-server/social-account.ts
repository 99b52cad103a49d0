import * as v from 'valibot'
import type { Answer, TestBrowser } from '../../template/src/wallet-modal/wallet-server/testing/test-browser'
import type { Visitor } from './visitor'

/** How far a change has come: not requested, requested without an answer, or confirmed by the server. */
export type Progress = 'none' | 'asked' | 'confirmed'

/** A GitHub identity that a visitor may have among the logins of the wallet. */
export interface SocialAccount {
  /** The id of the GitHub user. */
  readonly id: number
  /** How far adding the identity to the wallet has come. */
  join: Progress
  /** How far removing the identity from the wallet has come. */
  removal: Progress
}

/** The origin of the wallet frame and its account page. */
export const frameOrigin = 'https://wallet.app.example'

export function newAccount(): SocialAccount {
  const [id = 0] = crypto.getRandomValues(new Uint32Array(1))
  return { id: id + 1, join: 'none', removal: 'none' }
}

/** The SHA-256 of a text as base64url. */
async function challengeOf(verifier: string): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))).toString('base64url')
}

/** Logs in at GitHub through the endpoints below `path`: `social` logs a visitor in, `logins` adds the identity to the visitor's logins. */
async function prove(
  visitor: Visitor,
  browser: TestBrowser,
  path: 'social' | 'logins',
  { id }: SocialAccount,
): Promise<Answer['body']> {
  const verifier = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')
  const start = { provider: 'github', app: frameOrigin, challenge: await challengeOf(verifier) }
  const { uri } = await visitor.ask(browser, 'POST', `${path}/start`, start)
  const answer = new URLSearchParams({ code: String(id), state: new URL(String(uri)).searchParams.get('state') ?? '' })
  const callback = `${frameOrigin}/api/wallet/social/callback/github?${answer}`
  return visitor.ask(browser, 'POST', `${path}/finish`, { uri: callback, verifier })
}

/** Logs the browser in with a GitHub identity. Returns the id of the wallet's user. */
export async function logInAtGitHub(visitor: Visitor, browser: TestBrowser, account: SocialAccount): Promise<string> {
  browser.token = undefined
  const { token, user } = await prove(visitor, browser, 'social', account)
  browser.token = String(token)
  return v.parse(v.object({ id: v.string() }), user).id
}

/** Adds a GitHub identity to the visitor's logins. The browser has to be logged in at the account page. */
export async function addAccount(visitor: Visitor, browser: TestBrowser, account: SocialAccount): Promise<void> {
  account.join = 'asked'
  await prove(visitor, browser, 'logins', account)
  account.join = 'confirmed'
}

/** Removes a GitHub identity from the visitor's logins. */
export async function removeAccount(visitor: Visitor, browser: TestBrowser, account: SocialAccount): Promise<void> {
  const { logins } = await visitor.me(browser)
  const login = logins.find(({ name }) => name === `person-${account.id}`)
  if (!login) throw new Error('the GitHub identity is not in the list of logins')
  account.removal = 'asked'
  await visitor.ask(browser, 'DELETE', 'logins', { id: login.id })
  account.removal = 'confirmed'
}
