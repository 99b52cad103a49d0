import { createEvmSigner } from '../../template/src/wallet-modal/services/siwx-verify/testing/signers'
import type { Random } from '../fuzz/random'
import type { Side } from './client'
import { otherSide } from './client'
import type { Ledger } from './ledger'
import { count } from './ledger'
import type { Account, Visitor } from './visitor'
import { sign } from './visitor'

/** How many logins an account makes. With more, the server would end the oldest sessions and refuse the account. */
const loginsOfAccount = 4
/** The accounts whose logins are all forged. */
const victims = 50

export interface VisitParts {
  visitor: Visitor
  ledger: Ledger
  random: Random
  /** Begins the names of the accounts. */
  prefix: string
  /** The block of addresses and accounts of these visits, from 0 to 200. No other visits of a run have the same block. */
  block: number
}

/** The IPv4 address of a visitor. */
const ipOf = (block: number, number: number) =>
  [11 + block, (number >> 16) & 255, (number >> 8) & 255, number & 255].join('.')

/** Creates the visits of one process: real logins, the same message sent several times at once, and forged logins. */
export function createVisits({ visitor, ledger, random, prefix, block }: VisitParts) {
  const { counts, findings } = ledger
  let accounts = 0
  let uses = loginsOfAccount
  let current: Account | undefined

  const createAccount = (name: string, number: number): Account => ({
    signer: createEvmSigner(`${prefix}-${block}-${name}${number}`),
    ip: ipOf(block, number),
  })
  const prepared: Account[] = []
  const targets = Array.from({ length: victims }, (_, index) => createAccount('victim', index))

  function newAccount(): Account {
    accounts += 1
    return prepared.pop() ?? createAccount('', accounts)
  }

  /** Makes the keys of the accounts for a number of visits, so that they take no time during the visits. */
  function prepare(visits: number): void {
    const wanted = Math.ceil(visits / loginsOfAccount)
    for (; accounts < wanted; accounts += 1) prepared.push(createAccount('', accounts))
  }

  /** An account whose logins are all forged, with a new address of its owner's connection. */
  function nextVictim(): Account {
    accounts += 1
    return { ...random.pick(targets), ip: ipOf(block, accounts) }
  }

  function nextAccount(): Account {
    if (uses >= loginsOfAccount || !current) {
      current = newAccount()
      uses = 0
    }
    uses += 1
    return current
  }

  const anySide = (): Side => (random.oneIn(2) ? 0 : 1)

  /** Sends one or more signed messages with one nonce at the same moment. At most one of them may succeed. */
  async function race(sends: readonly [Account, Side, ReturnType<typeof sign>][]) {
    const results = await Promise.all(sends.map((send) => visitor.verify(...send)))
    const logins = results.flatMap(({ login }) => login ?? [])
    if (sends.length > 1) {
      count(counts, 'repeated sends', sends.length - 1)
      count(counts, 'repeated sends accepted', Math.max(0, logins.length - 1))
    }
    if (logins.length > 1) findings.push(`a nonce was accepted ${logins.length} times`)
    return { results, login: logins[0] }
  }

  async function forged(nonce: string): Promise<void> {
    const [victim, side] = [nextVictim(), anySide()]
    const evil = 'evil.example'
    const how = random.pick(['domain', 'origin', 'nonce', 'key', 'text'])
    if (how === 'domain') return visitor.forge(victim, side, how, sign(victim, nonce, evil))
    if (how === 'origin') return visitor.forge(victim, side, how, sign(victim, nonce, evil), `https://${evil}`)
    if (how === 'nonce') return visitor.forge(victim, side, how, sign(victim, random.letters(17)))
    const { message, signature } = sign(victim, nonce)
    if (how === 'text')
      return visitor.forge(victim, side, how, { message: message.replace('/account', '/accounts'), signature })
    const thief = sign(newAccount(), nonce)
    return visitor.forge(victim, side, how, { message, signature: thief.signature })
  }

  /**
   * One visit, with at least one login.
   * @param onlyHonest leaves out forged logins
   */
  async function visit(onlyHonest = false): Promise<void> {
    const kind = random.below(100)
    const isForged = kind < 8 && !onlyHonest
    const account = nextAccount()
    const [here, there] = [anySide(), anySide()]
    count(counts, 'attempted')
    const nonce = await visitor.nonce(account, here)
    if (nonce === undefined) return
    if (isForged) return forged(nonce)
    const body = sign(account, nonce)
    let sends: [Account, Side, typeof body][] = [[account, there, body]]
    if (kind < 11) sends = [0, 1, 0, 1].map((side) => [account, side === 0 ? 0 : 1, body])
    else if (kind < 17) sends = [...sends, [account, otherSide(there), body]]
    else if (kind < 20) {
      const other = newAccount()
      sends = [...sends, [other, otherSide(there), sign(other, nonce)]]
    }
    let { results, login } = await race(sends)
    const isLost = results.some(({ outcome }) => outcome.kind !== 'answer')
    if (!login && isLost) {
      // The visitor does not know what happened, so the page sends the same message to the other server.
      count(counts, 'sent again after a lost answer')
      ;({ login } = await race([[account, otherSide(there), body]]))
    } else if (login && random.oneIn(10)) {
      const again = await visitor.verify(account, otherSide(there), body)
      count(counts, 'repeated sends')
      if (again.login) {
        count(counts, 'repeated sends accepted')
        findings.push('a nonce was accepted again later')
      }
    }
    if (!login) return
    if (random.oneIn(2)) await visitor.ask(login, otherSide(there), 'at once')
    if (!random.oneIn(6)) return
    await visitor.signOut(login, anySide())
    await Promise.all([visitor.ask(login, 0, 'after the sign-out'), visitor.ask(login, 1, 'after the sign-out')])
  }

  return { visit, newAccount, prepare }
}
