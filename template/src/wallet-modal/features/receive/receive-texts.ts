import type { ChainNamespace } from '../../domain/networks/caip'
import { defineTexts } from '../../locales/use-texts'

const families: Record<ChainNamespace, string> = {
  eip155: 'Ethereum',
  solana: 'Solana',
  polkadot: 'Polkadot',
  bip122: 'Bitcoin',
  cosmos: 'Cosmos',
}

/** The texts of receiving. */
export const receiveTexts = defineTexts('receive', {
  action: 'Receive',
  codeLabel: 'Code of your address. The address itself is below.',
  codeTooLong: 'This address is too long for a code. Copy it instead.',
  /** Tells where the address can be used: on one network only, or on it and the others of its family. */
  onNetworks: (network: string, namespace: ChainNamespace, isOnly: boolean) => {
    if (isOnly) return `${network} only`
    const family = families[namespace]
    return network === family ? `${network} and compatible networks` : `${network} and other ${family} networks`
  },
  supportedNetworks: 'Supported networks',
  onlyTheseNetworks: 'Only receive on these networks. What is sent on another may be lost.',
  onlyThisNetwork: 'Only receive on this network. What is sent on another may be lost.',
  waiting: 'Waiting for your wallet',
  waitingText: 'Your address is shown once your wallet has confirmed it.',
  accountNotFound: 'Account not found',
})
