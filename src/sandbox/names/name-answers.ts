import { knownNames } from '../testbed/names'
import type { NameRecord, NameService } from './name-service'

const ethereumCoin = '60'
const mostSuggestions = 5

/** A name, in the form of the data service. */
export interface ProfileEntity {
  readonly name: string
  readonly registered: number
  readonly updated: number
  /** The addresses by coin type. */
  readonly addresses: Readonly<Record<string, { readonly address: string; readonly created: number }>>
  readonly attributes: readonly { readonly avatar: string }[]
}

/** A name, and whether the name is taken. */
interface Suggestion {
  readonly name: string
  readonly registered: boolean
}

/** Converts a name to the form of the data service. */
export function profileEntity({ name, address, avatar, registered, updated }: NameRecord): ProfileEntity {
  return {
    name,
    registered,
    updated,
    addresses: { [ethereumCoin]: { address, created: registered } },
    attributes: avatar === null ? [] : [{ avatar }],
  }
}

/** Returns names that are similar to the typed name. Each name says whether it is taken. */
export async function suggestions(typed: string, zone: string, names: NameService): Promise<readonly Suggestion[]> {
  const start = typed.toLowerCase()
  const taken = knownNames.filter((name) => name.startsWith(start) && name.endsWith(`.${zone}`))
  const free = ['', '-wallet', '1', '-here'].map((end) => `${start}${end}.${zone}`)
  const both = [...new Set([`${start}.${zone}`, ...taken, ...free])].slice(0, mostSuggestions)
  return Promise.all(both.map(async (name) => ({ name, registered: (await names.lookup(name)) !== undefined })))
}
