const prime = BigInt(2) ** BigInt(255) - BigInt(19)
const yMask = BigInt(2) ** BigInt(255) - BigInt(1)

function power(base: bigint, exponent: bigint): bigint {
  let result = BigInt(1)
  let square = base % prime
  for (let rest = exponent; rest > BigInt(0); rest >>= BigInt(1)) {
    if ((rest & BigInt(1)) === BigInt(1)) result = (result * square) % prime
    square = (square * square) % prime
  }
  return result
}

/** The d of the curve -x² + y² = 1 + d·x²·y². */
const curveConstant = ((prime - BigInt(121_665)) * power(BigInt(121_666), prime - BigInt(2))) % prime

/** Whether 32 bytes are a point of ed25519 (RFC 8032). Only such an address can have a private key. */
export function isOnCurve(bytes: Uint8Array): boolean {
  const y = bytes.reduceRight((sum, byte) => (sum << BigInt(8)) + BigInt(byte), BigInt(0)) & yMask
  const ySquare = (y * y) % prime
  const xSquare =
    ((ySquare + prime - BigInt(1)) * power(curveConstant * ySquare + BigInt(1), prime - BigInt(2))) % prime
  return xSquare === BigInt(0) || power(xSquare, (prime - BigInt(1)) / BigInt(2)) === BigInt(1)
}
