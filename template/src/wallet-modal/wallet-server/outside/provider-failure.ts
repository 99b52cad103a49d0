import { isRecord } from '../../domain/errors/errors'
import { OperatorError, Refusal } from '../refusal'

/**
 * A login at a provider failed for a reason that the operator should see. `onError` receives the message, and visitors get the refusal.
 * The message contains only error codes of the provider, because its texts may contain authorization codes, tokens or addresses.
 */
export class ProviderFailure extends OperatorError {
  override readonly name = 'ProviderFailure'
  readonly refusal: Refusal

  constructor(message: string, refusal: Refusal) {
    super(message)
    this.refusal = refusal
  }
}

/** The error codes of openid-client for an identity token that belongs to another login or has expired. */
const tokenCodes = [
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
]
/** The errors of token endpoints that are about the authorization code, not about the registration of the app. */
const codeErrors = ['invalid_grant', 'invalid_request', 'bad_verification_code']

const plain = (value: unknown) => (typeof value === 'string' && /^[\w.-]{1,64}$/.test(value) ? value : undefined)

/** The error codes of an error and of its cause. */
function codesOf(error: unknown): string[] {
  if (!isRecord(error)) return []
  const { error: reason, code, status, cause } = error
  const own = [plain(reason), plain(code), typeof status === 'number' ? String(status) : undefined]
  const causes = isRecord(cause) ? [plain(cause['code'])] : []
  return [...new Set([...own, ...causes].filter((text) => text !== undefined))]
}

/** Creates the failure for a provider that does not answer as expected. @param reason for the operator */
export function unavailable(title: string, reason: string): ProviderFailure {
  const refusal = new Refusal('PROVIDER_UNAVAILABLE', `${title} does not answer as expected. Try again later`)
  return new ProviderFailure(`${title} cannot be used for a login: ${reason}`, refusal)
}

/** Creates the failure for an answer that does not belong to this login. @param reason for the operator */
export function notValid(title: string, reason: string): ProviderFailure {
  return new ProviderFailure(`A login with ${title} was refused: ${reason}`, loginNotValid(title))
}

/** Creates the refusal of a login that was used, has expired, or has no valid answer. */
export const loginNotValid = (title: string): Refusal =>
  new Refusal('LOGIN_NOT_VALID', `The login with ${title} is not valid any more. Start again`)

/** Creates the failure for an error of openid-client or of a request. */
export function failureOf(title: string, error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error
  const codes = codesOf(error)
  const reason = codes.length > 0 ? codes.join(', ') : error instanceof Error ? error.name : 'no reason'
  const isCode = codes.some((code) => tokenCodes.includes(code) || codeErrors.includes(code))
  return isCode ? notValid(title, reason) : unavailable(title, reason)
}
