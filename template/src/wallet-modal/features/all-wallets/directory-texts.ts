import { defineTexts } from '../../locales/use-texts'

const number = new Intl.NumberFormat('en')
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** The texts of the wallet directory. */
export const directoryTexts = defineTexts('directory', {
  searchAll: (count: number) => (count > 0 ? `Search ${number.format(count)} wallets` : 'Search wallets'),
  showQrCode: 'Show QR code',
  certified: 'Certified',
  certifiedOnly: 'WalletConnect certified',
  certifiedNotice: 'Only WalletConnect certified',
  found: (count: number) => `${count > 0 ? number.format(count) : 'No'} ${count === 1 ? 'wallet' : 'wallets'}`,
  noMatch: (query: string) => `No match for “${query}”`,
  noMatchText: 'Check the spelling, or scan a code with any wallet that supports WalletConnect.',
  noMatchPlainText: 'Check the spelling.',
  noCertified: 'No certified wallet found',
  noWallets: 'No wallets to show',
  noWalletsText: 'The directory knows none for the networks of this app.',
  failed: 'The wallet list did not load',
  failedText: 'Check your connection, then try again.',
  outdated: 'The list could not be updated.',
  bundledFrom: (date: Date) => `Bundled list from ${day.format(date)}`,
})
