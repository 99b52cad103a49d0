import { sha256 } from '@noble/hashes/sha2.js'
import { bech32, bech32m, createBase58check } from '@scure/base'
import { accountError } from '../../domain/errors/account-errors'
import type { AddressPrefix } from './bitcoin-networks'
import { findNetwork } from './bitcoin-networks'

/** The script type of an address. `witness` is a segwit version that has no use yet (BIP-350). */
export type AddressKind = 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2wsh' | 'p2tr' | 'witness'

/** A valid address. */
export interface DecodedAddress {
  /** The address in its usual spelling: segwit addresses in lower case. */
  address: string
  kind: AddressKind
  /** The prefix of the address's networks. Test networks share a prefix; in base58, regtest shares it too. */
  prefix: AddressPrefix
}

const base58check = createBase58check(sha256)
const maxSegwitLength = 90

const base58Versions: Readonly<Record<number, Pick<DecodedAddress, 'kind' | 'prefix'>>> = {
  0x00: { kind: 'p2pkh', prefix: 'bc' },
  0x05: { kind: 'p2sh', prefix: 'bc' },
  0x6f: { kind: 'p2pkh', prefix: 'tb' },
  0xc4: { kind: 'p2sh', prefix: 'tb' },
}

function isPrefix(value: string): value is AddressPrefix {
  return value === 'bc' || value === 'tb' || value === 'bcrt'
}

function decodeBase58(address: string): DecodedAddress | undefined {
  const bytes = base58check.decode(address)
  const version = bytes.length === 21 ? base58Versions[bytes[0] ?? -1] : undefined
  return version && { address, ...version }
}

/** Version 0 has the checksum of BIP-173. Later versions have the checksum of BIP-350. */
function decodeSegwit(text: string): DecodedAddress | undefined {
  const address = text.toLowerCase()
  for (const [coder, isVersionZero] of [
    [bech32, true],
    [bech32m, false],
  ] as const) {
    const decoded = coder.decodeUnsafe(text, maxSegwitLength)
    const version = decoded?.words[0]
    if (!decoded || version === undefined || version > 16) continue
    const program = coder.fromWordsUnsafe(decoded.words.slice(1))
    const { prefix } = decoded
    if (!program || !isPrefix(prefix) || (version === 0) !== isVersionZero) return undefined
    const { length } = program
    if (version === 0) {
      const kind = length === 20 ? 'p2wpkh' : length === 32 ? 'p2wsh' : undefined
      return kind && { address, kind, prefix }
    }
    if (length < 2 || length > 40) return undefined
    return { address, kind: version === 1 && length === 32 ? 'p2tr' : 'witness', prefix }
  }
  return undefined
}

/** Reads an address (base58check, BIP-173, BIP-350) with its checksum; undefined for anything else. */
export function decodeAddress(text: string): DecodedAddress | undefined {
  try {
    return decodeSegwit(text) ?? decodeBase58(text)
  } catch {
    return undefined
  }
}

/** True for the address of a Stacks account, which some Bitcoin wallets share as well. Does not check the checksum. */
export function isStacksAddress(text: string): boolean {
  return /^S[PTMN][0-9A-HJKMNP-TV-Z]{37,40}$/.test(text)
}

/**
 * Checks the address of a receiver.
 * @param reference the network that the address must belong to. Default: all networks are allowed
 * @throws WalletModalError INVALID_ADDRESS
 */
export function checkAddress(text: string, reference?: string): DecodedAddress {
  const decoded = decodeAddress(text)
  if (!decoded || decoded.kind === 'witness')
    throw accountError('INVALID_ADDRESS', { details: text, hint: 'Copy it again, to the last character' })
  const wanted = findNetwork(reference)
  if (wanted && wanted.prefix !== decoded.prefix)
    throw accountError('INVALID_ADDRESS', { details: text, hint: 'It belongs to another network' })
  return decoded
}
