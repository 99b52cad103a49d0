/** Reads bytes one after another; numbers are little-endian. @throws RangeError past the end */
export class ByteReader {
  readonly #bytes: Uint8Array
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  get isAtEnd(): boolean {
    return this.#at === this.#bytes.length
  }

  /** The next byte; reading this property does not consume the byte. */
  get next(): number | undefined {
    return this.#bytes[this.#at]
  }

  /** The next bytes, as a copy. */
  take(length: number): Uint8Array {
    const end = this.#at + length
    if (end > this.#bytes.length) throw new RangeError('it ends too early')
    const taken = this.#bytes.slice(this.#at, end)
    this.#at = end
    return taken
  }

  uint8(): number {
    return viewOf(this.take(1)).getUint8(0)
  }

  uint16(): number {
    return viewOf(this.take(2)).getUint16(0, true)
  }

  uint32(): number {
    return viewOf(this.take(4)).getUint32(0, true)
  }

  uint64(): bigint {
    return viewOf(this.take(8)).getBigUint64(0, true)
  }

  /** A length in Bitcoin's CompactSize encoding. @throws RangeError for the form of nine bytes */
  length(): number {
    const first = this.uint8()
    if (first < 0xfd) return first
    if (first === 0xfd) return this.uint16()
    if (first === 0xfe) return this.uint32()
    throw new RangeError('it is too long')
  }

  /** Reads a length and then as many bytes. */
  bytes(): Uint8Array {
    return this.take(this.length())
  }

  list<T>(read: () => T): T[] {
    const items: T[] = []
    for (let rest = this.length(); rest > 0; rest -= 1) items.push(read())
    return items
  }
}

/** A view of the same bytes, for reading numbers. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
}

/** Encodes a length as CompactSize. */
export function lengthBytes(length: number): readonly number[] {
  if (length < 0xfd) return [length]
  if (length <= 0xffff) return [0xfd, length & 0xff, length >> 8]
  return [0xfe, ...[0, 8, 16, 24].map((shift) => (length >>> shift) & 0xff)]
}
