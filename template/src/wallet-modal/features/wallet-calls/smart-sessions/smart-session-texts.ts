import { defineTexts } from '../../../locales/define-texts'

/** The texts of smart sessions. */
export const smartSessionTexts = defineTexts('smartSessions', {
  titles: { SmartSessionList: 'Smart sessions', SmartSessionCreated: 'Smart session' },
  row: 'Smart sessions',
  rowHint: 'Apps that may act for this account',
  states: { active: 'Active', expired: 'Expired', revoked: 'Revoked' },
  filter: 'Sessions to show',
  unknownApp: 'Unknown Dapp',
  validUntil: 'Until',
  until: (date: string) => `Until ${date}`,
  revoke: 'Revoke',
  revoking: 'Revoking…',
  none: { active: 'No active sessions', expired: 'No expired sessions', revoked: 'No revoked sessions' },
  noneText: 'Apps that may act for this account are listed here.',
  fetchFailed: 'Error fetching smart sessions',
  revokeFailed: 'Error revoking smart session',
  failedText: 'Check your connection, then try again.',
  tryAgain: 'Try again',
  created: 'Smart session created',
  createdText:
    'The app may act for this account until the session ends. You can revoke it in the settings of the account.',
  gotIt: 'Got it!',
  permission: (type: string) => `Permission: ${type}`,
})

export type SmartSessionTexts = typeof smartSessionTexts.english

declare module '../../../locales/language' {
  interface TextsById {
    smartSessions: SmartSessionTexts
  }
}
