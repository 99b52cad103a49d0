/** What each of the three kinds can be told. */
export interface SiwxKindOptions {
  /** What visitors agree to, in one line of letters, digits, spaces and -._~:/?#[]@!$&'()*+,;= Left out: nothing. */
  statement?: string
  /** For how long a message is good, in milliseconds; its session ends with it. Left out: the service alone decides. */
  expiration?: number
  /** URIs that belong to what visitors agree to. Left out: none. */
  resources?: readonly string[]
  /** What the app calls this sign-in, in the characters of a URI's path. Left out: nothing. */
  requestId?: string
  /** Whether a visitor who does not sign in is disconnected. Left out: yes. */
  required?: boolean
  /** Whether visitors are asked as soon as they are connected; else when the app calls for it. Left out: yes. */
  asksOnConnect?: boolean
}
