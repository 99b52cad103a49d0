import type { Account } from '../../domain/account/account'
import { createAccount } from '../../domain/account/account'
import { isEvmAddress, withHexPrefix } from '../../domain/account/address'
import { toChecksumAddress } from './checksum'

const maxAccounts = 100

/** Reads a wallet's answer to `eth_accounts`: valid addresses only, checksummed, each once. */
export function readAccounts(answer: unknown): Account[] {
  if (!Array.isArray(answer)) return []
  const valid = answer.filter((value): value is string => typeof value === 'string' && isEvmAddress(value))
  const unique = new Set(valid.map((value) => toChecksumAddress(withHexPrefix(value.toLowerCase()))))
  return [...unique].slice(0, maxAccounts).map((address) => createAccount('eip155', address))
}
