import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { findViolations } from './axe'
import type { Mailboxes } from './mailboxes'
import { askedCharacters } from './passkeys'
import type { Visit } from './visit'
import type { WalletHost } from './wallet-host'

/** The account page of the wallet in a tab, driven as by a visitor. */
export class AccountTab {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  /** Opens the account page. Its address has an e-mail address in the query, which the page must not read. */
  static async open({ context }: Pick<Visit, 'context'>, { origin }: Pick<WalletHost, 'origin'>): Promise<AccountTab> {
    const tab = new AccountTab(await context.newPage())
    await tab.page.goto(`${origin}/export.html?email=eve@example.com`)
    return tab
  }

  in(testId: string) {
    return this.page.getByTestId(testId)
  }

  /** Waits for a screen. Its heading has the focus. */
  async sees(title: string): Promise<void> {
    await expect.poll(() => this.in('wa-title').textContent()).toBe(title)
    await expect.poll(() => this.page.evaluate<string>('document.activeElement?.textContent ?? ""')).toBe(title)
  }

  /** Waits for a screen, and checks that it is accessible and fits a phone of 320 pixels. */
  async checks(title: string): Promise<void> {
    await this.sees(title)
    expect(await findViolations(this.page)).toEqual([])
    const size = this.page.viewportSize()
    await this.page.setViewportSize({ width: 320, height: 640 })
    expect(await this.page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320)
    expect(await findViolations(this.page)).toEqual([])
    if (size) await this.page.setViewportSize(size)
  }

  /** Logs in with the keyboard only. @param mails the number of mails that the address has when the code has arrived @param look `sees` leaves out the checks of each screen */
  async login(mailboxes: Mailboxes, mailbox: string, mails: number, look: 'checks' | 'sees' = 'checks'): Promise<void> {
    await this[look]('Log in to your wallet')
    await this.in('wa-email').focus()
    await this.page.keyboard.type(mailbox)
    await this.page.keyboard.press('Enter')
    await this[look]('Enter the code')
    await this.in('wa-code').focus()
    await this.page.keyboard.type(await mailboxes.codeFor(mailbox, mails))
    await this.page.keyboard.press('Enter')
    await this.in('wa-end-device').first().waitFor()
    await this[look]('Your wallet')
  }

  /** The twelve words that the page shows, with spaces between them. */
  async words(): Promise<string> {
    await this.sees('Your secret words')
    return (await this.in('wa-words').locator('li').allTextContents()).join(' ')
  }

  /** Reads the recovery code, and types the characters that the page asks for. Returns the code. */
  async confirmCode(): Promise<string> {
    await this.checks('Write down your recovery code')
    const code = (await this.in('wa-recovery-code').textContent()) ?? ''
    await this.in('wa-written').click()
    await this.checks('Check your recovery code')
    await this.in('wa-confirm').fill(askedCharacters(await this.page.locator('label').textContent(), code))
    await this.in('wa-check').click()
    return code
  }
}
