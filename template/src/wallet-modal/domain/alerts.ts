/**
 * Alerts by key: what the bar says, and what the console tells the developer (specification, section 8).
 */
export const alerts = {
  SWITCH_NETWORK_NOT_FOUND: {
    shortMessage: 'Network Not Found',
    text: 'This app asked for a network that it does not list.',
    longMessage: 'The network is not in the list of networks that the modal was created with. Add it to `networks`.',
  },
} as const

export type AlertCode = keyof typeof alerts
