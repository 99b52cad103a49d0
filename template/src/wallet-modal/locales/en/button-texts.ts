/** The texts of the buttons on the host's page. */
export const buttonTexts = {
  connect: 'Connect wallet',
  connecting: 'Connecting…',
  loading: 'Loading…',
  failed: 'Something went wrong. Try again',
  switchNetwork: 'Switch network',
  unknownNetwork: 'Unknown network',
  selectNetwork: 'Select network',
  account: (address: string) => `Account ${address}`,
  network: (name: string) => `Network: ${name}`,
}

export type ButtonTexts = typeof buttonTexts
