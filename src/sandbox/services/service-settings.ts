import type { JsonRecord } from '../json'
import { invalidParams } from '../rpc-error'

/** What the services answer; all of it can be changed over the control API. */
export interface ServiceSettings {
  /** How many wallets the directory lists; `null` lists each once, more repeats them with a number in the name. */
  readonly directorySize: number | null
  /** The answer of `/projects/v1/origins`. */
  readonly allowedOrigins: readonly string[]
  /** The answer of `/getAnalyticsConfig`. */
  readonly isAnalyticsEnabled: boolean
}

/** The largest directory there is. */
const mostWallets = 5_000

/** How the services answer at the start. */
export const initialServices: ServiceSettings = {
  directorySize: null,
  allowedOrigins: ['http://localhost:*', 'http://127.0.0.1:*'],
  isAnalyticsEnabled: false,
}

type Checks = { readonly [K in keyof ServiceSettings]: (value: unknown) => ServiceSettings[K] }

const checks: Checks = {
  directorySize: (value) => {
    if (value === null) return null
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= mostWallets) return value
    throw invalidParams(`directorySize must be null or a whole number from 0 to ${mostWallets}`)
  },
  allowedOrigins: (value) => {
    if (Array.isArray(value) && value.length <= 100 && value.every((item) => typeof item === 'string')) return value
    throw invalidParams('allowedOrigins must be a list of at most 100 origins')
  },
  isAnalyticsEnabled: (value) => {
    if (typeof value === 'boolean') return value
    throw invalidParams('isAnalyticsEnabled must be true or false')
  },
}

/**
 * Checks a change of the services' answers that came from outside.
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
