/** Converts base units to whole units, with every digit and without trailing zeros. */
export function exactAmount(base: bigint, decimals: number): string {
  const digits = base.toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const rest = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return rest === '' ? whole : `${whole}.${rest}`
}
