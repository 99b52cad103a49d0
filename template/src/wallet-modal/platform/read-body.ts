/**
 * Reads the body of an answer, chunk by chunk: one that goes on past the limit is broken off there.
 * @throws Error for a longer body
 */
export async function readBody(response: Response, mostBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLong = () => new Error(`The answer is longer than ${mostBytes} bytes`)
  if (Number(response.headers.get('content-length')) > mostBytes) {
    response.body?.cancel().catch(() => {})
    throw tooLong()
  }
  const reader = response.body?.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (let chunk = await reader?.read(); reader && chunk?.value; chunk = await reader.read()) {
    size += chunk.value.byteLength
    if (size > mostBytes) {
      // Whether the rest can be called off changes nothing.
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

/** The same, as text. */
export async function readBodyText(response: Response, mostBytes: number): Promise<string> {
  return new TextDecoder().decode(await readBody(response, mostBytes))
}
