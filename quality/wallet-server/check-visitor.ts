import { expect } from 'vitest'
import { fromBase64Url } from '../../template/src/wallet-modal/wallet-frame/bytes'
import { openWallet } from '../../template/src/wallet-modal/wallet-frame/custody/open-wallet'
import type { MeAnswer, Vault } from '../../template/src/wallet-modal/wallet-server/api'
import { proofHeaders } from '../../template/src/wallet-modal/wallet-server/api'
import { sha256Hex } from '../../template/src/wallet-modal/wallet-server/crypto/bytes'
import type { TestBrowser } from '../../template/src/wallet-modal/wallet-server/testing/test-browser'
import { testAddresses } from '../../template/src/wallet-modal/wallet-server/testing/test-vault'
import type { WalletStore } from '../../template/src/wallet-modal/wallet-server/wallets/wallet-store'
import type { Progress } from './social-account'
import { logInAtGitHub } from './social-account'
import type { Visitor } from './visitor'

/** Reads what the server has stored, without the server. */
export interface Kept {
  wallets: WalletStore
  /** The seed of each stored vault of the user that the master key alone opens. */
  seedsOfThief(userId: string): Promise<Uint8Array[]>
}

interface Owner {
  browser: TestBrowser
  me: MeAnswer
}

const isLocked = ({ locks }: Vault) => !locks.some(({ kind }) => kind === 'login')

/** Checks that a code works once. A code may work once more if its first use was never answered. */
async function checkCodes(visitor: Visitor): Promise<void> {
  for (const { browser, path, body, isConfirmed } of visitor.codes) {
    const statuses: number[] = []
    for (let again = 0; again < 2; again += 1) statuses.push((await browser.call('POST', path, { body })).status)
    const worked = statuses.filter((status) => status === 200).length
    expect(worked, `uses of a code at ${path}`).toBeLessThanOrEqual(isConfirmed ? 0 : 1)
    expect(statuses.filter((status) => status !== 200 && status !== 401)).toEqual([])
    if (worked === 1 && path === 'email/change/secondary') visitor.move = 'confirmed'
  }
}

/** Checks that the browser stays logged in until its session is ended. */
async function checkSession({ token, call }: TestBrowser, end: Progress): Promise<void> {
  if (token === undefined) return
  const { status } = await call('GET', 'me')
  if (end === 'none') expect(status, 'the session holds').toBe(200)
  if (end === 'confirmed') expect(status, 'the session has ended').toBe(401)
}

async function ownerOf(visitor: Visitor, email: string): Promise<Owner> {
  const browser = await visitor.newBrowser()
  await visitor.logIn(browser, email)
  return { browser, me: await visitor.me(browser) }
}

/** Checks that the current address leads to the visitor's wallet, and that the other address does not. */
async function checkAddresses(visitor: Visitor, { wallets }: Kept): Promise<Owner> {
  const [from, to] = visitor.emails
  visitor.userId ??= (await ownerOf(visitor, from)).me.user.id
  const { userId, move } = visitor
  const email = (await wallets.readUser(userId))?.email
  const isAtNext = move === 'confirmed' || (move === 'asked' && email === to)
  expect(email, 'the address of the user').toBe(isAtNext ? to : from)
  const idAt = async (subject: string) => (await wallets.findUser({ provider: 'email', subject }))?.id
  expect(await idAt(isAtNext ? to : from), 'the owner of the address').toBe(userId)
  if (isAtNext) expect(await idAt(from), 'the owner of the former address').not.toBe(userId)
  // A change that stopped halfway may leave the user with both addresses. The user has sent the code of each mailbox.
  else expect(move === 'asked' ? [userId, undefined] : [undefined]).toContain(await idAt(to))
  const owner = await ownerOf(visitor, isAtNext ? to : from)
  expect(owner.me.user.id, 'the user who logs in').toBe(userId)
  return owner
}

/** Checks that the stored vault is the confirmed vault or the sent vault, and that the stored vault opens. */
async function checkWallet(visitor: Visitor, { me }: Owner, kept: Kept): Promise<void> {
  const { wallet, user } = me
  expect([visitor.confirmed, visitor.sent]).toContainEqual(wallet?.vault)
  visitor.confirmed = wallet?.vault
  if (!wallet) return
  expect(wallet.addresses).toEqual(testAddresses)
  const opened = await openWallet(crypto, me, async () => ({
    kind: 'login+passkey',
    secret: new Uint8Array(visitor.passkey),
  }))
  expect(opened?.seed).toEqual(visitor.seed)
  const seeds = await kept.seedsOfThief(user.id)
  if (isLocked(wallet.vault)) expect(seeds, 'vaults that the master key opens').toEqual([])
  else expect(seeds).toContainEqual(visitor.seed)
}

