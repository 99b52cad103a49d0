import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { inspect } from 'node:util'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { devAccounts } from '../src/sandbox/chain/chains'
import { rpcCall } from '../src/sandbox/chain/rpc-call'
import { openShortLivedStore } from '../template/src/wallet-modal/wallet-server'
import { enterCode, frameOf, otherCode, press, sign, submitAddress } from './support/email-visitor'
import type { HostPage } from './support/host-page'
import { LeakWatch } from './support/leak-watch'
import { Mailboxes } from './support/mailboxes'
import { fillSend, review } from './support/money'
import { addAuthenticator, askedCharacters, atLocalhost } from './support/passkeys'
import { bytePatterns, codePatterns, textPatterns, walletPatterns } from './support/secrets'
import { bothConfig, SolanaChain, solanaSecond } from './support/solana'
import { generousLimits, useWallets } from './support/use-wallets'
import { useWorld } from './support/world'

const world = useWorld()
const mailboxes = new Mailboxes(world, 'canary')
let shortLived: string
let watch: LeakWatch
let endHearing = () => {}

beforeAll(async () => {
  shortLived = await mkdtemp(join(tmpdir(), 'wallet-modal-short-lived-'))
})
afterAll(() => rm(shortLived, { recursive: true, force: true }))
const wallets = useWallets(world, () => ({
  hostname: 'localhost',
  server: {
    store: openShortLivedStore(shortLived),
    deviceApproval: 'new',
    rateLimits: generousLimits,
    onError: (error) => watch.add('server errors', inspect(error, { depth: 10 })),
  },
}))
beforeEach(() => {
  const { analytics, api, rpcProxy } = world.endpoints
  const chains = Object.entries(world.endpoints.rpc).map(([id, address]) => [`the endpoint of ${id}`, address])
  watch = new LeakWatch({ 'the wallet': wallets.origin, analytics, api, rpcProxy, ...Object.fromEntries(chains) })
  endHearing = watch.hearServer()
})
afterEach(() => endHearing())

/**
 * The places where a secret may be, each with its reason. A secret at any other place is a leak. The modal's own elements are not
 * searched, because visitors type and read secrets there.
 */
const allowed = {
  email: [
    // The page shows whose account it has before the frame is loaded.
    'app local wallet-modal:default:auth',
    // The page sends the address to the frame, and the frame tells the page whose account it is.
    'app messages',
    'frame messages',
    // The frame stores the address with the login, in the database of the wallet's origin. The account page has the same origin.
    'account page wallet-frame values session',
    'frame wallet-frame values session',
    // The account page says who is logged in.
    'account page elements',
    // The server mails codes to the address.
    'bodies to the wallet',
    // The server keeps the address of each user, and of each login that has begun.
    'short-lived rows',
    'wallets on the disk',
  ],
  // The visitor types a code in the page, and the page passes the code to the frame. A code works only with the key of this browser.
  code: ['bodies to the wallet', 'frame messages'],
  // The mailed link has the ticket in its address, so the browser names the ticket as the referrer of requests to the wallet. A ticket
  // works once.
  ticket: ['addresses', 'bodies to the wallet', 'failed requests', 'page of the link elements', 'referrers'],
  // The frame stores the token in the database of the wallet's origin. The token works only with the key of this browser, which no
  // script can read.
  token: ['account page wallet-frame values session', 'frame wallet-frame values session', 'headers to the wallet'],
  // The development server stores the master key in a file. In production it is in WALLET_MASTER_KEY.
  'master key': ['key on the disk'],
  'login secret': [],
  'recovery code': [],
  'output of the passkey': [],
  words: [],
  entropy: [],
  seed: [],
  'private keys': [],
} satisfies Record<string, string[]>

type Kind = keyof typeof allowed

