import type * as v from 'valibot'
import type {
  farcasterStartRequestSchema,
  flowRequestSchema,
  loginRequestSchema,
  socialFinishRequestSchema,
  socialStartRequestSchema,
} from '../../wallet-server/api'
import {
  emptyAnswerSchema,
  farcasterAnswerSchema,
  farcasterStartAnswerSchema,
  loginAnswerSchema,
  newLoginAnswerSchema,
  socialStartAnswerSchema,
} from '../../wallet-server/api'

/** Begins a login with a social network. */
export const socialStartCall = (body: v.InferInput<typeof socialStartRequestSchema>) =>
  ({ method: 'POST', path: 'social/start', body, answer: socialStartAnswerSchema }) as const

/** Finishes a login with a social network. */
export const socialFinishCall = (body: v.InferInput<typeof socialFinishRequestSchema>) =>
  ({ method: 'POST', path: 'social/finish', body, answer: loginAnswerSchema }) as const

/** Begins a login with Farcaster. */
export const farcasterStartCall = (body: v.InferInput<typeof farcasterStartRequestSchema>) =>
  ({ method: 'POST', path: 'farcaster/start', body, answer: farcasterStartAnswerSchema }) as const

/** Asks the server to wait up to 25 seconds for the visitor's approval on a phone. */
export const farcasterFinishCall = (body: v.InferInput<typeof flowRequestSchema>, signal: AbortSignal) =>
  ({ method: 'POST', path: 'farcaster/finish', body, answer: farcasterAnswerSchema, deadline: 40_000, signal }) as const

/** Begins to add a social network account to the visitor's logins. The visitor must have logged in at most five minutes ago. */
export const newLoginStartCall = (token: string, body: v.InferInput<typeof socialStartRequestSchema>) =>
  ({ method: 'POST', path: 'logins/start', body, answer: socialStartAnswerSchema, token }) as const

/** Adds the social network account that the visitor has proven. The visitor must have logged in at most five minutes ago. */
export const newLoginFinishCall = (token: string, body: v.InferInput<typeof socialFinishRequestSchema>) =>
  ({ method: 'POST', path: 'logins/finish', body, answer: newLoginAnswerSchema, token }) as const

/** Removes a login. The visitor must have logged in at most five minutes ago. The server does not remove the last login. */
export const removeLoginCall = (token: string, body: v.InferInput<typeof loginRequestSchema>) =>
  ({ method: 'DELETE', path: 'logins', body, answer: emptyAnswerSchema, token }) as const
