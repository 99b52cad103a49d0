/** A mail without formatting. */
export interface Mail {
  to: string
  subject: string
  text: string
}

/** How long a code and a link work, in minutes. */
export const codeMinutes = 20

interface MailFacts {
  to: string
  appName: string
  /** The origin of the app's page. */
  app: string
}

interface CodeMailFacts extends MailFacts {
  code: string
  purpose: 'login' | 'change-current' | 'change-new'
}

const paragraphs = (...texts: readonly string[]) => `${texts.join('\n\n')}\n`

const nobodyAsks = (code: string) => `Nobody of us asks for this ${code}. Do not tell it to anybody.`

const reasons: Record<CodeMailFacts['purpose'], (place: string) => readonly [why: string, ignore: string]> = {
  login: (place) => [
    `Enter this code to log in to your wallet in ${place}.`,
    'If you did not ask for it, ignore this e-mail. Nobody can log in without the code.',
  ],
  'change-current': (place) => [
    `Enter this code to give your wallet in ${place} another e-mail address.`,
    'If you did not ask for it, ignore this e-mail, and sign out the browsers that you do not know. Your address stays the same without the code.',
  ],
  'change-new': (place) => [
    `Enter this code to use this e-mail address for a wallet in ${place}.`,
    'If you did not ask for it, ignore this e-mail. Nothing changes without the code.',
  ],
}

/** The mail with a code. The subject has the code, so that a phone shows it without opening the mail. */
export function codeMail({ to, appName, app, code, purpose }: CodeMailFacts): Mail {
  const [why, ignore] = reasons[purpose](`${appName} (${app})`)
  return {
    to,
    subject: `${code} is your code for ${appName}`,
    text: paragraphs(
      code,
      why,
      `The code works for ${codeMinutes} minutes, once, and only in the browser that asked for it.`,
      nobodyAsks('code'),
      ignore,
    ),
  }
}

interface DeviceMailFacts extends MailFacts {
  browser: string
  time: string
  link: string
}

/** The mail with the link that approves a browser. */
export function deviceMail({ to, appName, app, browser, time, link }: DeviceMailFacts): Mail {
  return {
    to,
    subject: `Approve a new browser for ${appName}`,
    text: paragraphs(
      `A browser that has not logged in before wants to log in to your wallet in ${appName} (${app}).`,
      `Browser: ${browser}\nTime: ${time}`,
      `If it is yours, open this page and approve it. The link works for ${codeMinutes} minutes:\n${link}`,
      nobodyAsks('link'),
      'If you did not ask for it, ignore this e-mail. Nobody can log in without the approval.',
    ),
  }
}

/** The mail to the earlier address after a change. */
export function noticeMail({ to, appName, app }: MailFacts): Mail {
  return {
    to,
    subject: `Your wallet in ${appName} has another e-mail address`,
    text: paragraphs(
      `Your wallet in ${appName} (${app}) has another e-mail address now. You cannot log in with this one any more.`,
      `If you did not change the address, write to the people of ${appName} at once.`,
    ),
  }
}

/** A time as text for people: "1 January 2026, 12:00 UTC". */
export function timeText(milliseconds: number): string {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return `${format.format(milliseconds).replace(' at ', ', ')} UTC`
}