const errorOf = (body: Record<string, unknown>): unknown => Reflect.get(Object(body['error']), 'code')

/** Checks that the ended browser is logged out, and that the server has forgotten the browser. */
async function checkDevice(visitor: Visitor, owner: Owner, { wallets }: Kept): Promise<void> {
  if (visitor.deviceEnd === 'none') return
  const [, second] = visitor.browsers
  const asked = await second.request('GET', 'me')
  const device = await sha256Hex(fromBase64Url(asked.headers.get(proofHeaders.device) ?? '') ?? new Uint8Array())
  if (visitor.deviceEnd === 'asked') {
    // The visitor got no answer, and therefore ends every other browser in the list.
    const { body } = await owner.browser.call('GET', 'devices')
    const listed = Array.isArray(body['devices']) ? body['devices'] : []
    for (const { id, current } of listed.map((one): { id: string; current: boolean } => one))
      if (!current) await visitor.ask(owner.browser, 'DELETE', 'devices', { id })
  }
  expect(errorOf((await second.call('GET', 'me')).body)).toBe('NOT_SIGNED_IN')
  expect(await wallets.readDevice(visitor.userId ?? '', device), 'a browser that was ended is known').toBeUndefined()
}

/** Repeats the changes that the server did not confirm: locks the wallet, so that the master key opens nothing, and changes the address. */
async function checkNext(visitor: Visitor, { browser }: Owner, kept: Kept): Promise<void> {
  await visitor.store(browser, visitor.ownLocks)
  const { user } = await visitor.me(browser)
  expect(await kept.seedsOfThief(user.id), 'vaults that the master key opens after the lock').toEqual([])
  if (visitor.move !== 'asked') return
  const [from, to] = visitor.emails
  if (user.email === from) await visitor.changeEmail(browser)
  expect((await ownerOf(visitor, to)).me.user.id, 'the user at the new address').toBe(visitor.userId)
  // A login with the former address now creates a new user.
  expect((await ownerOf(visitor, from)).me.wallet).toBeNull()
}

/** Checks that each GitHub identity belongs to the visitor if the server has confirmed that, and never to another user of these tests. */
async function checkAccounts(visitor: Visitor, { me, browser }: Owner, { wallets }: Kept): Promise<void> {
  const { userId } = visitor
  for (const account of visitor.accounts) {
    const { id, join, removal } = account
    const owner = (await wallets.findUser({ provider: 'github', subject: String(id) }))?.id
    const isHere = owner === userId
    if (join === 'none' || removal === 'confirmed')
      expect(owner, 'the owner of an identity that was never added, or was removed').toBeUndefined()
    else if (join === 'confirmed' && removal === 'none')
      expect(owner, 'the owner of an identity that was added').toBe(userId)
    else expect([userId, undefined], 'the owner of an identity that may have been added').toContain(owner)
    const listed = (await wallets.listIdentities(userId ?? '')).some(({ subject }) => subject === String(id))
    if (!isHere) expect(listed, 'an identity without an owner is in the list of logins').toBe(false)
    const fresh = await visitor.newBrowser()
    const found = await logInAtGitHub(visitor, fresh, account)
    expect(found === userId, 'the user who logs in at GitHub').toBe(isHere)
    expect((await visitor.me(fresh)).wallet).toEqual(isHere ? me.wallet : null)
    expect((await visitor.me(fresh)).logins.some(({ name }) => name === `person-${id}`)).toBe(true)
  }
  expect((await visitor.me(browser)).user.id).toBe(userId)
}

/** Checks with a new server what the ended server has stored of a visitor. */
export async function checkVisitor(visitor: Visitor, kept: Kept): Promise<void> {
  await checkCodes(visitor)
  if (visitor.login === 'confirmed') {
    const [first, second] = visitor.browsers
    await checkSession(first, visitor.signOut)
    await checkSession(second, visitor.deviceEnd)
  }
  const owner = await checkAddresses(visitor, kept)
  await checkWallet(visitor, owner, kept)
  await checkAccounts(visitor, owner, kept)
  await checkDevice(visitor, owner, kept)
  await checkNext(visitor, owner, kept)
}

/** Checks that each visitor has one wallet, and that no other user has a wallet. Call `checkVisitor` for each visitor first. */
export async function checkEverybody(visitors: readonly Visitor[], { wallets }: Kept): Promise<void> {
  const found: string[] = []
  for (let after = ''; ;) {
    const ids = await wallets.listUsers(after, 500)
    for (const id of ids) if (await wallets.readWallet(id)) found.push(id)
    const last = ids.at(-1)
    if (last === undefined) break
    after = last
  }
  expect(found.sort()).toEqual(visitors.map(({ userId }) => userId).sort())
}
