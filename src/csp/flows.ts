/**
 * The features that do not work if a source is missing from the policy. The flows in Chromium (e2e) have a run for each feature. If no flow
 * needs a source, that run fails.
 */
export const flows = {
  page: 'The modal runs',
  styles: 'The modal has its styles',
  marks: 'The marks of networks and the pictures that wallets bring along are shown',
  'remote-pictures': 'Pictures of tokens, names, shops and paired wallets are shown',
  'own-pictures': 'The pictures that your options name are shown',
  network: 'Balances, fees and the state of transactions are read from the network',
  proxy: 'The network is read through the RPC proxy of the project',
  directory: 'The wallet directory and its pictures are shown',
  origins: 'The modal warns you if the project does not allow the origin of the page',
  'data-service': 'The data service answers',
  analytics: 'Events are sent',
  pairing: 'A phone is paired',
  'verified-domain': 'Wallets show whether the domain of the page is verified',
  'embedded-wallet': 'Visitors log in to the embedded wallet',
  'server-sign-in': 'Visitors sign in at your server',
  'cloud-sign-in': 'Visitors sign in at the cloud',
  purchases: 'Purchases that visitors made at a provider of yours are listed',
} as const satisfies Readonly<Record<string, string>>

export type FlowId = keyof typeof flows
