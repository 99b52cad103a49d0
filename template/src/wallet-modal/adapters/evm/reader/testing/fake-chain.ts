import { namehash } from '../names/namehash'
import { isRecord } from '../../../../domain/errors/errors'
import { RpcAnswerError } from '../../../../services/json-rpc'
import type { RpcClient } from '../../../../services/rpc-client'
import { account, bytes, encodeCall, list, text, tuple, uint } from '../abi-encode'
import { selectors } from '../selectors'

type Contract = (data: string) => string
type Method = (params: readonly unknown[]) => unknown

/** The values of an answer, which look like a call's without its selector. */
export const answerOf = (...parts: Parameters<typeof encodeCall> extends [string, ...infer Parts] ? Parts : never) =>
  encodeCall('0x', ...parts)

/** What an endpoint answers for a call that fails; `data` only where the client hands it on. */
export function refusal(message: string, data?: string): RpcAnswerError {
  return Object.assign(new RpcAnswerError(message), data === undefined ? {} : { cause: { code: 3, message, data } })
}

const wordOf = (data: string, index: number) => data.slice(10 + index * 64, 10 + (index + 1) * 64)

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

/** A network with contracts that are functions. An address without one answers as the chain does: with nothing. */
export class FakeChain implements RpcClient {
  readonly contracts = new Map<string, Contract>()
  readonly methods = new Map<string, Method>()
  readonly asked: { method: string; params: readonly unknown[] }[] = []

  constructor() {
    this.methods.set('eth_call', ([call]) => this.#call(call))
    this.methods.set('eth_getCode', ([address]) => (this.contracts.has(String(address).toLowerCase()) ? '0x60' : '0x'))
  }

  async request(_: unknown, method: string, params: readonly unknown[]): Promise<unknown> {
    this.asked.push({ method, params })
    const answer = this.methods.get(method)
    if (!answer) throw new RpcAnswerError(`the method ${method} does not exist/is not available`)
    return answer(params)
  }

  deploy(address: string, contract: Contract): void {
    this.contracts.set(address.toLowerCase(), contract)
  }

  /** Deploys a token that reports the same balance for every account. A balance given as text is answered as it is. */
  deployToken(address: string, balance: bigint | string, decimals = 18): void {
    this.deploy(address, (data) => {
      if (data.startsWith(selectors['decimals()'])) return answerOf(uint(BigInt(decimals)))
      return typeof balance === 'string' ? balance : answerOf(uint(balance))
    })
  }

  /** Multicall3. */
  deployMulticall(address: string): void {
    this.deploy(address, (data) => {
      const count = Number(`0x${wordOf(data, 1)}`)
      const results = Array.from({ length: count }, (_, index) => {
        const item = 2 + Number(`0x${wordOf(data, 2 + index)}`) / 32
        const length = Number(`0x${wordOf(data, item + 3)}`)
        const inner = data.slice(10 + (item + 4) * 64).slice(0, length * 2)
        try {
          return tuple(
            uint(BigInt(1)),
            bytes(this.#call({ to: `0x${wordOf(data, item).slice(24)}`, data: `0x${inner}` })),
          )
        } catch {
          return tuple(uint(BigInt(0)), bytes('0x'))
        }
      })
      return answerOf(list(results))
    })
  }

  /** A registry with one resolver, for the given records: addresses, claimed names and pictures by name. */
  deployNames(registry: string, records: Readonly<Record<string, FakeNameRecord>>): void {
    const resolver = '0x00000000000000000000000000000000000000aa'
    const byNode = new Map(Object.entries(records).map(([name, record]) => [namehash(name).slice(2), record]))
    this.deploy(registry, (data) => answerOf(account(byNode.has(wordOf(data, 0)) ? resolver : zero)))
    this.deploy(resolver, (data) => {
      const record = byNode.get(wordOf(data, 0)) ?? {}
      const { address = zero, name = '', avatar = '', isOutside = false, coins = {} } = record
      const selector = data.slice(0, 10)
      // This question is about the resolver contract, not about a name.
      if (selector === selectors['supportsInterface(bytes4)'])
        return answerOf(uint(BigInt([...byNode.values()].some((one) => one.isWildcard) ? 1 : 0)))
      if (isOutside) throw refusal('execution reverted', `0x556f1830${'0'.repeat(64)}`)
      if (selector === selectors['addr(bytes32)']) return answerOf(account(address))
      if (selector === selectors['addr(bytes32,uint256)'])
        return answerOf(bytes(coins[Number(`0x${wordOf(data, 1)}`)] ?? '0x'))
      return answerOf(text(selector === selectors['name(bytes32)'] ? name : avatar))
    })
  }

  /** How often contracts at an address were called from outside. */
  callsTo(address: string): number {
    return this.asked.filter(({ method, params }) => {
      const [call] = params
      return method === 'eth_call' && isRecord(call) && String(call['to']).toLowerCase() === address.toLowerCase()
    }).length
  }

  #call(call: unknown): string {
    if (!isRecord(call)) throw new RpcAnswerError('invalid argument')
    return this.contracts.get(String(call['to']).toLowerCase())?.(String(call['data'])) ?? '0x'
  }
}

const ethereumRegistry = '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e'

/** Answers calls to Ethereum's name registry from the current content of a map; undefined for other calls. */
export function answerNames(names: ReadonlyMap<string, FakeNameRecord>): (call: unknown) => unknown {
  return (call) => {
    const chain = new FakeChain()
    chain.deployNames(ethereumRegistry, Object.fromEntries(names))
    const isNamed = isRecord(call) && chain.contracts.has(String(call['to']).toLowerCase())
    return isNamed ? chain.methods.get('eth_call')?.([call]) : undefined
  }
}
