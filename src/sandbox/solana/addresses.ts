import { createHash } from 'node:crypto'
import { fromBase58, toBase58 } from './base58'

/** The programs that the sandbox and its wallet have names for. */
export const programs = {
  system: '11111111111111111111111111111111',
  token: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  token2022: 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  associatedToken: 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
  computeBudget: 'ComputeBudget111111111111111111111111111111',
} as const

const prime = 2n ** 255n - 19n

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  let square = base % prime
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if ((rest & 1n) === 1n) result = (result * square) % prime
    square = (square * square) % prime
  }
  return result
}

/** The constant of the curve: -121665/121666. */
const curveConstant = ((prime - 121_665n) * power(121_666n, prime - 2n)) % prime

/** Returns whether 32 bytes are a point of ed25519. Only such a point can be a public key that has a private key. */
function isOnCurve(bytes: Uint8Array): boolean {
  const y = BigInt(`0x${Buffer.from(bytes.toReversed()).toString('hex')}`) & (2n ** 255n - 1n)
  const ySquare = (y * y) % prime
  const above = (ySquare + prime - 1n) % prime
  const below = (curveConstant * ySquare + 1n) % prime
  const xSquare = (above * power(below, prime - 2n)) % prime
  return xSquare === 0n || power(xSquare, (prime - 1n) / 2n) === 1n
}

/** Derives a program's address from seeds: the first address that is not a point of the curve, so that the address has no private key. */
function derive(seeds: readonly Uint8Array[], program: string): string {
  for (let bump = 255; bump >= 0; bump -= 1) {
    const hash = createHash('sha256')
    for (const seed of [...seeds, Uint8Array.of(bump), bytesOf(program)]) hash.update(seed)
    const bytes = hash.update('ProgramDerivedAddress').digest()
    if (!isOnCurve(bytes)) return toBase58(bytes)
  }
  throw new Error('The seeds lead to no address')
}

/** Returns the address of the account that keeps an owner's tokens of a mint. */
export function associatedTokenAddress(owner: string, mint: string, tokenProgram: string): string {
  return derive([bytesOf(owner), bytesOf(tokenProgram), bytesOf(mint)], programs.associatedToken)
}

function bytesOf(address: string): Uint8Array {
  const bytes = fromBase58(address)
  if (bytes === undefined) throw new Error(`${address} is not base58`)
  return bytes
}
