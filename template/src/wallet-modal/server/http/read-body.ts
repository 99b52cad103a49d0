import { readText } from './read-text'
import { Refusal } from './refusal'

/** The longest request body, in bytes. The longest one has the ERC-6492 signature of a contract account that is not deployed. */
const maxBytes = 65_536

function tooLarge(): Refusal {
  return new Refusal('BODY_TOO_LARGE', `Send at most ${maxBytes} bytes`)
}

/**
 * Reads the JSON body of a request.
 * @throws Refusal when the content type is not JSON (browsers send other types across sites without a preflight), when the body
 * is too long, and when the body is not JSON
 */
export async function readJsonBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json')
    throw new Refusal('CONTENT_TYPE_NOT_ALLOWED', 'Send JSON, with the content type application/json')
  try {
    return JSON.parse(await readText(request, maxBytes, tooLarge))
  } catch (error) {
    if (error instanceof Refusal) throw error
    const hint = 'If it was sent, mount the sign-in server before anything that reads bodies'
    throw new Refusal('REQUEST_NOT_VALID', `The body is no JSON. ${hint}`)
  }
}
