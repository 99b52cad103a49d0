import type { PageTexts } from '../page-texts'

export const en: PageTexts = {
  approve: {
    title: 'Approve a browser',
    ifAsked: 'Approve it only if you have just asked for it yourself.',
    button: 'Approve this browser',
    ifNot: 'If it is not yours, close this page.',
  },
  approved: {
    title: 'Approved',
    text: 'Go back to the browser that wants to log in. You get another e-mail with a code.',
  },
  spent: {
    title: 'This link does not work any more',
    text: 'The link was used, or it is older than 20 minutes. Start again in the browser that wants to log in.',
  },
  callback: { title: 'Almost done', text: 'Go back to the app. You can close this window.' },
  over: {
    title: 'This login is over',
    text: 'This login was used, or it is older than 10 minutes. Go back to the app and start again.',
  },
  refused: { title: 'Not allowed', text: 'This page may not show the wallet.' },
}
