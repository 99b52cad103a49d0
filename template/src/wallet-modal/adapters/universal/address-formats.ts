import { blake2b } from '@noble/hashes/blake2.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { base58, bech32, bech32m, createBase58check } from '@scure/base'
import { isEvmAddress } from '../../domain/account/address'
import type { ChainNamespace } from '../../domain/networks/caip'

const base58check = createBase58check(sha256)

/** Whether an address can be decoded and the result passes the check. */
function fits<Decoded>(decode: () => Decoded, check: (decoded: Decoded) => boolean): boolean {
  try {
    return check(decode())
  } catch {
    return false
  }
}

function isSolana(address: string): boolean {
  return fits(
    () => base58.decode(address),
    ({ length }) => length === 32,
  )
}

/** SS58: a network's prefix of one or two bytes, a public key of 32, a checksum of two (docs.polkadot.com, "SS58"). */
function isPolkadot(address: string): boolean {
  return fits(
    () => base58.decode(address),
    (bytes) => {
      const prefix = (bytes[0] ?? 0) < 64 ? 1 : 2
      if (bytes.length !== prefix + 32 + 2) return false
      const body = bytes.subarray(0, -2)
      const hash = blake2b(Uint8Array.from([...new TextEncoder().encode('SS58PRE'), ...body]))
      return bytes.at(-2) === hash[0] && bytes.at(-1) === hash[1]
    },
  )
}

/** Bech32 with the prefix of a chain, of a key's hash (20 bytes) or of a contract's (32). */
function isCosmos(address: string): boolean {
  return fits(
    () => bech32.decodeToBytes(address),
    ({ bytes }) => bytes.length === 20 || bytes.length === 32,
  )
}

/** Base58Check for keys and scripts, Bech32 for version 0 (BIP-173), Bech32m for later ones (BIP-350). */
function isBitcoin(address: string): boolean {
  if (/^(?:bc|tb|bcrt)1[^1]+$/i.test(address)) return isSegwit(address)
  return fits(
    () => base58check.decode(address),
    ({ length }) => length === 21,
  )
}

function isSegwit(address: string): boolean {
  const { decode, fromWords } = /1q/i.test(address) ? bech32 : bech32m
  return fits(
    // The parameter's type requires the separator `1`, which `isBitcoin` has checked.
    () => decode(address as `${string}1${string}`),
    ({ words: [version = 17, ...rest] }) => {
      const { length } = fromWords(rest)
      return version === 0 ? length === 20 || length === 32 : version <= 16 && length >= 2 && length <= 40
    },
  )
}

const formats: Readonly<Record<ChainNamespace, (address: string) => boolean>> = {
  eip155: isEvmAddress,
  solana: isSolana,
  polkadot: isPolkadot,
  bip122: isBitcoin,
  cosmos: isCosmos,
}

/** Whether an address is valid in its namespace, including the checksum. */
export function isAddressOf(namespace: ChainNamespace, address: string): boolean {
  return formats[namespace](address)
}
