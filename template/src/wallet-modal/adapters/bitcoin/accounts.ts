import type { Account } from '../../domain/account/account'
import { WalletModalError } from '../../domain/errors/errors'
import { decodeAddress, isStacksAddress } from './addresses'
import type { AddressPrefix } from './bitcoin-networks'
import type { AddressPurpose } from './bitcoin-provider'

/** A wallet's description of one of its addresses. */
export interface SharedAddress {
  address: unknown
  /** The purpose as the wallet names it: `payment`, `ordinals`, `stacks`, or undefined. */
  purpose?: unknown
  publicKey?: unknown
  path?: unknown
}

const maxAccounts = 100
const order: readonly string[] = ['payment', 'ordinal', 'stx']

const purposes: Readonly<Record<string, AddressPurpose>> = {
  payment: 'payment',
  ordinals: 'ordinal',
  ordinal: 'ordinal',
  stacks: 'stx',
  stx: 'stx',
}

function purposeOf(value: unknown): AddressPurpose | undefined {
  return typeof value === 'string' && Object.hasOwn(purposes, value) ? purposes[value] : undefined
}

function readAccount({ address, purpose, publicKey, path }: SharedAddress): Account | undefined {
  if (typeof address !== 'string') return undefined
  const type = purposeOf(purpose)
  const isStacks = isStacksAddress(address)
  const decoded = isStacks ? undefined : decodeAddress(address)
  if (!isStacks && (!decoded || type === 'stx')) return undefined
  const isTaproot = decoded?.kind === 'p2tr'
  return {
    namespace: 'bip122',
    address: decoded?.address ?? address,
    type: isStacks ? 'stx' : (type ?? (isTaproot ? 'ordinal' : 'payment')),
    ...(typeof publicKey === 'string' && /^[0-9a-f]{64,130}$/i.test(publicKey) && { publicKey }),
    ...(typeof path === 'string' && /^m(?:\/\d+['h]?)+$/.test(path) && { path }),
  }
}

/**
 * Reads the addresses that a wallet shares. Leaves out invalid addresses and repetitions, and puts payment addresses first. If the wallet
 * names no payment address, its first address is the payment address.
 */
export function readAccounts(shared: readonly SharedAddress[]): Account[] {
  const byAddress = new Map<string, Account>()
  for (const account of shared.slice(0, maxAccounts).map(readAccount)) {
    const known = account && byAddress.get(account.address)
    // An address that the wallet uses for everything counts as a payment address.
    if (account && (!known || account.type === 'payment')) byAddress.set(account.address, account)
  }
  const accounts = [...byAddress.values()]
  const first = accounts.find(({ type }) => type === 'ordinal')
  if (first && !accounts.some(({ type }) => type === 'payment')) first.type = 'payment'
  return accounts.sort((one, other) => order.indexOf(one.type) - order.indexOf(other.type))
}

/** The address prefix of the accounts' network. */
export function prefixOf(accounts: readonly Account[]): AddressPrefix | undefined {
  const [first] = accounts.flatMap(({ address }) => decodeAddress(address) ?? [])
  return first?.prefix
}

/** Whether the list has a Bitcoin address. Some wallets also share addresses of Stacks. */
export function hasBitcoinAccount(accounts: readonly Account[]): boolean {
  return accounts.some(({ type }) => type !== 'stx')
}

/** Returns the accounts. @throws WalletModalError NO_ACCOUNT when the list has no Bitcoin address */
export function requireAccounts(accounts: readonly Account[]): readonly Account[] {
  if (hasBitcoinAccount(accounts)) return accounts
  throw new WalletModalError('NO_ACCOUNT', { hint: 'Choose an account in the wallet and try again' })
}
