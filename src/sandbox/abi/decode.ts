/** What a call that returns one number answered; `undefined` when that is no number. */
export function decodeNumber(data: unknown): bigint | undefined {
  return isBytes(data) && data.length >= 66 ? BigInt(data.slice(0, 66)) : undefined
}

/** What a call that returns one address answered, in lower case; `undefined` for none and for the zero address. */
export function decodeAddress(data: unknown): `0x${string}` | undefined {
  const number = decodeNumber(data)
  return number === undefined || number === 0n ? undefined : topicAddress(String(data).slice(0, 66))
}

/** What a call that returns one text answered; `undefined` when that is no text. */
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

function isBytes(data: unknown): data is `0x${string}` {
  return typeof data === 'string' && /^0x([0-9a-f]{2})*$/i.test(data)
}

function wordAt(bytes: Buffer, offset: number): number | undefined {
  if (offset + 32 > bytes.length) return undefined
  const value = BigInt(`0x${bytes.subarray(offset, offset + 32).toString('hex')}`)
  return value <= BigInt(bytes.length) ? Number(value) : undefined
}
