import { defineTexts } from '../define-texts'

/** The names of namespaces for visitors. */
const names = {
  eip155: 'EVM Networks',
  solana: 'Solana',
  polkadot: 'Polkadot',
  bip122: 'Bitcoin',
  cosmos: 'Cosmos',
}

/** For places with little room. */
const shortNames = { ...names, eip155: 'EVM' }

/** The texts of wallets and accounts in several namespaces. */
export const namespaceTexts = defineTexts('namespace', {
  names,
  shortNames,
  selectChain: (wallet: string) => `Select chain for ${wallet}`,
  selectChainText: 'This wallet works on several kinds of chain. You can connect the others later.',
  connected: 'Connected',
  switchTo: (namespace: string) => `Switch to ${namespace}`,
  switchToText: (namespace: string) => `No wallet is connected on ${namespace} yet. What is connected stays connected.`,
  connectOn: (namespace: string) => `Connect ${namespace}`,
  otherWallet: 'Choose another wallet',
  chooseWallet: 'Choose a wallet',
  onlyAccount: (namespace: string) =>
    `On ${namespace} you connect and sign here. What you hold, and sending it, is in your wallet.`,
  noSending: (namespace: string) => `On ${namespace} you see your balance and receive here. To send, use your wallet.`,
  /** Some wallets disconnect several namespaces at once. */
  disconnectFrom: (namespaces: readonly string[]) => `Disconnect ${new Intl.ListFormat('en').format(namespaces)}`,
  disconnectAll: 'Disconnect all',
})

export type NamespaceTexts = typeof namespaceTexts.english

declare module '../language' {
  interface TextsById {
    namespace: NamespaceTexts
  }
}
