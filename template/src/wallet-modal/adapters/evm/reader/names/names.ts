import { isSameAddress, withHexPrefix } from '../../../../domain/account/address'
import { anyEvmCoinType, etherCoinType } from '../../../../domain/names/coin-type'
import { WalletModalError } from '../../../../domain/errors/errors'
import type { Network } from '../../../../domain/networks/network'
import { avatarUrl } from '../../../../domain/tokens/token-text'
import type { NameAnswer } from '../../../name-reader'
import { toChecksumAddress } from '../../checksum'
import { decodeAccount, decodeBytes, decodeText, decodeUint } from '../abi-decode'
import type { AbiPart } from '../abi-encode'
import { encodeCall, text, uint } from '../abi-encode'
import type { Ask } from '../ask'
import { callContract } from '../ask'
import { namehash } from './namehash'
import { normalizeName } from './normalize-name'
import { isKeptElsewhere, isRevert } from '../refusal'
import { selectors } from '../selectors'

const ethereumRegistry = '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e'

/** Only this many labels, counted from the end of a name, are searched for a parent name with a resolver. */
const maxLabels = 6

/** The address of a network's name registry; undefined for a network without names. */
export function registryOf({ id, contracts }: Network): string | undefined {
  return contracts?.ensRegistry?.address ?? (id === 1 ? ethereumRegistry : undefined)
}

/** Reads the names of one network. */
export class Names {
  readonly #ask: Ask
  readonly #registry: string

  constructor(ask: Ask, registry: string) {
    this.#ask = ask
    this.#registry = registry
  }

  /**
   * Resolves a name for the network with the given coin type.
   * @throws WalletModalError NAME_NOT_VALID
   */
  async resolve(name: string, coinType = etherCoinType): Promise<NameAnswer> {
    const normal = await normalizeName(name)
    const resolver = await this.#resolverOf(normal)
    if (resolver === undefined) return { state: (await this.#isKeptByParent(normal)) ? 'elsewhere' : 'none' }
    try {
      const address = await this.#addressOf(resolver, normal, coinType)
      return address === undefined ? { state: 'noAddress' } : { state: 'found', address: toChecksumAddress(address) }
    } catch (error) {
      if (isKeptElsewhere(error)) return { state: 'elsewhere' }
      throw error
    }
  }

  /** The primary name of an account. An account can claim any name, so a name counts only if it resolves to the account. */
  async lookup(address: string): Promise<string | undefined> {
    const account = withHexPrefix(address.toLowerCase())
    const claimed = decodeText(await this.#record(`${account.slice(2)}.addr.reverse`, selectors['name(bytes32)']))
    if (!claimed || (await normalizeName(claimed).catch(invalidIsNone)) !== claimed) return undefined
    const resolved = await this.resolve(claimed)
    return resolved.state === 'found' && isSameAddress(resolved.address, account) ? claimed : undefined
  }

  async avatar(name: string): Promise<string | undefined> {
    const normal = await normalizeName(name)
    return avatarUrl(decodeText(await this.#record(normal, selectors['text(bytes32,string)'], text('avatar'))))
  }

  async #addressOf(resolver: string, name: string, coinType: number): Promise<string | undefined> {
    if (coinType === etherCoinType)
      return decodeAccount(await this.#read(resolver, encodeCall(selectors['addr(bytes32)'], nodeOf(name))))
    // The Ethereum address may be a contract that does not exist on another chain, so the Ethereum address is not used here.
    for (const type of [coinType, anyEvmCoinType]) {
      const call = encodeCall(selectors['addr(bytes32,uint256)'], nodeOf(name), uint(BigInt(type)))
      const digits = decodeBytes(await this.#read(resolver, call)) ?? ''
      if (/^(?!0{40})[0-9a-f]{40}$/.test(digits)) return `0x${digits}`
    }
    return undefined
  }

  async #resolverOf(name: string): Promise<string | undefined> {
    return decodeAccount(await this.#read(this.#registry, encodeCall(selectors['resolver(bytes32)'], nodeOf(name))))
  }

  /** Whether the nearest parent name with a resolver answers for names below it (ENSIP-10), possibly from outside the chain. */
  async #isKeptByParent(name: string): Promise<boolean> {
    const labels = name.split('.').slice(-maxLabels)
    for (let from = 1; from < labels.length; from += 1) {
      const resolver = await this.#resolverOf(labels.slice(from).join('.'))
      if (resolver === undefined) continue
      const wildcard = uint(BigInt(selectors['resolve(bytes,bytes)'].padEnd(66, '0')))
      const answer = await this.#read(resolver, encodeCall(selectors['supportsInterface(bytes4)'], wildcard))
      return decodeUint(answer) === BigInt(1)
    }
    return false
  }

  /** The answer of a name's resolver; undefined when the name has no resolver or the resolver reverts. */
  async #record(name: string, selector: string, ...parts: readonly AbiPart[]): Promise<unknown> {
    const resolver = await this.#resolverOf(name)
    if (resolver === undefined) return undefined
    return this.#read(resolver, encodeCall(selector, nodeOf(name), ...parts)).catch(elsewhereIsNone)
  }

  async #read(to: string, data: string): Promise<unknown> {
    try {
      return await callContract(this.#ask, to, data)
    } catch (error) {
      if (isRevert(error) && !isKeptElsewhere(error)) return undefined
      throw error
    }
  }
}

const nodeOf = (name: string) => uint(BigInt(namehash(name)))

function elsewhereIsNone(error: unknown): undefined {
  if (isKeptElsewhere(error)) return undefined
  throw error
}

function invalidIsNone(error: unknown): undefined {
  if (error instanceof WalletModalError && error.code === 'NAME_NOT_VALID') return undefined
  throw error
}
