import { isRecord } from '../../domain/errors/errors'
import { byName, readRecap, recapPrefix } from '../../domain/recap/recap'

/** The resource that asks for methods of EVM wallets. The kit's own works only where the page brings Node's `Buffer`. */
export function recapOf(methods: readonly string[]): string {
  const abilities = Object.fromEntries([...methods].sort(byName).map((method) => [`request/${method}`, [{}]]))
  return recapPrefix + btoa(JSON.stringify({ att: { eip155: abilities } })).replace(/=+$/, '')
}

/**
 * The methods and chains that a message allows on eip155.
 * @throws for a resource that cannot be read
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
