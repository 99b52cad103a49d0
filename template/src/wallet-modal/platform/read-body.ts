/**
 * Reads the body of a response chunk by chunk. Reading stops when the body exceeds the limit.
 * @throws Error when the body is longer than `maxBytes`
 */
export async function readBody(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLong = () => new Error(`The answer is longer than ${maxBytes} bytes`)
  if (Number(response.headers.get('content-length')) > maxBytes) {
    response.body?.cancel().catch(() => {})
    throw tooLong()
  }
  const reader = response.body?.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (let chunk = await reader?.read(); reader && chunk?.value; chunk = await reader.read()) {
    size += chunk.value.byteLength
    if (size > maxBytes) {
      // An error while cancelling the rest of the body is ignored.
      reader.cancel().catch(() => {})
      throw tooLong()
    }
    chunks.push(chunk.value)
  }
  const bytes = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.byteLength
  }
  return bytes
}

/**
 * Reads the body of a response as text.
 * @throws Error when the body is longer than `maxBytes`
 */
export async function readBodyText(response: Response, maxBytes: number): Promise<string> {
  return new TextDecoder().decode(await readBody(response, maxBytes))
}
