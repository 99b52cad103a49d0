/**
 * The text of a request or an answer, which is UTF-8. What is longer is not read to its end.
 * @param tooLong makes the error for a text of more than so many bytes
 * @throws TypeError for bytes that are no text
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
      // Whether the rest can be called off changes nothing.
      reader.cancel().catch(() => {})
      throw tooLong()
    }
    text += decoder.decode(chunk.value, { stream: true })
  }
  return text + decoder.decode()
}
