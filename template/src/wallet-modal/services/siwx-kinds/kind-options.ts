/** The options of `localSiwx`, `serverSiwx` and `cloudSiwx`. */
export interface SiwxKindOptions {
  /** The statement that visitors agree to: one line of letters, digits, spaces and -._~:/?#[]@!$&'()*+,;= Default: no statement. */
  statement?: string
  /** How long a message and its session are valid, in milliseconds. Default: the service alone decides. */
  expiration?: number
  /** The message's `Resources`: URIs that visitors agree to as well. Default: none. */
  resources?: readonly string[]
  /** The message's `Request ID`: the app's own id of the sign-in, in the characters of a URI path. Default: none. */
  requestId?: string
  /** Whether a visitor who does not sign in is disconnected. Default: true. */
  required?: boolean
  /** Whether the modal asks visitors to sign in as soon as they connect. If false, the app starts the sign-in. Default: true. */
  asksOnConnect?: boolean
}
