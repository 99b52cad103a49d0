import type { MailTexts } from './mail-texts'

export const en: MailTexts = {
  code: {
    subject: (code, app) => `${code} is your code for ${app}`,
    purposes: {
      login: {
        why: (place) => `Enter this code to log in to your wallet in ${place}.`,
        ignore: 'If you did not ask for it, ignore this e-mail. Nobody can log in without the code.',
      },
      'change-current': {
        why: (place) => `Enter this code to give your wallet in ${place} another e-mail address.`,
        ignore:
          'If you did not ask for it, ignore this e-mail, and sign out the browsers that you do not know. Your address stays the same without the code.',
      },
      'change-new': {
        why: (place) => `Enter this code to use this e-mail address for a wallet in ${place}.`,
        ignore: 'If you did not ask for it, ignore this e-mail. Nothing changes without the code.',
      },
    },
    limits: (minutes) => `The code works for ${minutes} minutes, once, and only in the browser that asked for it.`,
    secret: 'Nobody of us asks for this code. Do not tell it to anybody.',
  },
  device: {
    subject: (app) => `Approve a new browser for ${app}`,
    asks: (place) => `A browser that has not logged in before wants to log in to your wallet in ${place}.`,
    browser: (name) => `Browser: ${name}`,
    time: (date, clock) => `Time: ${date}, ${clock}`,
    open: (minutes) => `If it is yours, open this page and approve it. The link works for ${minutes} minutes:`,
    secret: 'Nobody of us asks for this link. Do not tell it to anybody.',
    ignore: 'If you did not ask for it, ignore this e-mail. Nobody can log in without the approval.',
  },
  notice: {
    subject: (app) => `Your wallet in ${app} has another e-mail address`,
    changed: (place) =>
      `Your wallet in ${place} has another e-mail address now. You cannot log in with this one any more.`,
    notYou: (app) => `If you did not change the address, write to the people of ${app} at once.`,
  },
  browserOn: (browser, system) => `${browser} on ${system}`,
  unknownBrowser: 'Unknown browser',
}
