import type { TokenBalance } from '../../domain/tokens/token'

/** Whether a token matches a query: by a part of its name or symbol, or by its address. */
export function matchesToken({ name, symbol, address }: TokenBalance, query: string): boolean {
  const wanted = query.trim().toLowerCase()
  if (wanted === '') return true
  const isAddressed = wanted.startsWith('0x') && address?.toLowerCase().includes(wanted)
  return [name, symbol].some((text) => text.toLowerCase().includes(wanted)) || isAddressed === true
}
