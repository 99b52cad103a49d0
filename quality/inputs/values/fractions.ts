/** An exact fraction. The denominator is more than 0. */
export interface Fraction {
  top: bigint
  bottom: bigint
}

/** The exact value of the text with which JSON writes a number: `0.5`, `1e-7` or `1.5e+21`. */
export function fractionOf(number: number): Fraction {
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(JSON.stringify(number))
  if (!match) throw new RangeError(`${number} is no finite number`)
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match
  const power = Number(exponent) - fraction.length
  const value = BigInt(sign + whole + fraction)
  return power < 0 ? { top: value, bottom: 10n ** BigInt(-power) } : { top: value * 10n ** BigInt(power), bottom: 1n }
}
