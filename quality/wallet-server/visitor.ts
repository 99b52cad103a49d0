import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { NewLock } from '../../template/src/wallet-modal/wallet-frame/custody/locks'
import { sealWallet } from '../../template/src/wallet-modal/wallet-frame/custody/seal-wallet'
import type { MeAnswer, Vault } from '../../template/src/wallet-modal/wallet-server/api'
import { meAnswerSchema } from '../../template/src/wallet-modal/wallet-server/api'
import type { Answer, TestBrowser } from '../../template/src/wallet-modal/wallet-server/testing/test-browser'
import { createTestBrowser } from '../../template/src/wallet-modal/wallet-server/testing/test-browser'
import { testAddresses } from '../../template/src/wallet-modal/wallet-server/testing/test-vault'
import * as v from 'valibot'
import type { Progress, SocialAccount } from './social-account'
import { addAccount, frameOrigin, logInAtGitHub, newAccount, removeAccount } from './social-account'

/** The server has ended before it answered. */
export class NoAnswer extends Error {}

/** A code that was sent to the server. */
interface UsedCode {
  browser: TestBrowser
  path: string
  body: { flow: string; code: string }
  isConfirmed: boolean
}

/** The server that runs at the moment. */
export interface CurrentServer {
  send(request: Request): Promise<Response>
  /** The folder with the mails. */
  mails: string
}

export const bytes = (length: number) => crypto.getRandomValues(new Uint8Array(length))

/** A visitor with two mailboxes and two browsers, who remembers what the server has confirmed. */
export class Visitor {
  readonly emails: readonly [first: string, next: string]
  readonly seed = bytes(16)
  readonly passkey = bytes(32)
  readonly recoveryCode = bytes(16)
  /** The latest vault that the server has confirmed, and the latest vault that was sent. */
  confirmed: Vault | undefined
  sent: Vault | undefined
  userId: string | undefined
  login: Progress = 'none'
  move: Progress = 'none'
  /** How far the sign-out of the second browser has come. */
  deviceEnd: Progress = 'none'
  signOut: Progress = 'none'
  /** The visit adds both GitHub identities to the wallet, and removes the second identity again. */
  readonly accounts: readonly [SocialAccount, SocialAccount] = [newAccount(), newAccount()]
  readonly codes: UsedCode[] = []
  readonly #server: CurrentServer
  #browsers: readonly [TestBrowser, TestBrowser] | undefined

  constructor(server: CurrentServer, name: string) {
    this.#server = server
    this.emails = [`${name}@example.com`, `${name}-next@example.com`]
  }

