import type { Account } from '../../domain/account/account'
import { createAccount } from '../../domain/account/account'
import { isAddress } from '../../domain/account/address'

const maxAccounts = 100

/** Reads the accounts in a wallet's list. Leaves out invalid addresses and repetitions. */
export function readAccounts(addresses: readonly unknown[]): Account[] {
  const valid = addresses.filter(
    (address): address is string => typeof address === 'string' && isAddress(address, 'solana'),
  )
  return [...new Set(valid)].slice(0, maxAccounts).map((address) => createAccount('solana', address))
}
