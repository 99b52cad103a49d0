import { timeAgo } from '../../domain/relative-time'

/** From here on a day says more than how many months it is ago. */
const longAgo = 26 * 24 * 60 * 60_000

/** How the list tells times. */
export interface Times {
  /** The title of a month: with its year unless it is of this one. */
  month(year: number, month: number, now: number): string
  /** What a row says: how long ago it was, and after some weeks the day. */
  short(at: number, now: number): string
  /** The whole date with its time of day. */
  full(at: number): string
}

/** Times in a language; left out: the visitor's own. */
export function createTimes(locale?: string): Times {
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'always', style: 'narrow' })
  const present = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const monthOnly = new Intl.DateTimeFormat(locale, { month: 'long' })
  const monthAndYear = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' })
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' })
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' })
  return {
    month(year, month, now) {
      const format = year === new Date(now).getFullYear() ? monthOnly : monthAndYear
      return capital(format.format(new Date(year, month)))
    },
    short(at, now) {
      const length = now - at
      if (length >= longAgo) return day.format(at)
      return capital(timeAgo(length, length < 1_000 ? present : relative))
    },
    full: (at) => date.format(at),
  }
}

/** Begins with a capital, where the language has them. */
function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

/** Times in the visitor's language. */
export const times = createTimes()
