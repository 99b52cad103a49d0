import { isHex, type Hex } from 'viem'
import { isRecord } from '../../src/sandbox/json'
import type { DecidedRequest } from '../../src/testing'
import { decodeEvm, decodeSolana, type Moved } from '../../quality/funds/decode'

/** The transfer that an app asked the wallet to send, decoded without the modal's code. @throws Error if the request is for anything else */
export function transferIn(request: Pick<DecidedRequest, 'method' | 'params'>): Moved {
  if (request.method === 'eth_sendTransaction') return decodeEvm(callIn(request))
  const { method, params } = request
  if (/^solana:sign(?:AndSend)?Transaction$/.test(method) && isRecord(params))
    return decodeSolana(Buffer.from(String(params['transaction']), 'base64'))
  throw new Error(`${method} sends no transfer`)
}

/** A call that an app asked the wallet to send on an EVM chain. */
export interface AskedCall {
  readonly from: string
  readonly to: string
  readonly value?: Hex
  readonly data?: Hex
}

/** The parameters of `eth_sendTransaction`. @throws Error if the request has another method, or parameters of other types */
export function callIn({ method, params }: Pick<DecidedRequest, 'method' | 'params'>): AskedCall {
  const [call] = Array.isArray(params) ? (params as unknown[]) : []
  if (method !== 'eth_sendTransaction' || !isRecord(call)) throw new Error(`${method} sends no transaction`)
  const { from, to, value = '0x0', data = '0x' } = call
  if (typeof from !== 'string' || typeof to !== 'string' || !isHex(value) || !isHex(data))
    throw new Error(`The transaction has parameters of other types: ${JSON.stringify(call)}`)
  return { from, to, value, data }
}
