import { defineTexts } from '../../locales/define-texts'

/** The texts of receiving. */
export const receiveTexts = defineTexts('receive', {
  action: 'Receive',
  codeLabel: 'Code of your address. The address itself is below.',
  codeTooLong: 'This address is too long for a code. Copy it instead.',
  /** Tells where the address can be used: on one network only, or on it and the others of its family. */
  onNetworks: (network: string, family: string, isOnly: boolean) => {
    if (isOnly) return `${network} only`
    return network === family ? `${network} and compatible networks` : `${network} and other ${family} networks`
  },
  supportedNetworks: 'Supported networks',
  onlyTheseNetworks: 'Only receive on these networks. What is sent on another may be lost.',
  onlyThisNetwork: 'Only receive on this network. What is sent on another may be lost.',
  waiting: 'Waiting for your wallet',
  waitingText: 'Your address is shown once your wallet has confirmed it.',
  accountNotFound: 'Account not found',
})

export type ReceiveTexts = typeof receiveTexts.english

declare module '../../locales/language' {
  interface TextsById {
    receive: ReceiveTexts
  }
}
