const prime = 2n ** 255n - 19n
const yMask = 2n ** 255n - 1n

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  let square = base % prime
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if ((rest & 1n) === 1n) result = (result * square) % prime
    square = (square * square) % prime
  }
  return result
}

/** The d of the curve -x² + y² = 1 + d·x²·y². */
const curveConstant = ((prime - 121_665n) * power(121_666n, prime - 2n)) % prime

/** Whether 32 bytes are a point of ed25519 (RFC 8032), so that somebody may hold the key to them. */
export function isOnCurve(bytes: Uint8Array): boolean {
  const y = bytes.reduceRight((sum, byte) => (sum << 8n) + BigInt(byte), 0n) & yMask
  const ySquare = (y * y) % prime
  const xSquare = ((ySquare + prime - 1n) * power(curveConstant * ySquare + 1n, prime - 2n)) % prime
  return xSquare === 0n || power(xSquare, (prime - 1n) / 2n) === 1n
}
