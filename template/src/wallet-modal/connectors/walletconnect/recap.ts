import { isRecord } from '../../domain/errors'

/**
 * What an app may do with a wallet, as the last resource of a sign-in message says it (ERC-5573), and as its statement puts it
 * into words. The kit has the same; its own works only where the page brings Node's `Buffer`.
 */

const prefix = 'urn:recap:'
const words = 'I further authorize the stated URI to perform the following actions on my behalf: '

/** By namespace, then by ability (`request/personal_sign`), the limits. */
type Abilities = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Whether a resource of a message says what an app may do. */
export function isRecap(resource: string): boolean {
  return resource.startsWith(prefix)
}

const byName = (one: string, other: string) => one.localeCompare(other)

/** The resource that asks for methods of EVM wallets. */
export function recapOf(methods: readonly string[]): string {
  const abilities = Object.fromEntries([...methods].sort(byName).map((method) => [`request/${method}`, [{}]]))
  return prefix + btoa(JSON.stringify({ att: { eip155: abilities } })).replace(/=+$/, '')
}

function readRecap(resources: readonly string[] | undefined): Abilities | undefined {
  const last = resources?.[resources.length - 1]
  if (last === undefined || !isRecap(last)) return undefined
  const value: unknown = JSON.parse(atob(last.slice(prefix.length)))
  const abilities = isRecord(value) ? value['att'] : undefined
  if (!isRecord(abilities)) return undefined
  return Object.fromEntries(Object.entries(abilities).map(([name, one]) => [name, isRecord(one) ? one : {}]))
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

/** The statement as it stands in the text: what the resources allow is added, unless the wallet has done so itself. */
export function statementWithRecap(
  statement: string | undefined,
  resources: readonly string[] | undefined,
): string | undefined {
  const abilities = readRecap(resources)
  if (!abilities || statement?.includes(words)) return statement || undefined
  let count = 0
  const sentences = Object.entries(abilities).map(([resource, one]) => {
    const pairs = Object.keys(one).map((name) => name.split('/'))
    const groups = new Map<string, string[]>()
    for (const [ability = '', action = ''] of pairs.sort(([, a = ''], [, b = '']) => byName(a, b)))
      groups.set(ability, [...(groups.get(ability) ?? []), action])
    const texts = [...groups].map(([ability, actions]) => {
      count += 1
      return `(${count}) '${ability}': '${actions.join("', '")}' for '${resource}'.`
    })
    return texts.join(' ')
  })
  return `${statement ? `${statement} ` : ''}${words}${sentences.join(' ')}`
}

/** Whether a statement is the one that was asked for, with nothing but what the resources allow behind it. */
export function isAskedStatement(
  said: string | undefined,
  asked: string | undefined,
  resources: readonly string[] | undefined,
): boolean {
  return said === statementWithRecap(asked, resources)
}
