import { defineTexts } from '../define-texts'

/** The texts of choosing and changing a network. */
export const networkTexts = defineTexts('network', {
  searchNetworks: 'Search networks',
  networks: 'Networks',
  testnets: 'Test networks',
  noNetwork: 'No network found',
  noNetworkText: (query: string) => `Nothing here is called “${query}”.`,
  askAgain: 'Ask again',
  switchDeclinedText: 'You stay on the network you were on.',
  switchFailed: 'The network did not change',
  switchText: 'Accept the request in your wallet to change the network.',
  doesNotRunOn: (app: string, network: string) => `${app} does not run on ${network}`,
  thisApp: 'This app',
  thisNetwork: 'this network',
  networkNumber: (id: string) => `network ${id}`,
  chooseNetwork: 'Choose a network to continue. Your wallet will ask you to confirm.',
  confirmInWallet: 'Confirm in wallet',
  notApproved: 'Not approved',
})

export type NetworkTexts = typeof networkTexts.english

declare module '../language' {
  interface TextsById {
    network: NetworkTexts
  }
}
