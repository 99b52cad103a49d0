import { isRecord } from '../errors/errors'

/**
 * What an app may do with a wallet, as the last resource of a sign-in message says it, and as the statement of the message puts
 * it into words (ERC-5573).
 */

export const recapPrefix = 'urn:recap:'
const words = 'I further authorize the stated URI to perform the following actions on my behalf: '

/** By namespace, then by ability (`request/personal_sign`), the limits. */
type Abilities = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Whether a resource of a message says what an app may do. */
export function isRecap(resource: string): boolean {
  return resource.startsWith(recapPrefix)
}

/** The order of methods and actions. */
export const byName = (one: string, other: string) => one.localeCompare(other)

/**
 * What the resources of a message allow; undefined where the last one says nothing about that.
 * @throws for a resource that cannot be read
 */
export function readRecap(resources: readonly string[] | undefined): Abilities | undefined {
  const last = resources?.[resources.length - 1]
  if (last === undefined || !isRecap(last)) return undefined
  const value: unknown = JSON.parse(atob(last.slice(recapPrefix.length)))
  const abilities = isRecord(value) ? value['att'] : undefined
  if (!isRecord(abilities)) return undefined
  return Object.fromEntries(Object.entries(abilities).map(([name, one]) => [name, isRecord(one) ? one : {}]))
}

/**
 * The statement as it stands in the text: what the resources allow is added, unless the wallet has done so itself.
 * @throws for a resource that cannot be read
 */
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
  try {
    return said === statementWithRecap(asked, resources)
  } catch {
    // What a resource allows cannot be read, so it explains no words.
    return false
  }
}
