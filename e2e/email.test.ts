import { verifyMessage } from 'ethers'
import { expect, test } from 'vitest'
import { devAccounts } from '../src/sandbox/chain/chains'
import { rpcCall } from '../src/sandbox/chain/rpc-call'
import { isRecord } from '../src/sandbox/json'
import { findViolations } from './support/axe'
import { balanceOf } from './support/chain'
import {
  askForCode,
  enabled,
  enterCode,
  frameDocument,
  frameOf,
  login,
  otherCode,
  press,
  sign,
  signaturePattern,
  submitAddress,
} from './support/email-visitor'
import { Mailboxes } from './support/mailboxes'
import { fillSend, moneyConfig, review, tokenAddress, tokenBalance } from './support/money'
import { bothConfig } from './support/solana'
import type { VisitOptions } from './support/world'
import { useWorld } from './support/world'
import { generousLimits, useWallets } from './support/use-wallets'

const world = useWorld()
const wallets = useWallets(world, () => ({
  apps: (['plain', 'compiled', 'development'] as const).map((build) => world.host(build).origin),
  server: { rateLimits: generousLimits },
}))

const [firstAccount, secondAccount] = devAccounts
const rpc = () => world.rpc(31337)

const mailboxes = new Mailboxes(world, 'visitor')

function visit(options: VisitOptions = {}) {
  const { config = {} } = options
  const hosts = { ...config.options?.hosts, auth: wallets.origin }
  return world.visit({ ...options, config: { ...config, options: { ...config.options, hosts } } })
}

test('[C1-03] an e-mail and its code lead to an account that signs a message', { tags: 'main' }, async () => {
  const { host } = await visit()
  const address = await login(host, mailboxes, mailboxes.newAddress())
  await host.part('host-sign').click()
  await frameOf(host).getByTestId('wf-origin').waitFor()
  expect(await frameOf(host).getByTestId('wf-origin').textContent()).toBe(world.host('plain').origin)
  expect(await frameOf(host).getByTestId('wf-details').textContent()).toContain('Grüße, 世界')
  await press(host, 'wf-approve')
  expect(verifyMessage('Grüße, 世界', await host.outcome())).toBe(address)
  await host.seesClosed()
})

test('an account by e-mail signs a message in React’s strict mode, too', async () => {
  const { host } = await visit({ build: 'development' })
  await login(host, mailboxes, mailboxes.newAddress())
  expect(await sign(host)).toMatch(signaturePattern)
  await host.seesClosed()
})

test('a reload and a second tab keep the visitor; disconnecting ends the session, and a new login has the same account', async () => {
  const visitor = await visit()
  const { host } = visitor
  const mailbox = mailboxes.newAddress()
  const address = await login(host, mailboxes, mailbox)
  await host.page.reload()
  await host.seesFact('connected', 'true')
  expect(await host.fact('address')).toBe(address)
  const tab = await visitor.openTab()
  await tab.seesFact('connected', 'true')
  expect(await tab.fact('address')).toBe(address)
  await tab.page.close()
  await host.part('host-disconnect').click()
  await host.seesFact('connected', 'false')
  await host.page.reload()
  await host.seesStatus('disconnected')
  expect(await login(host, mailboxes, mailbox, 2)).toBe(address)
})

test('a second site asks for a login of its own, which leads to the same account', async () => {
  const first = await visit()
  const mailbox = mailboxes.newAddress()
  const address = await login(first.host, mailboxes, mailbox)
  const second = await visit({ build: 'compiled' })
  expect(await second.host.fact('connected')).toBe('false')
  expect(await login(second.host, mailboxes, mailbox, 2)).toBe(address)
})

test('a visitor declines a message, and closes the next one', async () => {
  const { host } = await visit()
  await login(host, mailboxes, mailboxes.newAddress())
  await host.part('host-sign').click()
  await press(host, 'wf-decline')
  expect(await host.outcome()).toContain('rejected')
  await host.seesClosed()
  await host.part('host-sign').click()
  await frameOf(host).getByTestId('wf-details').waitFor()
  await host.page.getByTestId('wm-auth-close').click()
  expect(await host.outcome()).toContain('aborted')
  await host.seesClosed()
  expect(await sign(host)).toMatch(signaturePattern)
})

