import type { NameAnswer } from '../../../name-reader'
import type { AskQuery } from '../ask'
import type { ReaderPart } from '../reader-part'
import { Names, registryOf } from './names'
import { normalizeName } from './normalize-name'

/** The answer for every name on a network that has no name registry. */
const unknown: NameAnswer = { state: 'elsewhere' }

/** Reads names from the registry contracts of a network. */
export const names: ReaderPart = ({ read }) => {
  async function readNames<T, Without>(
    query: AskQuery,
    reading: (found: Names) => Promise<T>,
    without: Without,
  ): Promise<T | Without> {
    const registry = registryOf(query.network)
    return registry === undefined ? without : read(query, (ask) => reading(new Names(ask, registry)))
  }

  return {
    names: {
      normalizeName,
      resolveName: (query) => readNames(query, (found) => found.resolve(query.name, query.coinType), unknown),
      lookupAddress: (query) => readNames(query, (found) => found.lookup(query.address), undefined),
      getAvatar: (query) => readNames(query, (found) => found.avatar(query.name), undefined),
    },
  }
}
