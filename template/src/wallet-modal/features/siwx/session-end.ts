import type { SiwxSession } from '../../domain/sign-in/siwx'

/** When a session ends, in milliseconds since the epoch. Infinity if it ends only by signing out. */
export function endOf({ data }: SiwxSession): number {
  const end = data.expirationTime ? Date.parse(data.expirationTime) : Number.NaN
  return Number.isNaN(end) ? Number.POSITIVE_INFINITY : end
}
