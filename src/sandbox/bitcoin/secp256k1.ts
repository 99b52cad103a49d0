/**
 * The curve of Bitcoin's signatures (SEC 2), for checking signatures. The code is slow and does not run in constant time, which is safe
 * here because the code handles no secrets.
 */
const p = 2n ** 256n - 2n ** 32n - 977n
const n = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
const generator = point(
  0x79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798n,
  0x483ada7726a3c4655da4fbfc0e1108a8fd17b448a68554199c47d08ffb10d4b8n,
)

/** A point of the curve; null is the point at infinity. */
type Point = { readonly x: bigint; readonly y: bigint } | null

function point(x: bigint, y: bigint): Point {
  return { x, y }
}

function mod(value: bigint, modulus: bigint): bigint {
  const rest = value % modulus
  return rest < 0n ? rest + modulus : rest
}

function power(base: bigint, exponent: bigint): bigint {
  let [result, square] = [1n, mod(base, p)]
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % p
    square = (square * square) % p
  }
  return result
}

function inverse(value: bigint, modulus: bigint): bigint {
  let [low, high, one, other] = [mod(value, modulus), modulus, 1n, 0n]
  while (low > 1n) {
    const ratio = high / low
    ;[low, high, one, other] = [high - ratio * low, low, other - ratio * one, one]
  }
  return mod(one, modulus)
}

function add(one: Point, other: Point): Point {
  if (one === null) return other
  if (other === null) return one
  if (one.x === other.x && mod(one.y + other.y, p) === 0n) return null
  const slope =
    one.x === other.x
      ? 3n * one.x * one.x * inverse(2n * one.y, p)
      : (other.y - one.y) * inverse(mod(other.x - one.x, p), p)
  const x = mod(slope * slope - one.x - other.x, p)
  return point(x, mod(slope * (one.x - x) - one.y, p))
}

function multiply(base: Point, factor: bigint): Point {
  let [result, doubled]: [Point, Point] = [null, base]
  for (let rest = mod(factor, n); rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = add(result, doubled)
    doubled = add(doubled, doubled)
  }
  return result
}

/** Returns the point that has this x and an even or odd y; null if the curve has no such point. */
function lift(x: bigint, isOdd: boolean): Point {
  const square = mod(x ** 3n + 7n, p)
  const root = power(square, (p + 1n) / 4n)
  if (x >= p || (root * root) % p !== square) return null
  return point(x, (root & 1n) === (isOdd ? 1n : 0n) ? root : p - root)
}

function number(bytes: Uint8Array): bigint {
  return BigInt(`0x${Buffer.from(bytes).toString('hex') || '0'}`)
}

/** Returns whether the key pair of a compressed public key has made an ECDSA signature of a hash. */
export function isEcdsaSignature(hash: Uint8Array, { r, s }: EcdsaSignature, publicKey: Uint8Array): boolean {
  const [sign = 0] = publicKey
  const key =
    publicKey.length === 33 && (sign === 2 || sign === 3) ? lift(number(publicKey.slice(1)), sign === 3) : null
  if (key === null || r <= 0n || r >= n || s <= 0n || s >= n) return false
  const inverted = inverse(s, n)
  const sum = add(multiply(generator, number(hash) * inverted), multiply(key, r * inverted))
  return sum !== null && mod(sum.x, n) === r
}

export interface EcdsaSignature {
  readonly r: bigint
  readonly s: bigint
}

/** Decodes a signature in the form that transactions have (BIP-66). @throws for any other encoding */
export function readDer(bytes: Uint8Array): EcdsaSignature {
  const [frame, length, rTag, rLength = 0] = bytes
  const [sTag, sLength = 0] = bytes.slice(4 + rLength)
  const isWhole = length === bytes.length - 2 && rLength + sLength + 6 === bytes.length
  if (frame !== 0x30 || rTag !== 2 || sTag !== 2 || !isWhole) throw new Error('Non-canonical DER signature')
  return { r: number(bytes.slice(4, 4 + rLength)), s: number(bytes.slice(6 + rLength)) }
}

/** Returns which of the four possible public keys has made a signature (SEC 1, 4.1.6). @throws if none of them is `publicKey` */
export function recoveryId(hash: Uint8Array, { r, s }: EcdsaSignature, publicKey: Uint8Array): number {
  const x = number(publicKey.slice(1))
  const found = [0, 1, 2, 3].find((id) => {
    const nonce = lift(id < 2 ? r : r + n, id % 2 === 1)
    if (nonce === null) return false
    const key = multiply(add(multiply(nonce, s), multiply(generator, -number(hash))), inverse(r, n))
    return key?.x === x && (key.y & 1n) === BigInt((publicKey[0] ?? 0) - 2)
  })
  if (found === undefined) throw new Error('The key did not make this signature')
  return found
}

/**
 * Returns whether the key pair of an x-only public key has made a Schnorr signature of a message (BIP-340).
 * @param challenge the tagged hash `BIP0340/challenge` of the signature's first half, the key and the message
 */
export function isSchnorrSignature(signature: Uint8Array, publicKey: Uint8Array, challenge: Uint8Array): boolean {
  const key = lift(number(publicKey), false)
  const [r, s] = [number(signature.slice(0, 32)), number(signature.slice(32))]
  if (key === null || signature.length !== 64 || r >= p || s >= n) return false
  const nonce = add(multiply(generator, s), multiply(key, -number(challenge)))
  return nonce !== null && (nonce.y & 1n) === 0n && nonce.x === r
}
