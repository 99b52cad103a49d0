import { readText } from './read-text'
import { refuse, ServerRefusal } from './refusal'

/** The longest request body, in bytes. The longest one has the ERC-6492 signature of a contract account that is not deployed. */
const maxBytes = 65_536

/**
 * Reads the body of a request as text.
 * @param serverName what the text of a refusal calls the server, for example "sign-in server"
 * @throws ServerRefusal when the body is too long or not UTF-8, and when something else has read the body before
 */
export async function readBody(request: Request, serverName: string): Promise<string> {
  try {
    return await readText(request, maxBytes, () => refuse('BODY_TOO_LARGE', `Send at most ${maxBytes} bytes`))
  } catch (error) {
    if (error instanceof ServerRefusal) throw error
    throw noJson(serverName)
  }
}

/**
 * Refuses a request of another content type.
 * @throws ServerRefusal
 */
export function requireContentType(request: Request, type: string, message: string): void {
  const sent = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (sent !== type) throw refuse('CONTENT_TYPE_NOT_ALLOWED', message)
}

/** Parses the JSON text of a body. @throws ServerRefusal when the text is not JSON */
export function parseJsonText(text: string, serverName: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw noJson(serverName)
  }
}

/**
 * Refuses a body that is not JSON. Browsers send other types across sites without a preflight.
 * @throws ServerRefusal
 */
export function requireJson(request: Request): void {
  requireContentType(request, 'application/json', 'Send JSON, with the content type application/json')
}

/**
 * Reads the JSON body of a request.
 * @param serverName what the text of a refusal calls the server, for example "sign-in server"
 * @throws ServerRefusal when the content type is not JSON, when the body is too long, and when the body is not JSON
 */
export async function readJsonBody(request: Request, serverName: string): Promise<unknown> {
  requireJson(request)
  return parseJsonText(await readBody(request, serverName), serverName)
}

function noJson(serverName: string): ServerRefusal {
  const hint = `If it was sent, mount the ${serverName} before anything that reads bodies`
  return refuse('REQUEST_NOT_VALID', `The body is no JSON. ${hint}`)
}
