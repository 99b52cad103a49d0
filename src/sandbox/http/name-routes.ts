import { isAddress } from '../abi/address'
import { profileEntity, suggestions } from '../names/name-answers'
import type { NameService } from '../names/name-service'
import { NameError } from './respond'

const defaultZone = 'reown.id'
const wholeName = /^(?=.{3,255}$)[^\s./]+(\.[^\s./]+)+$/
const typedName = /^[a-z0-9-]{1,64}$/i

/**
 * The name service, below `/v1/profile`.
 *
 * - `GET account/{name}`: who a name stands for
 * - `GET reverse/{address}`: the names of an address
 * - `GET suggestions/{name}?zone`: names like the one that is typed
 */
export class NameRoutes {
  readonly #names: NameService

  constructor(names: NameService) {
    this.#names = names
  }

  /** Answers one GET; `parts` is the path behind `/v1/profile`. */
  async read(parts: readonly string[], query: URLSearchParams): Promise<unknown> {
    const [what, given = '', ...more] = parts
    if (more.length === 0 && what === 'account') return this.#account(given)
    if (more.length === 0 && what === 'reverse') return this.#reverse(given)
    if (more.length === 0 && what === 'suggestions') return this.#suggest(given, query.get('zone') ?? defaultZone)
    throw new NameError(404, 'path', `The service of names has no ${parts.join('/').slice(0, 80)}`)
  }

  async #account(name: string): Promise<unknown> {
    if (!wholeName.test(name)) throw malformed('name', `${shown(name)} is not a name such as junowick.eth`)
    const record = await this.#names.lookup(name)
    if (record === undefined) throw new NameError(404, 'name', `Nobody has the name ${shown(name)}`)
    return profileEntity(record)
  }

  async #reverse(address: string): Promise<unknown> {
    if (!isAddress(address)) throw malformed('address', `${shown(address)} is not an address`)
    const record = await this.#names.reverse(address)
    return record === undefined ? [] : [profileEntity(record)]
  }

  async #suggest(name: string, zone: string): Promise<unknown> {
    if (!typedName.test(name)) throw malformed('name', 'A name has letters, digits and hyphens, at most 64')
    if (!wholeName.test(`x.${zone}`)) throw malformed('zone', `${shown(zone)} is not a zone such as ${defaultZone}`)
    return { suggestions: await suggestions(name, zone.toLowerCase(), this.#names) }
  }
}

function malformed(field: string, description: string): NameError {
  return new NameError(400, field, description)
}

function shown(text: string): string {
  return text.slice(0, 80)
}