test('sends ETH and a token from the modal, and the chain has what the review showed', async () => {
  const { host } = await visit({ config: moneyConfig(world) })
  const address = await login(host, mailboxes, mailboxes.newAddress())
  await rpcCall(rpc(), 'anvil_setBalance', [address, '0x8ac7230489e80000'])
  const token = tokenAddress(world, 'sUSD')
  const data = `0xa9059cbb${address.slice(2).toLowerCase().padStart(64, '0')}${(5_000_000).toString(16).padStart(64, '0')}`
  await rpcCall(rpc(), 'eth_sendTransaction', [{ from: firstAccount, to: token, data }])

  const before = await balanceOf(rpc(), secondAccount)
  await host.open()
  await host.sees('Account')
  await fillSend(host, { amount: '0.25', to: secondAccount })
  await review(host)
  await host.in('wm-send-confirm').click()
  const details = frameOf(host).getByTestId('wf-details')
  await details.waitFor()
  expect(await details.textContent()).toContain('0.25 ETH')
  await press(host, 'wf-approve')
  await host.sees('TransactionStatus')
  await expect.poll(() => balanceOf(rpc(), secondAccount)).toBe(before + 250_000_000_000_000_000n)
  await host.in('wm-done').click()

  const owned = await tokenBalance(rpc(), token, secondAccount)
  await fillSend(host, { symbol: 'sUSD', amount: '1.5', to: secondAccount })
  await review(host)
  await host.in('wm-send-confirm').click()
  await details.waitFor()
  expect(await details.textContent()).toContain('1.5 sUSD')
  await press(host, 'wf-approve')
  await host.sees('Account')
  await expect.poll(() => tokenBalance(rpc(), token, secondAccount)).toBe(owned + 1_500_000n)
})

test('has an account on Solana beside the one on Ethereum', async () => {
  const { host } = await visit({ config: bothConfig(world) })
  await login(host, mailboxes, mailboxes.newAddress())
  const stored = await host.page.evaluate<string>('localStorage.getItem("wallet-modal:default")')
  const snapshot: unknown = JSON.parse(stored)
  const connections = isRecord(snapshot) && isRecord(snapshot['connections']) ? snapshot['connections'] : {}
  expect(connections['eip155']).toMatchObject({ connectorId: 'ID_AUTH' })
  expect(connections['solana']).toMatchObject({ connectorId: 'ID_AUTH' })
})

test('[C7-26] the address changes with a code from both mailboxes, and leads to the same account', async () => {
  const { host } = await visit({ expects: [/status of 401/] })
  const [mailbox, next] = [mailboxes.newAddress(), mailboxes.newAddress()]
  const address = await login(host, mailboxes, mailbox)
  await host.open()
  await host.in('wm-connected-wallet').click()
  await host.sees('UpdateEmailWallet')
  await host.in('wm-email-input').fill(next)
  await host.in('wm-email-save').click()
  await host.sees('UpdateEmailPrimaryOtp')
  const code = await mailboxes.codeFor(mailbox, 2)
  await host.in('wm-otp-input').fill(otherCode(code))
  await host.in('wm-otp-error').waitFor()
  await host.in('wm-otp-input').fill(code)
  await host.sees('UpdateEmailSecondaryOtp')
  await host.in('wm-otp-input').fill(await mailboxes.codeFor(next))
  await host.sees('Account')
  expect(await host.in('wm-connected-wallet').textContent()).toContain(next)
  await host.page.reload()
  await host.seesFact('connected', 'true')
  await host.open()
  await expect.poll(() => host.in('wm-connected-wallet').textContent()).toContain(next)
  await host.in('wm-disconnect').click()
  await host.seesFact('connected', 'false')
  expect(await login(host, mailboxes, next, 2)).toBe(address)
})

