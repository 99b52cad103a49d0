/** Time zones in which some services must not be offered. */
export const restrictedTimeZones: readonly string[] = [
  'Asia/Shanghai',
  'Asia/Urumqi',
  'Asia/Chongqing',
  'Asia/Harbin',
  'Asia/Kashgar',
  'Asia/Macau',
  'Asia/Hong_Kong',
  'Asia/Beijing',
]

/**
 * Whether the visitor's time zone is one of `restrictedTimeZones`. The modal does not use it; it is for host apps that need it.
 * @param timeZone an IANA name. Default: the device's time zone
 */
export function isRestrictedTimeZone(timeZone: string = new Intl.DateTimeFormat().resolvedOptions().timeZone): boolean {
  return restrictedTimeZones.includes(timeZone)
}
