const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
/** A year has 365 days, and a month is a twelfth of it. */
const year = 365 * day
const month = year / 12

/** A time near the end of the year 9999. Up to this time, a year has four digits in every time zone. */
const lastTime = Date.UTC(9999, 11, 30)

/** Whether a value is a valid time of an event, in milliseconds since the epoch. Every calendar can format a valid time. */
export function isTime(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= lastTime
}

/** A duration in a single unit. */
export interface TimeSpan {
  value: number
  unit: 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year'
}

/** Durations below `until` are given in `unit`. If `counted` is false, the value is 1. */
const steps: readonly { until: number; unit: TimeSpan['unit']; size: number; counted: boolean }[] = [
  { until: 45 * second, unit: 'second', size: second, counted: true },
  { until: 90 * second, unit: 'minute', size: minute, counted: false },
  { until: 45 * minute, unit: 'minute', size: minute, counted: true },
  { until: 90 * minute, unit: 'hour', size: hour, counted: false },
  { until: 22 * hour, unit: 'hour', size: hour, counted: true },
  { until: 36 * hour, unit: 'day', size: day, counted: false },
  { until: 26 * day, unit: 'day', size: day, counted: true },
  { until: 46 * day, unit: 'month', size: month, counted: false },
  { until: 11 * month, unit: 'month', size: month, counted: true },
  { until: 18 * month, unit: 'year', size: year, counted: false },
]

/** A duration by the thresholds of SPEC C9-25. Negative durations count as 0. */
export function timeSpan(milliseconds: number): TimeSpan {
  const length = Math.max(0, milliseconds)
  const step = steps.find(({ until }) => length < until)
  if (!step) return { value: Math.round(length / year), unit: 'year' }
  const { unit, size, counted } = step
  const count = unit === 'second' ? Math.floor(length / size) : Math.round(length / size)
  return { value: counted ? count : 1, unit }
}

/** How long ago something happened, in the formatter's language. A time in the future, as from a clock that is ahead, is now. */
export function timeAgo(milliseconds: number, format: Intl.RelativeTimeFormat): string {
  const { value, unit } = timeSpan(milliseconds)
  return format.format(-value, unit)
}
