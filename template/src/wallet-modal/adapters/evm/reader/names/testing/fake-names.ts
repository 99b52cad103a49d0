import { isRecord } from '../../../../../domain/errors/errors'
import { account, bytes, encodeCall, text, uint } from '../../abi-encode'
import { selectors } from '../../selectors'
import { FakeChain, answerOf, refusal, wordOf } from '../../testing/fake-chain'
import { namehash } from '../namehash'

/** The records that a resolver has for a name. */
export interface FakeNameRecord {
  /** The address on Ethereum. */
  address?: string
  /** The addresses on other networks, by coin type. */
  coins?: Readonly<Record<number, string>>
  name?: string
  avatar?: string
  /** The resolver answers that the records are kept outside the chain (EIP-3668). */
  isOutside?: boolean
  /** The resolver answers for every name below this one (ENSIP-10). */
  isWildcard?: boolean
}

const zero = `0x${'0'.repeat(40)}`

/** Where Ethereum keeps its registry of names. */
export const ethereumRegistry = '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e'

/** Deploys a registry with one resolver, for the given records: addresses, claimed names and pictures by name. */
export function deployNames(
  chain: FakeChain,
  registry: string,
  records: Readonly<Record<string, FakeNameRecord>>,
): void {
  const resolver = '0x00000000000000000000000000000000000000aa'
  const byNode = new Map(Object.entries(records).map(([name, record]) => [namehash(name).slice(2), record]))
  chain.deploy(registry, (data) => answerOf(account(byNode.has(wordOf(data, 0)) ? resolver : zero)))
  chain.deploy(resolver, (data) => {
    const record = byNode.get(wordOf(data, 0)) ?? {}
    const { address = zero, name = '', avatar = '', isOutside = false, coins = {} } = record
    const selector = data.slice(0, 10)
    // This question is about the resolver contract, not about a name.
    if (selector === selectors['supportsInterface(bytes4)']) {
      const isAsked = wordOf(data, 0) === selectors['resolve(bytes,bytes)'].slice(2).padEnd(64, '0')
      return answerOf(uint(BigInt(isAsked && [...byNode.values()].some((one) => one.isWildcard) ? 1 : 0)))
    }
    if (isOutside) throw refusal('execution reverted', `0x556f1830${'0'.repeat(64)}`)
    if (selector === selectors['addr(bytes32)']) return answerOf(account(address))
    if (selector === selectors['addr(bytes32,uint256)'])
      return answerOf(bytes(coins[Number(`0x${wordOf(data, 1)}`)] ?? '0x'))
    if (selector === selectors['name(bytes32)']) return answerOf(text(name))
    return answerOf(text(data.endsWith(encodeCall('', text('avatar')).slice(64)) ? avatar : ''))
  })
}

/** Answers calls to Ethereum's name registry from the current content of a map; undefined for other calls. */
export function answerNames(names: ReadonlyMap<string, FakeNameRecord>): (call: unknown) => unknown {
  return (call) => {
    const chain = new FakeChain()
    deployNames(chain, ethereumRegistry, Object.fromEntries(names))
    const isNamed = isRecord(call) && chain.contracts.has(String(call['to']).toLowerCase())
    return isNamed ? chain.methods.get('eth_call')?.([call]) : undefined
  }
}
