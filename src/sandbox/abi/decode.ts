/** Decodes the answer of a call that returns one number; `undefined` for any other answer. */
export function decodeNumber(data: unknown): bigint | undefined {
  return isBytes(data) && data.length >= 66 ? BigInt(data.slice(0, 66)) : undefined
}

/** Decodes the answer of a call that returns one address, in lower case; `undefined` for the zero address and any other answer. */
export function decodeAddress(data: unknown): `0x${string}` | undefined {
  const number = decodeNumber(data)
  return number === undefined || number === 0n ? undefined : topicAddress(String(data).slice(0, 66))
}

/** Decodes the answer of a call that returns one text; `undefined` for any other answer. */
export function decodeText(data: unknown): string | undefined {
  if (!isBytes(data)) return undefined
  const bytes = Buffer.from(data.slice(2), 'hex')
  const start = wordAt(bytes, 0)
  const length = start === undefined ? undefined : wordAt(bytes, start)
  if (start === undefined || length === undefined || start + 32 + length > bytes.length) return undefined
  return bytes.subarray(start + 32, start + 32 + length).toString('utf8')
}

/** The address in a word of 32 bytes, in lower case. */
export function topicAddress(topic: string): `0x${string}` {
  return `0x${topic.slice(-40).toLowerCase()}`
}

/** Whether a value is bytes in hexadecimal with 0x. */
export function isBytes(data: unknown): data is `0x${string}` {
  return typeof data === 'string' && /^0x([0-9a-f]{2})*$/i.test(data)
}

function wordAt(bytes: Buffer, offset: number): number | undefined {
  if (offset + 32 > bytes.length) return undefined
  const value = BigInt(`0x${bytes.subarray(offset, offset + 32).toString('hex')}`)
  return value <= BigInt(bytes.length) ? Number(value) : undefined
}
