/** What the view says above the question. */
export type SignInNotice =
  | { reason: 'expired' }
  | FailureNotice
  /** It is not known whether the visitor is signed in, so nothing can be signed either. */
  | { reason: 'unavailable' }

export interface FailureNotice {
  reason: 'failed'
  sentence: string
  details?: string | undefined
}
