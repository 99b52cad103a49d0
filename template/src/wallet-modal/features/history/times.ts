import { timeAgo } from '../../domain/relative-time'
import { useFormats } from '../../locales/use-formats'

/** After this time, a date is easier to read than a number of months. */
const longAgo = 26 * 24 * 60 * 60_000

/** How the list formats times. */
export interface Times {
  /** The title of a month; other years than the current one are named. */
  month(year: number, month: number, now: number): string
  /** The time in a row: relative, and after some weeks the date. */
  short(at: number, now: number): string
  /** The full date and time. */
  full(at: number): string
}

/** Formats times in a language, given as a BCP 47 tag. Default: the language of the browser. */
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
      return capital(format.format(new Date(year, month)), locale)
    },
    short(at, now) {
      const length = now - at
      if (length >= longAgo) return day.format(at)
      return capital(timeAgo(length, length < 1_000 ? present : relative), locale)
    },
    full: (at) => date.format(at),
  }
}

/** Starts with a capital letter, in languages that have them. */
function capital(text: string, locale: string | undefined): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
}

const made = new Map<string | undefined, Times>()

/** Times in the language of the modal. */
export function useTimes(): Times {
  const { tag } = useFormats()
  const times = made.get(tag) ?? createTimes(tag)
  made.set(tag, times)
  return times
}
