/** What the view says above the question. */
export type SignInNotice = { reason: 'expired' } | FailureNotice

export interface FailureNotice {
  reason: 'failed'
  sentence: string
  details?: string | undefined
}