/** Opens the host app in a new profile, and watches everything that the visitor's pages store, print and send. */
async function visit() {
  const { analytics, api, rpcProxy: rpc } = world.endpoints
  const hosts = { auth: wallets.origin, analytics, api, rpc }
  const options = { hosts, features: { analytics: true }, projectId: 'project' }
  const visitor = await world.visit({
    config: { ...bothConfig(world), options },
    expects: [/status of (401|410|500|503)/, /\[wallet-modal\]/],
  })
  await watch.listen(visitor.context)
  await visitor.page.exposeFunction('tellEvent', (text: string) => watch.add('events', text))
  await visitor.page.goto(atLocalhost(visitor.page.url()))
  await hearEvents(visitor.page)
  return visitor
}

/** Subscribes to the events of the modal, as an app does. */
async function hearEvents(page: Page): Promise<void> {
  await page.waitForFunction('window.walletModals')
  await page.evaluate(
    'Object.values(walletModals).forEach((modal) => modal.subscribeEvents((event) => tellEvent(JSON.stringify(event))))',
  )
}

async function look({ page }: HostPage): Promise<void> {
  await watch.readFiles('short-lived rows', shortLived)
  const isApp = !page.url().startsWith(wallets.origin)
  await watch.look(isApp ? 'app' : 'account page', page)
  const frame = page.frames().find((one) => isApp && one.url().startsWith(wallets.origin))
  if (frame) await watch.look('frame', frame)
}

const secrets: [kind: Kind, patterns: RegExp[]][] = []
beforeEach(() => void (secrets.length = 0))

async function codeOf(mailbox: string, mails: number): Promise<string> {
  const code = await mailboxes.codeFor(mailbox, mails)
  secrets.push(['code', codePatterns(code)])
  return code
}

/** Approves the login with the link of the newest mail. The link opens in a second browser, as for a visitor who reads mail on a phone. */
async function approveBrowser(mailbox: string, mails: number): Promise<void> {
  await expect.poll(async () => (await mailboxes.mailsTo(mailbox)).length).toBe(mails)
  const link = /https?:\S+ticket=(\S+)/.exec((await mailboxes.mailsTo(mailbox)).at(-1)?.text ?? '')
  secrets.push(['ticket', textPatterns(link?.[1] ?? 'no ticket')])
  const { context } = await world.visit({ expects: [/status of 410/] })
  await watch.listen(context)
  const page = await context.newPage()
  await page.goto(link?.[0] ?? '')
  await watch.look('page of the link', page)
  await page.getByRole('button').click()
  await page.getByText('Approved').waitFor()
  await page.goto(link?.[0] ?? '')
  await watch.look('page of the used link', page)
}

/** Logs in with a new browser: the link of the first mail, a wrong code, then the code of the second mail. */
async function logIn(host: HostPage, mailbox: string): Promise<string> {
  await host.open()
  await submitAddress(host, mailbox)
  await host.sees('EmailVerifyDevice')
  await approveBrowser(mailbox, 1)
  await host.sees('EmailVerifyOtp')
  const code = await codeOf(mailbox, 2)
  await host.in('wm-otp-input').fill(otherCode(code))
  await host.in('wm-otp-error').waitFor()
  return enterCode(host, code)
}

/** Opens the account page in the visitor's tab, and logs in there. */
async function logInAtAccountPage({ page }: HostPage, mailbox: string, mails: number): Promise<void> {
  await page.goto(`${wallets.origin}/export.html`)
  await page.getByTestId('wa-email').fill(mailbox)
  await page.getByTestId('wa-send').click()
  await page.getByTestId('wa-code').fill(await codeOf(mailbox, mails))
  await page.keyboard.press('Enter')
  await page.getByTestId('wa-words-open').waitFor()
}

/** Reads the wallet's words at the account page, so that the test can search for them. */
async function readWords(host: HostPage): Promise<void> {
  const { page } = host
  await page.getByTestId('wa-words-open').click()
  await page.getByTestId('wa-show-words').click()
  const unlock = page.getByTestId('wa-unlock-passkey')
  await page.getByTestId('wa-words').or(unlock).waitFor()
  if (await unlock.isVisible()) await unlock.click()
  await page.getByTestId('wa-words').locator('li').nth(11).waitFor()
  const words = (await page.getByTestId('wa-words').locator('li').allTextContents()).join(' ')
  for (const [kind, patterns] of Object.entries(walletPatterns(words))) secrets.push([kind as Kind, patterns])
  await page.getByTestId('wa-back').click()
  await look(host)
}

