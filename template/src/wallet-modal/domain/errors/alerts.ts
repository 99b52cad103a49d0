import type {} from '../../locales/language'

/** Alerts by key: the title and text of the bar, and the message in the console for the developer. */
export const alerts = {
  SWITCH_NETWORK_NOT_FOUND: {
    shortMessage: 'Network Not Found',
    text: 'This app asked for a network that it does not list.',
    longMessage: 'The network is not in the list of networks that the modal was created with. Add it to `networks`.',
  },
  INVALID_APP_CONFIGURATION: {
    shortMessage: 'Invalid App Configuration',
    text: 'This address may not use the project of the app.',
    longMessage:
      'The origin of this page is not on the allowlist of the project. Add it in the dashboard of the project id.',
  },
  UNVERIFIED_DOMAIN: {
    shortMessage: 'Unverified domain',
    text: 'The domain of this app is not verified.',
    longMessage: 'Verify that the domain of this page is allowed in the dashboard of the project id.',
  },
  SESSION_EXPIRED: {
    shortMessage: 'Session Expired',
    text: 'Check that the clock of this device is right, then try again.',
    longMessage: 'The session is not valid (yet). Check the time settings of this device and connect again.',
  },
  INVALID_PROJECT_ID: {
    shortMessage: 'Invalid Project ID',
    text: 'The service does not know the project of this app.',
    longMessage: 'The project id is not valid. Copy it again from the dashboard into `projectId`.',
  },
  PROJECT_ID_NOT_CONFIGURED: {
    shortMessage: 'Project ID Not Configured',
    text: 'Wallets in this browser work; phones need a project id.',
    longMessage:
      'Pairing, the wallet directory and e-mail login are services of the cloud. Set `projectId`, or `hosts` for your own.',
  },
} as const

export type AlertCode = keyof typeof alerts

declare module '../../locales/language' {
  interface TextsById {
    /** The title and the text of each alert. */
    alerts: Record<AlertCode, { title: string; text: string }>
  }
}