test('a wrong code can be typed again; the fifth wrong code needs a new mail', async () => {
  const { host } = await visit({ expects: [/status of 401/] })
  const mailbox = mailboxes.newAddress()
  await askForCode(host, mailbox)
  const code = await mailboxes.codeFor(mailbox)
  const wrong = otherCode(code)
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await host.in('wm-otp-input').fill(wrong)
    await host.in('wm-otp-error').waitFor()
    await expect.poll(() => host.in('wm-otp-input').inputValue()).toBe('')
  }
  await host.in('wm-otp-input').fill(code)
  await expect.poll(() => host.in('wm-otp-error').textContent()).toContain('new code')
  expect(await host.fact('connected')).toBe('false')
})

test('a mail server that is down is a message, and the visitor can try again', async () => {
  const { host } = await visit({ expects: [/status of 503/] })
  const mailbox = mailboxes.newAddress()
  await world.faults.set('mail', { kind: 'status', code: 503 })
  await host.open()
  await submitAddress(host, mailbox)
  await expect.poll(() => host.in('wm-snackbar').textContent()).toContain('could not be sent')
  await world.faults.end('mail')
  await host.in('wm-email-submit').click()
  await host.sees('EmailVerifyOtp')
})

test('the code of a mail is worth nothing in another browser', async () => {
  const mailbox = mailboxes.newAddress()
  const first = await visit()
  await askForCode(first.host, mailbox)
  const second = await visit({ expects: [/status of 401/] })
  await askForCode(second.host, mailbox)
  const mails = await mailboxes.mailsTo(mailbox)
  const code = /\d{6}/.exec(mails[0]?.subject ?? '')?.[0] ?? ''
  await second.host.in('wm-otp-input').fill(code)
  await second.host.in('wm-otp-error').waitFor()
  await first.host.in('wm-otp-input').fill(code)
  await first.host.seesFact('connected', 'true')
})

test.each(['light', 'dark'] as const)('axe finds nothing in the views and in the frame, %s', async (scheme) => {
  const { host, page } = await visit({ scheme })
  const mailbox = mailboxes.newAddress()
  await host.open()
  expect(await findViolations(page)).toEqual([])
  await host.in('wm-close').click()
  await askForCode(host, mailbox)
  expect(await findViolations(page)).toEqual([])
  await enterCode(host, await mailboxes.codeFor(mailbox))
  await host.open()
  await host.in('wm-connected-wallet').click()
  await host.sees('UpdateEmailWallet')
  expect(await findViolations(page)).toEqual([])
  await host.in('wm-close').click()
  await host.part('host-sign').click()
  await enabled(host, 'wf-approve').waitFor()
  expect(await findViolations(page)).toEqual([])
  expect(await findViolations(await frameDocument(host))).toEqual([])
  await press(host, 'wf-decline')
})

test('everything works by keyboard, and the focus returns to the button', async () => {
  const { host, page } = await visit()
  const mailbox = mailboxes.newAddress()
  await host.button.getByRole('button').focus()
  await page.keyboard.press('Enter')
  await host.in('wm-email-input').focus()
  await page.keyboard.type(mailbox)
  await page.keyboard.press('Enter')
  await host.sees('EmailVerifyOtp')
  await page.keyboard.type(await mailboxes.codeFor(mailbox))
  await host.seesFact('connected', 'true')
  await host.seesClosed()
  await host.part('host-sign').focus()
  await page.keyboard.press('Enter')
  await enabled(host, 'wf-approve').waitFor()
  await frameOf(host).getByTestId('wf-approve').focus()
  await page.keyboard.press('Enter')
  expect(await host.outcome()).toMatch(/^0x/)
  await host.seesClosed()
  await expect
    .poll(() => page.evaluate<string>('document.activeElement?.getAttribute("data-testid") ?? ""'))
    .toBe('host-sign')
  await page.keyboard.press('Enter')
  await press(host, 'wf-approve')
  await host.seesClosed()
  await host.part('host-message').fill('')
  await page.keyboard.type('typed after the frame had closed')
  expect(await host.part('host-message').inputValue()).toBe('typed after the frame had closed')
})