/** Searches every place for every secret, also for secrets that the test learned from the server and the browser. */
async function findLeaks(...emails: string[]): Promise<Record<string, string[]>> {
  await watch.readFiles('wallets on the disk', wallets.stored.wallets)
  await watch.readFiles('key on the disk', dirname(wallets.stored.masterKey))
  for (const email of emails) secrets.push(['email', textPatterns(email)])
  secrets.push(['master key', bytePatterns(Buffer.from(await wallets.masterKey(), 'base64url'))])
  for (const token of watch.secrets.token) secrets.push(['token', textPatterns(token)])
  for (const secret of watch.secrets.login)
    secrets.push(['login secret', bytePatterns(Buffer.from(secret, 'base64url'))])
  for (const output of watch.secrets.passkey)
    secrets.push(['output of the passkey', bytePatterns(Buffer.from(output, 'hex'))])
  const found: Record<string, Set<string>> = {}
  for (const [kind, patterns] of secrets) {
    const places = (found[kind] ??= new Set())
    for (const place of await watch.placesOf(patterns)) places.add(place)
  }
  return Object.fromEntries(Object.entries(found).map(([kind, places]) => [kind, [...places].sort()]))
}

/** Fails if a secret is at a place that the table does not allow. */
async function expectNoLeaks(kinds: readonly Kind[], ...emails: string[]): Promise<void> {
  const found = await findLeaks(...emails)
  const leaks = Object.entries(found).flatMap(([kind, places]) =>
    places.filter((place) => !(allowed[kind as Kind] as string[]).includes(place)).map((place) => `${kind}: ${place}`),
  )
  expect(leaks).toEqual([])
  // A search proves nothing about a secret that was never used, or about a place that stayed empty.
  expect(Object.keys(found).sort()).toEqual([...kinds].sort())
  expect(watch.heard).toEqual(expect.arrayContaining(alwaysHeard))
}

const alwaysHeard = [
  'addresses',
  'app elements',
  'app local wallet-modal:default:auth',
  'app messages',
  'bodies to analytics',
  'bodies to the wallet',
  'events',
  'frame messages',
  'frame wallet-frame values session',
  'key on the disk',
  'referrers',
  'short-lived rows',
  'wallets on the disk',
]

const always: Kind[] = [
  'code',
  'email',
  'entropy',
  'login secret',
  'master key',
  'private keys',
  'seed',
  'ticket',
  'token',
  'words',
]

async function sendFromModal(host: HostPage, amount: string, to: string): Promise<void> {
  await host.open()
  await host.sees('Account')
  await fillSend(host, { amount, to })
  await review(host)
  await host.in('wm-send-confirm').click()
  await press(host, 'wf-approve')
  await expect.poll(() => host.modal.getAttribute('data-view')).toMatch(/^(TransactionStatus|Account)$/)
  await look(host)
}

test('login, faults of the server, signatures and transfers on both chains, and sign-out leak nothing', async () => {
  const { host, page } = await visit()
  const mailbox = mailboxes.newAddress()
  for (const [service, kind] of [
    ['mail', { kind: 'status', code: 503 }],
    ['wallet', { kind: 'status', code: 500 }],
    ['walletStore', { kind: 'down' }],
  ] as const) {
    await world.faults.set(service, kind)
    if (!(await host.modal.isVisible())) await host.open()
    await submitAddress(host, mailbox)
    await host.in('wm-snackbar').waitFor()
    await look(host)
    await world.faults.end(service)
    await page.reload()
    await hearEvents(page)
  }
  const address = await logIn(host, mailbox)
  await sign(host)
  await look(host)
  await world.faults.set('walletStore', { kind: 'down' })
  await host.part('host-sign').click()
  await press(host, 'wf-approve')
  await host.outcome()
  await world.faults.end('walletStore')
  await host.seesClosed()

  await rpcCall(world.rpc(31337), 'anvil_setBalance', [address, '0x8ac7230489e80000'])
  await sendFromModal(host, '0.25', devAccounts[1])
  await page.reload()
  await hearEvents(page)
  await host.seesFact('connected', 'true')
  await host.open()
  await host.in('wm-namespaces').getByText('Solana').click()
  await expect.poll(() => host.fact('address')).not.toBe(address)
  await rpcCall(new SolanaChain(world).url, 'requestAirdrop', [await host.fact('address'), 2_000_000_000])
  await page.reload()
  await hearEvents(page)
  await host.seesFact('connected', 'true')
  await sendFromModal(host, '0.5', solanaSecond)

  await page.reload()
  await host.seesFact('connected', 'true')
  await host.part('host-disconnect').click()
  await host.seesFact('connected', 'false')
  await look(host)
  await logInAtAccountPage(host, mailbox, 3)
  await readWords(host)
  await expectNoLeaks(always, mailbox)
  expect(watch.heard).toEqual(expect.arrayContaining(['server errors', 'bodies to the endpoint of eip155:31337']))
})

