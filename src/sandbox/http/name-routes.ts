import { isAddress } from '../abi/address'
import { isEvmSignature } from '../cloud/evm-signature'
import { isRecord, parseJson } from '../json'
import { profileEntity, suggestions } from '../names/name-answers'
import type { NameService } from '../names/name-service'
import { NameError } from './respond'

const defaultZone = 'reown.id'
const wholeName = /^(?=.{3,255}$)[^\s./]+(\.[^\s./]+)+$/
const typedName = /^[a-z0-9-]{1,64}$/i

const registrable = /^[a-z0-9-]{4,63}\.reown\.id$/
/** The greatest age of a signed message, in seconds. */
const longestAge = 300

/**
 * The name service, below `/v1/profile`.
 *
 * - `GET account/{name}`: the account that a name resolves to
 * - `GET reverse/{address}`: the names of an address
 * - `GET suggestions/{name}?zone`: free names that are similar to the typed name
 * - `POST account` `{coin_type, address, message, signature}`: gives a name to the account that signed the message
 */
export class NameRoutes {
  readonly #names: NameService
  readonly #rpcUrl: string
  readonly #coinTypes: readonly number[]
  /** The last registration. Registrations run one after another, so that two visitors cannot get the same name. */
  #last: Promise<unknown> = Promise.resolve()

  /**
   * @param rpcUrl the chain whose registry has the names
   * @param coinTypes the coin types (ENSIP-11) of the chains
   */
  constructor(names: NameService, rpcUrl: string, coinTypes: readonly number[]) {
    this.#names = names
    this.#rpcUrl = rpcUrl
    this.#coinTypes = coinTypes
  }

  register(body: unknown): Promise<{ readonly success: true }> {
    const registered = this.#last.then(() => this.#register(body))
    this.#last = registered.catch(() => {})
    return registered
  }

  async #register(body: unknown): Promise<{ readonly success: true }> {
    const { coin_type: coinType, address, message, signature } = isRecord(body) ? body : {}
    if (typeof coinType !== 'number' || !this.#coinTypes.includes(coinType))
      throw malformed('coin_type', `coin_type must be one of ${this.#coinTypes.join(', ')}`)
    if (typeof address !== 'string' || !isAddress(address)) throw malformed('address', 'There is no address')
    if (typeof message !== 'string' || typeof signature !== 'string')
      throw malformed('signature', 'There is no signed message')
    const name = signedName(message)
    if (!(await isEvmSignature(this.#rpcUrl, address, message, signature)))
      throw new NameError(401, 'signature', 'The signature is not from this address')
    if ((await this.#names.lookup(name)) !== undefined) throw new NameError(409, 'name', `The name ${name} is taken`)
    await this.#names.register(name, address)
    return { success: true }
  }

  /** Answers one GET. @param parts the parts of the path after `/v1/profile` */
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

/**
 * Returns the name in a signed message.
 * @throws NameError 400 for a message of another form, a name that cannot be registered, or a message that is too old
 */
function signedName(message: string): string {
  const value = parseJson(message)
  const { name, attributes, timestamp } = isRecord(value) ? value : {}
  if (typeof name !== 'string' || !registrable.test(name))
    throw malformed('name', `A name has at least 4 letters, digits and hyphens, and ends with .${defaultZone}`)
  if (!isRecord(attributes)) throw malformed('attributes', 'attributes must be an object')
  if (typeof timestamp !== 'number' || Math.abs(Date.now() / 1000 - timestamp) > longestAge)
    throw malformed('timestamp', 'The message is not of the last five minutes')
  return name
}

function malformed(field: string, description: string): NameError {
  return new NameError(400, field, description)
}

function shown(text: string): string {
  return text.slice(0, 80)
}
