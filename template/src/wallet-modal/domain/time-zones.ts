/** Time zones in which some services may not be offered (specification, section 5). */
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
 * Whether the visitor's time zone is one of `restrictedTimeZones`. The modal itself does nothing with it: it is for host apps
 * that have to.
 * @param timeZone an IANA name. Default: the one of this device.
 */
export function isRestrictedTimeZone(timeZone: string = new Intl.DateTimeFormat().resolvedOptions().timeZone): boolean {
  return restrictedTimeZones.includes(timeZone)
}
