import type { Frame, FrameLocator, Locator } from 'playwright-core'
import type { HostPage } from './host-page'
import type { Mailboxes } from './mailboxes'

/** The cases of a flow: all with WALLET_FLOWS=all, otherwise the first ones. Tests in node cover the code behind the other cases. */
export function casesOf<T>(all: readonly T[], first: number): readonly T[] {
  return process.env['WALLET_FLOWS'] === 'all' ? all : all.slice(0, first)
}

/** The wallet in its frame. */
export function frameOf({ page }: Pick<HostPage, 'page'>): FrameLocator {
  return page.frameLocator('[data-testid=wm-auth-frame]')
}

/** The document of the wallet's frame. */
export async function frameDocument({ page }: HostPage): Promise<Frame> {
  const element = await page.locator('[data-testid=wm-auth-frame]').elementHandle()
  const frame = await element?.contentFrame()
  if (!frame) throw new Error('The wallet is not in the page')
  return frame
}

/** Locates a button of the wallet's frame. The locator finds the button only while the button is enabled. */
export function enabled(host: Pick<HostPage, 'page'>, testId: string): Locator {
  return frameOf(host).locator(`[data-testid=${testId}]:not([disabled])`)
}

/** Presses a button of the wallet in its frame. Waits until the button is enabled. */
export async function press(host: Pick<HostPage, 'page'>, testId: string): Promise<void> {
  await enabled(host, testId).click()
}

/** Sets the clock of a page to the moment when the next code can be requested. Timers of the page do not fire. */
export async function waitForNextMail({ page }: HostPage): Promise<void> {
  const now = await page.evaluate<number>('Date.now()')
  await page.clock.setSystemTime(now + 30_000)
}

/** Types an address and submits it. */
export async function submitAddress(host: HostPage, address: string): Promise<void> {
  await host.in('wm-email-input').fill(address)
  await host.in('wm-email-submit').click()
}

/** Opens the modal and asks for a code. */
export async function askForCode(host: HostPage, address: string): Promise<void> {
  await host.open()
  await submitAddress(host, address)
  await host.sees('EmailVerifyOtp')
}

/** Logs in as a visitor who reads the mails of the address. Returns the address of the account. */
export async function login(host: HostPage, mailboxes: Mailboxes, address: string, mails = 1): Promise<string> {
  await askForCode(host, address)
  return enterCode(host, await mailboxes.codeFor(address, mails))
}

/** A code of six digits that differs from the given code. */
export const otherCode = (code: string): string => (code === '000000' ? '111111' : '000000')

/** Requests a code and types the code. Does not wait for the account, because the wallet may first ask for a passkey or a recovery code. */
export async function submitCode(host: HostPage, mailboxes: Mailboxes, address: string, mails = 1): Promise<void> {
  await askForCode(host, address)
  await host.in('wm-otp-input').fill(await mailboxes.codeFor(address, mails))
}

/** Types the code, and waits until the account is connected. Returns the address of the account. */
export async function enterCode(host: HostPage, code: string): Promise<string> {
  await host.in('wm-otp-input').fill(code)
  await host.seesFact('connected', 'true')
  await host.seesClosed()
  return host.fact('address')
}

/** The form of a signature of an Ethereum account. */
export const signaturePattern = /^0x[0-9a-f]{130}$/

/** Signs a message in the host app, and approves the request in the frame. Returns the signature, or the error text. */
export async function sign(host: HostPage): Promise<string> {
  await host.part('host-sign').click()
  await press(host, 'wf-approve')
  return host.outcome()
}

/** Whether the frame has stored a login. */
export async function hasFrameSession(host: HostPage): Promise<boolean> {
  const frame = await frameDocument(host)
  const stored = await frame.evaluate<unknown>(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('wallet-frame')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const reading = opening.result.transaction('values').objectStore('values').get('session')
      reading.onsuccess = () => { opening.result.close(); resolve(reading.result) }
      reading.onerror = () => { opening.result.close(); reject(reading.error) }
    }
  })`)
  return stored !== undefined
}
