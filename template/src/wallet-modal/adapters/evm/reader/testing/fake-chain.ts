import { isRecord } from '../../../../domain/errors/errors'
import { RpcAnswerError } from '../../../../services/json-rpc'
import type { RpcClient } from '../../../../services/rpc-client'
import { bytes, encodeCall, list, tuple, uint } from '../abi-encode'
import { selectors } from '../selectors'

type Contract = (data: string) => string
type Method = (params: readonly unknown[]) => unknown

/** The values of an answer, which look like a call's without its selector. */
export const answerOf = (...parts: Parameters<typeof encodeCall> extends [string, ...infer Parts] ? Parts : never) =>
  encodeCall('0x', ...parts)

/** The error of an endpoint for a failed call. Only some clients report `data`. */
export function refusal(message: string, data?: string): RpcAnswerError {
  return Object.assign(new RpcAnswerError(message), data === undefined ? {} : { cause: { code: 3, message, data } })
}

/** One 32-byte word of call data, in hex. */
export const wordOf = (data: string, index: number) => data.slice(10 + index * 64, 10 + (index + 1) * 64)

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

  /** Deploys a token that reports the same balance for every account. A balance given as text is returned unchanged. */
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
