/** The ids of wallets in WalletConnect's directory, by the names that kits use. */
const ids: Readonly<Record<string, string>> = {
  argentWallet: 'bc949c5d968ae81310268bf9193f9c9fb7bb4e1283e1284af8f2bd4992535fd6',
  bitgetWallet: '38f5d18bd8522c244bdd70cb4a68e0e718865155811c043f052fb9f1c51de662',
  coinbaseWallet: 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa',
  imTokenWallet: 'ef333840daf915aafdc4a004525502d6d49d77bd9c65e0642dbaefb3c2893bef',
  ledgerWallet: '19177a98252e07ddfc9af2083ba8e07ef627cb6103467ffebb3f8f4205fd7927',
  metaMaskWallet: 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96',
  okxWallet: '971e689d0a5be527bac79629b4ee9b925e82208e5168b733496a09c0faed0709',
  phantomWallet: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
  rabbyWallet: '18388be9ac2d02726dbac9777c96efaac06d744b2f6d580fccdd4127a6d01fd1',
  rainbowWallet: '1ae92b26df02f0abca6304df07debccd18262fdf5fe82daa81593582dac9a369',
  safeWallet: '225affb176778569276e484e1b92637ad061b01e13a048b35a9d280c3b58970f',
  trustWallet: '4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0',
  uniswapWallet: 'c03dfee351b6fcc421b4494ea33b9d4b92a984f87aa76d1663bb28705e95034a',
  zerionWallet: 'ecc4036f814562b41a5268adc86270fba1365471402006302e70169465b7ac18',
}

/** The entries of wallet lists that need no option, because the modal always finds extensions and pairs phones. */
const everywhere = ['injectedWallet', 'walletConnectWallet']

/**
 * Returns the id of a wallet in the directory; `found` for a wallet that the modal offers without an option; `null` for an unknown wallet.
 */
export function directoryId(wallet: string): string | null {
  return everywhere.includes(wallet) ? 'found' : (ids[wallet] ?? null)
}
