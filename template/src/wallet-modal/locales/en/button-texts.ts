import { defineTexts } from '../define-texts'

/** The texts of the buttons on the host's page. */
export const buttonTexts = defineTexts('button', {
  connect: 'Connect wallet',
  connecting: 'Connecting…',
  loading: 'Loading…',
  hidden: '••••',
  balanceHidden: 'Balance hidden',
  failed: 'Something went wrong. Try again',
  switchNetwork: 'Switch network',
  unknownNetwork: 'Unknown network',
  selectNetwork: 'Select network',
  account: (address: string) => `Account ${address}`,
  network: (name: string) => `Network: ${name}`,
})

export type ButtonTexts = typeof buttonTexts.english

declare module '../language' {
  interface TextsById {
    button: ButtonTexts
  }
}