test('a change of the address, with wrong codes, leaks nothing', async () => {
  const { host } = await visit()
  const [mailbox, next] = [mailboxes.newAddress(), mailboxes.newAddress()]
  await logIn(host, mailbox)
  await host.open()
  await host.in('wm-connected-wallet').click()
  await host.sees('UpdateEmailWallet')
  await host.in('wm-email-input').fill(next)
  await host.in('wm-email-save').click()
  for (const [view, address, mails] of [
    ['UpdateEmailPrimaryOtp', mailbox, 3],
    ['UpdateEmailSecondaryOtp', next, 1],
  ] as const) {
    await host.sees(view)
    const code = await codeOf(address, mails)
    await host.in('wm-otp-input').fill(otherCode(code))
    await host.in('wm-otp-error').waitFor()
    await look(host)
    await host.in('wm-otp-input').fill(code)
  }
  await host.sees('Account')
  await expect.poll(async () => (await mailboxes.mailsTo(mailbox)).length).toBe(4)
  await look(host)
  await logInAtAccountPage(host, next, 2)
  await readWords(host)
  await expectNoLeaks(always, mailbox, next)
})

test('a passkey lock, its recovery code, and unlocking in the frame leak nothing', async () => {
  const { host, page, context } = await visit()
  const mailbox = mailboxes.newAddress()
  await logIn(host, mailbox)
  const app = page.url()
  await addAuthenticator(page)
  await logInAtAccountPage(host, mailbox, 3)
  await page.getByTestId('wa-lock').click()
  await page.getByTestId('wa-next').click()
  const recoveryCode = (await page.getByTestId('wa-recovery-code').textContent()) ?? ''
  const plain = recoveryCode.replaceAll('-', '')
  secrets.push(['recovery code', [recoveryCode, plain, plain.toLowerCase()].flatMap(textPatterns)])
  await page.getByTestId('wa-written').click()
  await page.getByTestId('wa-confirm').fill(askedCharacters(await page.locator('label').textContent(), recoveryCode))
  await page.getByTestId('wa-check').click()
  await page.getByTestId('wa-create-passkey').click()
  await page.getByTestId('wa-home').click()
  await readWords(host)

  await page.goto(app)
  await hearEvents(page)
  await host.seesFact('connected', 'true')
  await host.part('host-sign').click()
  await press(host, 'wf-approve')
  await press(host, 'wf-unlock-passkey')
  expect(await host.outcome()).toMatch(/^0x/)
  await look(host)
  await host.part('host-disconnect').click()
  await host.seesFact('connected', 'false')
  await host.open()
  await submitAddress(host, mailbox)
  await host.sees('EmailVerifyOtp')
  await host.in('wm-otp-input').fill(await codeOf(mailbox, 4))
  await press(host, 'wf-unlock-code')
  await frameOf(host).getByTestId('wf-unlock-input').fill(recoveryCode)
  await press(host, 'wf-unlock-submit')
  await host.seesFact('connected', 'true')
  await look(host)
  expect(context.pages()).toHaveLength(1)
  await expectNoLeaks([...always, 'output of the passkey', 'recovery code'], mailbox)
})
