import { isSameAddress, withHexPrefix } from '../../../domain/address'
import { WalletModalError } from '../../../domain/errors'
import type { Network } from '../../../domain/network'
import { avatarUrl } from '../../../domain/token-text'
import { toChecksumAddress } from '../checksum'
import { decodeAccount, decodeText } from './abi-decode'
import type { AbiPart } from './abi-encode'
import { encodeCall, text, uint } from './abi-encode'
import type { Ask } from './ask'
import { callContract } from './ask'
import { namehash } from './namehash'
import { normalizeName } from './normalize-name'
import { isRevert } from './refusal'
import { selectors } from './selectors'

const ethereumRegistry = '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e'

/** Where a network keeps names; undefined for one that keeps none. */
export function registryOf({ id, contracts }: Network): string | undefined {
  return contracts?.ensRegistry?.address ?? (id === 1 ? ethereumRegistry : undefined)
}

/** The names of one network. */
export class Names {
  readonly #ask: Ask
  readonly #registry: string

  constructor(ask: Ask, registry: string) {
    this.#ask = ask
    this.#registry = registry
  }

  /** @throws WalletModalError NAME_NOT_VALID */
  async resolve(name: string): Promise<{ name: string; address: string } | undefined> {
    const normal = await normalizeName(name)
    const address = decodeAccount(await this.#record(normal, selectors['addr(bytes32)']))
    return address === undefined ? undefined : { name: normal, address: toChecksumAddress(address) }
  }

  /** Anybody can claim a name for an account, so it counts only when it leads back there. */
  async lookup(address: string): Promise<string | undefined> {
    const account = withHexPrefix(address.toLowerCase())
    const claimed = decodeText(await this.#record(`${account.slice(2)}.addr.reverse`, selectors['name(bytes32)']))
    if (!claimed) return undefined
    const resolved = await this.resolve(claimed).catch(invalidIsNone)
    return resolved?.name === claimed && isSameAddress(resolved.address, account) ? claimed : undefined
  }

  async avatar(name: string): Promise<string | undefined> {
    const normal = await normalizeName(name)
    return avatarUrl(decodeText(await this.#record(normal, selectors['text(bytes32,string)'], text('avatar'))))
  }

  /** What the resolver of a name answers; undefined when there is none or it refuses. */
  async #record(name: string, selector: string, ...parts: readonly AbiPart[]): Promise<unknown> {
    const node = uint(BigInt(namehash(name)))
    const resolver = decodeAccount(await this.#read(this.#registry, encodeCall(selectors['resolver(bytes32)'], node)))
    return resolver === undefined ? undefined : this.#read(resolver, encodeCall(selector, node, ...parts))
  }

  async #read(to: string, data: string): Promise<unknown> {
    try {
      return await callContract(this.#ask, to, data)
    } catch (error) {
      if (isRevert(error)) return undefined
      throw error
    }
  }
}

function invalidIsNone(error: unknown): undefined {
  if (error instanceof WalletModalError && error.code === 'NAME_NOT_VALID') return undefined
  throw error
}
