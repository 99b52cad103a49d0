import { expect, test } from 'vitest'
import { useGallery } from './gallery'

const gallery = useGallery()

/** Texts that are the same in every language, or that `Intl` writes, as regular expressions. */
const values = [
  // Amounts and prices: `0.25 ETH`, `1 ETH = 2,450 USDC`.
  String.raw`[\d.,]+ [A-Za-z]+( [=+] [\d.,]+ [A-Za-z]+)?\.?`,
  // Dates: `November 11, 2026 at 12:00 PM`, `Nov 29, 09:41 AM`, `November`.
  String.raw`(May|June|October|November|Nov)( at|[\d,: ])*([AP]M)?`,
  // Addresses, and names of accounts and hosts.
  String.raw`\w{6}…\w{4}`,
  '0x[0-9a-fA-F]{40}',
  String.raw`[\p{L}\d-]*(\.[\p{L}\d-]+)+`,
]

/** Texts of the gallery that are the same in every language: names of wallets, networks, tokens and services, and messages of wallets and services. */
const names = `
  A network whose name is much too long for one line|A token with a name that does not end|A wallet with an endless name
  A wallet with a name that goes on and on and never wants to end|Apple|Arbitrum One|Argent|Avalanche|BNB Smart Chain|Backpack|Bank Bridge
  Base|Base Sepolia|Bitcoin|Bitcoin Testnet|Card House|Chainlink|Coinbase BTC|Cosmos Hub|Discord|ENDLESS|ETH|EUR|Ether|Ethereum|Facebook
  Family|Farcaster|Fox Wallet|GNT|Giant|GitHub|Gnosis|Google|Halcyon|Harbour|Kestrel|Kiosk|LINK|Lantern|Linea Mainnet|Not There|OP Mainnet
  OneKey|Own Wallet|Plain|Plain Wallet|Polkadot|Polygon|Quartz|Rabbit|Robin|Savings|Scroll|Sepolia|Solana|Solana Devnet|Talisman|Twin
  USD|USD Coin|USDC|WalletConnect|Wren|X|Yarrow|Zeal|Zen|Zora|cbBTC|محفظة
  You declined at GitHub|a kind of transaction that nobody has a word for yet|no nonce|nonce too low|out of gas`
  .split(/[|\n]/)
  .map((name) => `[(]?${name.trim()}( \\d)?[)]?`)

test('In every scene, each text that is shown or spoken comes from a catalogue.', async () => {
  const one = await gallery.open({ theme: 'light', layout: 'card', locale: 'en-XA' })
  const findings: string[] = []
  for (const scene of await one.scenes()) {
    await one.show(scene)
    const found = await one.tell<string[]>('textsWithoutCatalogue', [...values, ...names])
    findings.push(...found.map((finding) => `${scene}: ${finding}`))
  }
  expect(findings).toEqual([])
})

const sizes = [
  { screen: '320 pixels', width: 320 },
  { screen: '360 pixels', width: 360 },
  { screen: '390 pixels', width: 390 },
  { screen: '390 pixels with text of twice the size', width: 390, textSize: 32 },
]

test.for(['en-XA', 'ar', 'de', 'ja'].flatMap((locale) => sizes.map((size) => ({ locale, ...size }))))(
  'On a phone of $screen and in the language $locale, no part of any view is cut off, covered or out of reach.',
  async ({ locale, width, textSize }) => {
    const viewport = { width, height: 844 }
    const one = await gallery.open({
      theme: 'light',
      layout: 'dialog',
      viewport,
      locale,
      ...(textSize && { textSize }),
    })
    const findings: string[] = []
    for (const scene of await one.scenes()) {
      await one.show(scene)
      const found = [
        ...(await one.tell<string[]>('beyondScreen')),
        ...(await one.tell<string[]>('cutTexts')),
        ...(await one.tell<string[]>('shortenedTexts', [...values, ...names])),
        ...(await one.tell<string[]>('overlappingTexts')),
        ...(await one.tell<string[]>('actionsOutOfReach')),
      ]
      findings.push(...found.map((finding) => `${scene}: ${finding}`))
    }
    expect(findings).toEqual([])
  },
)
