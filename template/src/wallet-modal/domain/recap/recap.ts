import { isRecord } from '../errors/errors'

/**
 * What an app may do with a wallet (ERC-5573, ReCap). The last resource of a sign-in message encodes it, and the statement of the message
 * puts it into words.
 */

export const recapPrefix = 'urn:recap:'
const words = 'I further authorize the stated URI to perform the following actions on my behalf: '

/** Limits by namespace and ability, for example `request/personal_sign`. */
type Abilities = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Whether a resource of a message is a ReCap. */
export function isRecap(resource: string): boolean {
  return resource.startsWith(recapPrefix)
}

/** Sorts methods and actions by name. */
export const byName = (one: string, other: string) => one.localeCompare(other)

/**
 * What the resources of a message allow. Undefined if the last one is no ReCap.
 * @throws if the ReCap cannot be read
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
 * The statement as it is in the text: followed by what the resources allow, unless the wallet has added that itself.
 * @throws if the ReCap cannot be read
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

/** Whether a statement is the requested one, followed at most by what the resources allow. */
export function isAskedStatement(
  said: string | undefined,
  asked: string | undefined,
  resources: readonly string[] | undefined,
): boolean {
  try {
    return said === statementWithRecap(asked, resources)
  } catch {
    // The ReCap cannot be read, so it explains nothing.
    return false
  }
}
