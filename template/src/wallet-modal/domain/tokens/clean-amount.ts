/**
 * Normalises typed or pasted text; a comma is a decimal sign, too. Text that is not a number leaves the entry as it is, because dropping
 * characters from `1e18` or `1,234.50` would give another amount.
 */
export function cleanAmount(typed: string, before = ''): string {
  const text = typed.replaceAll(/\s/g, '').replaceAll(',', '.')
  if (!/^\d*\.?\d*$/.test(text)) return before
  const [whole = '', fraction] = text.replace(/^0+(?=\d)/, '').split('.')
  return fraction === undefined ? whole : `${whole || '0'}.${fraction}`
}
