import { isRecord } from '../../domain/errors/errors'
import { byName, readRecap, recapPrefix } from '../../domain/recap/recap'

/** The ERC-5573 resource that asks for methods of EVM wallets. The kit's own function needs Node's `Buffer`. */
export function recapOf(methods: readonly string[]): string {
  const abilities = Object.fromEntries([...methods].sort(byName).map((method) => [`request/${method}`, [{}]]))
  return recapPrefix + btoa(JSON.stringify({ att: { eip155: abilities } })).replace(/=+$/, '')
}

/**
 * Reads the methods and chains that a message allows on eip155 (ERC-5573).
 * @throws when the resource cannot be read
 */
export function allowedBy(resources: readonly string[] | undefined): { methods: string[]; chains: string[] } {
  const abilities = Object.entries(readRecap(resources)?.['eip155'] ?? {})
  const limits = abilities.flatMap(([, limit]) => (Array.isArray(limit) ? (limit as unknown[]) : []))
  const chains = limits.flatMap((limit): unknown[] =>
    isRecord(limit) && Array.isArray(limit['chains']) ? limit['chains'] : [],
  )
  return {
    methods: abilities.map(([ability]) => ability.split('/')[1] ?? ''),
    chains: [...new Set(chains.filter((chain) => typeof chain === 'string'))],
  }
}
