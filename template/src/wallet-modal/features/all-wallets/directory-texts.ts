import { defineTexts } from '../../locales/define-texts'

// Not by `Intl`: browsers take tens of milliseconds of a phone's processor for their first formats, while the visitor waits for the list.
const number = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',')
/** A day such as "21 Nov 2026". */
const day = (date: Date) => date.toUTCString().slice('Sat, '.length, 'Sat, 21 Nov 2026'.length).replace(/^0/, '')

/** The texts of the wallet directory. */
export const directoryTexts = defineTexts('directory', {
  searchAll: (count: number) => (count > 0 ? `Search ${number(count)} wallets` : 'Search wallets'),
  showQrCode: 'Show QR code',
  certified: 'Certified',
  certifiedOnly: 'WalletConnect certified',
  certifiedNotice: 'Only WalletConnect certified',
  found: (count: number) => `${count > 0 ? number(count) : 'No'} ${count === 1 ? 'wallet' : 'wallets'}`,
  noMatch: (query: string) => `No match for “${query}”`,
  noMatchText: 'Check the spelling, or scan a code with any wallet that supports WalletConnect.',
  noMatchPlainText: 'Check the spelling.',
  noCertified: 'No certified wallet found',
  noWallets: 'No wallets to show',
  noWalletsText: 'The directory knows none for the networks of this app.',
  failed: 'The wallet list did not load',
  failedText: 'Check your connection, then try again.',
  outdated: 'The list could not be updated.',
  bundledFrom: (date: Date) => `Bundled list from ${day(date)}`,
})

export type DirectoryTexts = typeof directoryTexts.english

declare module '../../locales/language' {
  interface TextsById {
    directory: DirectoryTexts
  }
}