  get browsers(): readonly [first: TestBrowser, second: TestBrowser] {
    if (!this.#browsers) throw new Error('the visitor has no browser yet')
    return this.#browsers
  }

  newBrowser(): Promise<TestBrowser> {
    return createTestBrowser((request) => this.#server.send(request), Date.now)
  }

  codeFor(email: string): string {
    const mails = readFileSync(join(this.#server.mails, `mails-${email}`), 'utf8').trim()
    return /\d{6}/.exec(mails.split('\n').at(-1) ?? '')?.[0] ?? ''
  }

  /** Sends a request that has to succeed. @throws NoAnswer when the server has ended before the answer */
  async ask(browser: TestBrowser, method: string, path: string, body?: object): Promise<Answer['body']> {
    const answer = await browser.call(method, path, body && { body }).catch(() => undefined)
    if (!answer) throw new NoAnswer()
    if (answer.status !== 200) throw new Error(`${method} ${path} got ${answer.status}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }

  async #sendCode(browser: TestBrowser, path: string, flow: string, email: string): Promise<Answer['body']> {
    const used = { browser, path, body: { flow, code: this.codeFor(email) }, isConfirmed: false }
    this.codes.push(used)
    const answer = await this.ask(browser, 'POST', path, used.body)
    used.isConfirmed = true
    return answer
  }

  /** Logs in with a mailed code. Returns the id of the user. */
  async logIn(browser: TestBrowser, email: string, app = 'https://app.example'): Promise<string> {
    browser.token = undefined
    const { flow } = await this.ask(browser, 'POST', 'email/start', { email, app })
    const { token, user } = await this.#sendCode(browser, 'email/finish', String(flow), email)
    browser.token = String(token)
    return v.parse(v.object({ id: v.string() }), user).id
  }

  /** Logs a new browser in at the account page of the frame, which can add and remove logins. */
  async openAccountPage(email: string): Promise<TestBrowser> {
    const browser = await this.newBrowser()
    await this.logIn(browser, email, frameOrigin)
    return browser
  }

  async me(browser: TestBrowser): Promise<MeAnswer> {
    return v.parse(meAnswerSchema, await this.ask(browser, 'GET', 'me'))
  }

  /** Stores the next vault, with these locks. The first vault has the version 1. */
  async store(browser: TestBrowser, locks: readonly NewLock[]): Promise<void> {
    const [secret] = (await this.me(browser)).secrets
    if (!secret) throw new Error('the server gave no secret')
    const version = (this.confirmed?.version ?? 0) + 1
    const vault = await sealWallet(crypto, { seed: this.seed, walletId: secret.walletId, version }, secret, locks)
    this.sent = vault
    const body = version === 1 ? { vault, addresses: testAddresses } : { vault }
    await this.ask(browser, version === 1 ? 'POST' : 'PUT', 'vault', body)
    this.confirmed = vault
  }

  /** The locks that the master key alone does not open. */
  get ownLocks(): NewLock[] {
    return [
      { kind: 'login+passkey', output: this.passkey },
      { kind: 'login+code', code: this.recoveryCode },
    ]
  }

  /** Changes the user's address, with the code of each of the two mailboxes. */
  async changeEmail(browser: TestBrowser): Promise<void> {
    const [from, to] = this.emails
    const body = { email: to, app: 'https://app.example' }
    const flow = String((await this.ask(browser, 'POST', 'email/change/start', body))['flow'])
    await this.#sendCode(browser, 'email/change/primary', flow, from)
    this.move = 'asked'
    await this.#sendCode(browser, 'email/change/secondary', flow, to)
    this.move = 'confirmed'
  }

  /** Makes every change that the server stores, one after another. @throws NoAnswer when the server has ended */
  async visit(): Promise<void> {
    const browsers = [await this.newBrowser(), await this.newBrowser()] as const
    this.#browsers = browsers
    const [first, second] = browsers
    this.userId = await this.logIn(first, this.emails[0])
    this.login = 'confirmed'
    await this.store(first, [{ kind: 'login' }])
    await this.store(first, [{ kind: 'login' }])
    await this.store(first, this.ownLocks)
    await this.changeEmail(first)
    await this.logIn(second, this.emails[1])
    await this.endDevice(first)
    const page = await this.openAccountPage(this.emails[1])
    const [lasting, removed] = this.accounts
    await addAccount(this, page, lasting)
    await addAccount(this, page, removed)
    await removeAccount(this, page, removed)
    await logInAtGitHub(this, await this.newBrowser(), lasting)
    this.signOut = 'asked'
    await this.ask(first, 'POST', 'sign-out', {})
    this.signOut = 'confirmed'
  }

  /** Signs the second browser out from the list of browsers. */
  async endDevice(browser: TestBrowser): Promise<void> {
    const listed = v.parse(devicesSchema, await this.ask(browser, 'GET', 'devices'))
    const other = listed.devices.find(({ current }) => !current)
    if (!other) throw new Error('the second browser is not in the list')
    this.deviceEnd = 'asked'
    await this.ask(browser, 'DELETE', 'devices', { id: other.id })
    this.deviceEnd = 'confirmed'
  }
}

export const devicesSchema = v.object({ devices: v.array(v.object({ id: v.string(), current: v.boolean() })) })
