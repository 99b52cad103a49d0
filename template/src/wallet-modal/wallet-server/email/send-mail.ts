import { isRecord } from '../../domain/errors/errors'
import { retryable } from '../../domain/retryable'
import { readEnvironment } from '../../server-kit/http/environment'
import type { Mail } from './mails'

/** Hands a mail over to a mail server. */
export type SendMail = (mail: Mail) => Promise<void>

/**
 * A mail could not be sent. The message has no address: mail servers repeat addresses in their errors, so their errors are left out.
 */
export class MailUnavailable extends Error {
  override readonly name = 'MailUnavailable'
}

/** How long a mail server may take, in milliseconds. It is short because a visitor waits. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** The code of an error in capital letters, and the reply code of a mail server. */
function codesOf(error: unknown): string {
  if (!isRecord(error)) return ''
  const { code, responseCode } = error
  const codes = [
    typeof code === 'string' && /^[A-Z][A-Z0-9_]{1,40}$/.test(code) ? code : undefined,
    typeof responseCode === 'number' ? String(responseCode) : undefined,
  ].filter((text) => text !== undefined)
  return codes.length === 0 ? '' : ` (${codes.join(', ')})`
}

/**
 * Sends mails with nodemailer, for the option `sendMail`.
 * @param url the address of the mail server: `smtp://` or `smtps://`, with user and password where the server wants them
 * @param from the sender: `wallet@app.example`, or `App <wallet@app.example>`
 */
export function smtpMailer(url: string, from: string): SendMail {
  const open = retryable(async () => {
    const { createTransport } = await import('nodemailer')
    // Texts come from visitors' choices, so a mail never reads files or addresses.
    return createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true })
  })
  return async (mail) => {
    await (await open()).sendMail({ ...mail, from })
  }
}

function defaultMailer(): SendMail {
  const [url, from] = ['WALLET_SMTP', 'WALLET_MAIL_FROM'].map(readEnvironment)
  if (url === undefined)
    throw new Error(
      'Set WALLET_SMTP to your mail server, for example smtps://user:password@smtp.example, and WALLET_MAIL_FROM to the sender; ' +
        'or give the wallet server the option sendMail',
    )
  if (!/^smtps?:\/\//.test(url)) throw new Error('WALLET_SMTP has to begin with smtp:// or smtps://')
  if (from === undefined)
    throw new Error('Set WALLET_MAIL_FROM to the sender of the mails, for example App <wallet@app.example>')
  return smtpMailer(url, from)
}

/**
 * Opens the way to send mails. The returned function rejects with MailUnavailable.
 * @param sendMail default: nodemailer, with the address in WALLET_SMTP and the sender in WALLET_MAIL_FROM
 * @throws Error when there is no way to send mails
 */
export function openMailer(sendMail: SendMail | undefined): SendMail {
  const send = sendMail ?? defaultMailer()
  return async (mail) => {
    try {
      await send(mail)
    } catch (error) {
      throw new MailUnavailable(`The e-mail could not be sent${codesOf(error)}`)
    }
  }
}
