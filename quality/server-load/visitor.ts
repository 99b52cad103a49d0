import { buildSiwxMessage } from '../../template/src/wallet-modal/domain/siwx/build-message'
import type { TestSigner } from '../../template/src/wallet-modal/services/siwx-verify/testing/signers'
import type { Client, Outcome, Side } from './client'
import { otherSide } from './client'
import type { Confirmed, Ledger } from './ledger'
import { count } from './ledger'

/** An account with the address of its owner's connection. */
export interface Account {
  signer: TestSigner
  ip: string
}

export interface SignedMessage {
  message: string
  signature: string
}

/** The text in a member of a JSON object; empty when there is none. */
export function textAt(value: unknown, ...path: readonly string[]): string {
  let current = value
  for (const name of path) current = typeof current === 'object' && current ? Reflect.get(current, name) : undefined
  return typeof current === 'string' ? current : ''
}

/** Signs a message with a nonce, as a wallet does. */
export function sign({ signer }: Account, nonce: string, domain = 'app.example'): SignedMessage {
  const message = buildSiwxMessage({
    accountAddress: signer.address,
    chainId: signer.chainId,
    domain,
    uri: `https://${domain}/account`,
    version: '1',
    nonce,
    issuedAt: new Date().toISOString(),
  })
  return { message, signature: signer.sign(message) }
}

/** The requests of visitors. Each request enters what the visitor has seen into the ledger. */
export function createVisitor(client: Client, ledger: Ledger) {
  const { counts, findings } = ledger

  function note(what: string, outcome: Outcome): void {
    const isAnswer = outcome.kind === 'answer'
    const code = isAnswer ? textAt(outcome.body, 'error', 'code') : outcome.kind
    count(counts, `${what}: ${isAnswer ? outcome.status : ''}${code === '' ? '' : ` ${code}`}`.replace(':  ', ': '))
    if (outcome.kind === 'hung') findings.push(`a request for ${what} got no answer`)
    if (isAnswer && outcome.status === 500) findings.push(`a request for ${what} was answered with 500`)
    const isLater = isAnswer && (outcome.status === 503 || outcome.status === 429)
    if (isLater && !/^[1-9]\d{0,3}$/.test(outcome.headers['retry-after'] ?? ''))
      findings.push(`${outcome.status} for ${what} has no valid Retry-After`)
  }

  /** Gets a nonce. While one server is down, the other one answers, as behind a load balancer. */
  async function nonce({ ip }: Account, side: Side): Promise<string | undefined> {
    for (const tried of [side, otherSide(side)]) {
      const outcome = await client(tried, { method: 'GET', path: 'nonce', ip })
      note('nonce', outcome)
      if (outcome.kind === 'answer') return textAt(outcome.body, 'nonce') || undefined
    }
    return undefined
  }

  /** Sends a signed message. */
  async function verify(
    account: Account,
    side: Side,
    body: SignedMessage,
  ): Promise<{ outcome: Outcome; login?: Confirmed }> {
    const { address } = account.signer
    const outcome = await client(side, { method: 'POST', path: 'verify', ip: account.ip, body })
    note('verify', outcome)
    if (outcome.kind === 'cut' || outcome.kind === 'hung') count(ledger.unknown, address)
    if (outcome.kind !== 'answer') return { outcome }
    if (outcome.status === 503) count(ledger.unknown, address)
    if (outcome.status !== 200) return { outcome }
    const cookie = outcome.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
    const id = textAt(outcome.body, 'session', 'id')
    if (textAt(outcome.body, 'session', 'address') !== address || cookie === '' || id === '')
      findings.push(`the confirmed login of ${address} has another account, or no cookie`)
    const login: Confirmed = { id, address, ip: account.ip, cookie, state: 'live' }
    ledger.confirmed.push(login)
    ledger.times.push(outcome.ms)
    return { outcome, login }
  }

  /** Asks a server for the session of a cookie: the answer has to be the session, or null after the sign-out. */
  async function ask(login: Confirmed, side: Side, when: string): Promise<void> {
    const before = login.state
    const outcome = await client(side, { method: 'GET', path: 'session', ip: login.ip, cookie: login.cookie })
    note('session', outcome)
    if (outcome.kind !== 'answer' || outcome.status !== 200 || login.state !== before) return
    const id = textAt(outcome.body, 'session', 'id')
    if (before === 'live' && id !== login.id)
      findings.push(`server ${side} does not know the confirmed session ${login.id} ${when}`)
    if (before === 'ended' && id !== '') findings.push(`server ${side} knows the ended session ${login.id} ${when}`)
    count(counts, `asked ${when}`)
  }

  async function signOut(login: Confirmed, side: Side): Promise<void> {
    const { ip, cookie } = login
    login.state = 'unsure'
    const outcome = await client(side, { method: 'POST', path: 'sign-out', ip, cookie })
    note('sign-out', outcome)
    if (outcome.kind === 'answer' && outcome.status === 200) login.state = 'ended'
    else if (outcome.kind === 'refused') login.state = 'live'
  }

  /** Sends a login that must not succeed. Its account has no other logins, so any session of the account is a finding. */
  async function forge(account: Account, side: Side, how: string, body: SignedMessage, origin?: string): Promise<void> {
    const call = { method: 'POST', path: 'verify', ip: account.ip, body } as const
    const outcome = await client(side, origin === undefined ? call : { ...call, origin })
    note(`forged ${how}`, outcome)
    if (outcome.kind === 'answer' && outcome.status === 200) findings.push(`a forged login was accepted: ${how}`)
    if (outcome.kind === 'answer') count(counts, 'forged answered')
  }

  return { nonce, verify, ask, signOut, forge }
}

export type Visitor = ReturnType<typeof createVisitor>
