import { isRecord, parseJson, type JsonRecord } from '../json'
import { invalidParams } from '../rpc-error'

/** Returns the first parameter, which must be an object. */
export function objectParam(params: readonly unknown[], method: string): JsonRecord {
  const [first] = params
  if (!isRecord(first)) throw invalidParams(`${method} takes a list with one object`)
  return first
}

/**
 * Converts a hexadecimal chain id to a number.
 * @throws RpcError -32602 for every other form
 */
export function chainIdParam(value: unknown): number {
  if (typeof value !== 'string' || !/^0x[1-9a-f][0-9a-f]*$/i.test(value) || !Number.isSafeInteger(Number(value))) {
    throw invalidParams(
      `The chain id must be a 0x-prefixed hexadecimal string without leading zeros, not ${show(value)}`,
    )
  }
  return Number(value)
}

/** Converts the message of personal_sign to hex. Text that is not hexadecimal is encoded as UTF-8. */
export function messageParam(value: unknown): string {
  if (typeof value !== 'string') throw invalidParams(`The message must be a string, not ${show(value)}`)
  const isHex = /^0x([0-9a-f]{2})*$/i.test(value)
  return isHex ? value : `0x${Buffer.from(value, 'utf8').toString('hex')}`
}

/** Returns typed data, which the app gives as JSON text or as an object. */
export function typedDataParam(value: unknown): JsonRecord {
  const data = typeof value === 'string' ? parseJson(value) : value
  const isComplete = isRecord(data) && ['types', 'domain', 'message'].every((name) => isRecord(data[name]))
  if (!isComplete || typeof data['primaryType'] !== 'string') {
    throw invalidParams('Typed data must be an object with types, domain, primaryType and message')
  }
  return data
}

const quantities = ['value', 'gas', 'gasPrice', 'maxFeePerGas', 'maxPriorityFeePerGas', 'nonce', 'chainId', 'type']

/** Returns a transaction after checking the form of its fields. */
export function transactionParam(params: readonly unknown[]): JsonRecord {
  const tx = objectParam(params, 'eth_sendTransaction')
  for (const name of quantities) {
    const value = tx[name]
    if (value !== undefined && !(typeof value === 'string' && /^0x[0-9a-f]+$/i.test(value))) {
      throw invalidParams(`The transaction's ${name} must be a 0x-prefixed hexadecimal number, not ${show(value)}`)
    }
  }
  for (const name of ['data', 'input']) {
    const value = tx[name]
    if (value !== undefined && !(typeof value === 'string' && /^0x([0-9a-f]{2})*$/i.test(value))) {
      throw invalidParams(`The transaction's ${name} must be 0x-prefixed bytes`)
    }
  }
  const to = tx['to']
  if (to !== undefined && to !== null && !(typeof to === 'string' && /^0x[0-9a-f]{40}$/i.test(to))) {
    throw invalidParams(`The transaction's to must be an address, not ${show(to)}`)
  }
  return tx
}

/** The fields of wallet_addEthereumChain's parameter that the wallet keeps. */
export interface ChainParam {
  readonly id: number
  readonly name: string
  readonly symbol: string
  readonly rpcUrl: string
}

/**
 * Checks the parameter of wallet_addEthereumChain (EIP-3085).
 * @throws RpcError -32602 that names the wrong field
 */
export function addChainParam(params: readonly unknown[]): ChainParam {
  const input = objectParam(params, 'wallet_addEthereumChain')
  const id = chainIdParam(input['chainId'])
  const name = input['chainName']
  if (typeof name !== 'string' || name.trim() === '') throw invalidParams('chainName must be a name')
  const currency = input['nativeCurrency']
  const symbol = isRecord(currency) ? currency['symbol'] : undefined
  if (!isRecord(currency) || typeof symbol !== 'string' || symbol.length < 1 || symbol.length > 11) {
    throw invalidParams('nativeCurrency must have a symbol of 1 to 11 characters')
  }
  if (currency['decimals'] !== 18) throw invalidParams('nativeCurrency must have 18 decimals')
  const rpcUrl = firstUrl(input['rpcUrls'])
  if (rpcUrl === undefined)
    throw invalidParams('rpcUrls must hold at least one http or https address, and nothing else')
  const explorers = input['blockExplorerUrls']
  const hasExplorers = explorers !== undefined && explorers !== null && !(Array.isArray(explorers) && !explorers.length)
  if (hasExplorers && firstUrl(explorers) === undefined) throw invalidParams('blockExplorerUrls must hold addresses')
  return { id, name: name.trim(), symbol, rpcUrl }
}

function firstUrl(value: unknown): string | undefined {
  if (!Array.isArray(value) || !value.every(isWebAddress)) return undefined
  return value[0]
}

function isWebAddress(value: unknown): value is string {
  return typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value)
}

function show(value: unknown): string {
  return JSON.stringify(value)?.slice(0, 80) ?? 'nothing'
}
