import type { JsonRecord } from '../json'
import { invalidParams } from '../rpc-error'

/** The settings of the services' answers. The control API can change every setting. */
export interface ServiceSettings {
  /** The number of wallets in the directory. `null` lists each wallet once. A larger number repeats the wallets with numbered names. */
  readonly directorySize: number | null
  /** The answer of `/projects/v1/origins`. */
  readonly allowedOrigins: readonly string[]
  /** The answer of `/getAnalyticsConfig`. */
  readonly isAnalyticsEnabled: boolean
  /** The number of generated tokens that every account has in addition to its real tokens; `null` for none. */
  readonly tokenCount: number | null
  /** The number of generated transactions that follow every account's real transactions; `null` for none. */
  readonly historySize: number | null
  /** The number of transactions on a page of the history. */
  readonly historyPage: number
  /** The CAIP-2 ids of the chains that the data service supports; `null` for all chains of the sandbox. */
  readonly supportedChains: readonly string[] | null
}

/** The largest possible directory. */
const mostWallets = 5_000
const mostTokens = 5_000
const mostTransactions = 100_000
const largestPage = 1_000

export const initialServices: ServiceSettings = {
  directorySize: null,
  allowedOrigins: ['http://localhost:*', 'http://127.0.0.1:*'],
  isAnalyticsEnabled: false,
  tokenCount: null,
  historySize: null,
  historyPage: 50,
  supportedChains: null,
}

const caip2 = /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/

type Checks = { readonly [K in keyof ServiceSettings]: (value: unknown) => ServiceSettings[K] }

const checks: Checks = {
  directorySize: count('directorySize', mostWallets),
  allowedOrigins: (value) => {
    if (Array.isArray(value) && value.length <= 100 && value.every((item) => typeof item === 'string')) return value
    throw invalidParams('allowedOrigins must be a list of at most 100 origins')
  },
  isAnalyticsEnabled: (value) => {
    if (typeof value === 'boolean') return value
    throw invalidParams('isAnalyticsEnabled must be true or false')
  },
  tokenCount: count('tokenCount', mostTokens),
  historySize: count('historySize', mostTransactions),
  historyPage: (value) => {
    if (isWhole(value) && value >= 1 && value <= largestPage) return value
    throw invalidParams(`historyPage must be a whole number from 1 to ${largestPage}`)
  },
  supportedChains: (value) => {
    if (value === null) return null
    const isList = Array.isArray(value) && value.length <= 100
    if (isList && value.every((item) => typeof item === 'string' && caip2.test(item))) return value
    throw invalidParams('supportedChains must be null or a list of ids such as eip155:31337')
  },
}

function count(name: string, most: number): (value: unknown) => number | null {
  return (value) => {
    if (value === null || (isWhole(value) && value >= 0 && value <= most)) return value
    throw invalidParams(`${name} must be null or a whole number from 0 to ${most}`)
  }
}

function isWhole(value: unknown): value is number {
  return Number.isInteger(value)
}

/**
 * Checks a change of these settings that came over the control API.
 * @throws RpcError -32602 for an unknown name or a value of the wrong form
 */
export function parseServices(body: JsonRecord): Partial<ServiceSettings> {
  const entries = Object.entries(body).map(([name, value]) => {
    if (!isName(name)) {
      throw invalidParams(`There is no service setting ${name}; there are ${Object.keys(checks).join(', ')}`)
    }
    return [name, checks[name](value)]
  })
  return Object.fromEntries(entries) as Partial<ServiceSettings>
}

function isName(name: string): name is keyof ServiceSettings {
  return Object.hasOwn(checks, name)
}
