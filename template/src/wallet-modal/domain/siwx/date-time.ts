const pattern =
  /^(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):([0-5]\d):([0-5]\d)(\.\d{1,9})?(?:Z|([+-])([01]\d|2[0-3]):([0-5]\d))$/

/**
 * Reads an RFC 3339 date-time as milliseconds since the epoch. Undefined if the text is none or the day does not exist. Accepts only
 * capital `T` and `Z`, and no leap seconds, because computer clocks have none.
 */
export function parseDateTime(text: string): number | undefined {
  const match = pattern.exec(text)
  if (!match) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1, 7).map(Number)
  const date = new Date(0)
  // Unlike Date.UTC, this does not change years before 100.
  date.setUTCFullYear(year, month - 1, day)
  // A day that does not exist became a day of another month.
  if (date.getUTCMonth() !== month - 1) return undefined
  date.setUTCHours(hour, minute, second, Math.floor(Number(`0${match[7] ?? ''}`) * 1000))
  const offset = (Number(match[9] ?? 0) * 60 + Number(match[10] ?? 0)) * 60_000
  return date.getTime() - (match[8] === '-' ? -offset : offset)
}
