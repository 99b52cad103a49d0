/**
 * Reads the body of a request or a response as UTF-8. Reading stops when the body exceeds `maxBytes`.
 * @param tooLong makes the error for a body of more than `maxBytes`
 * @throws TypeError when the body is not UTF-8
 */
export async function readText(
  source: Pick<Request, 'headers' | 'body'>,
  maxBytes: number,
  tooLong: () => Error,
): Promise<string> {
  if (Number(source.headers.get('content-length') ?? 0) > maxBytes) throw tooLong()
  const reader = source.body?.getReader()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let size = 0
  let text = ''
  for (let chunk = await reader?.read(); reader && chunk?.value; chunk = await reader.read()) {
    size += chunk.value.byteLength
    if (size > maxBytes) {
      // An error while cancelling the rest of the body is ignored.
      reader.cancel().catch(() => {})
      throw tooLong()
    }
    text += decoder.decode(chunk.value, { stream: true })
  }
  return text + decoder.decode()
}
