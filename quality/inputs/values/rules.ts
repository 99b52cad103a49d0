import { parseCaipAddress } from '../../../template/src/wallet-modal/domain/networks/caip'

/** Checks one field of an answer. Returns whether the value may be there. */
export type Rule = (value: unknown) => boolean

const isText = (value: unknown): value is string => typeof value === 'string'

/** A text that a view shows: on one line, without marks that reorder it, and of limited length. */
export const shown =
  (most = 100, least = 0): Rule =>
  (value) =>
    isText(value) &&
    [...value].length <= most &&
    value.length >= least &&
    value.isWellFormed() &&
    !/[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/u.test(value)

/** An id, which is compared and passed on. */
export const id: Rule = (value) =>
  isText(value) && value.length > 0 && value.length <= 500 && value.isWellFormed() && !/\p{Cc}/u.test(value)

export const idOrEmpty: Rule = (value) => value === '' || id(value)

/** A URL; undefined for other texts. `URL.canParse` of Node 20 is wrong about some texts with characters past ASCII, once its calls are compiled. */
export function urlOf(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

/** An address that a browser may load or open: https, or this computer. */
export const webPage: Rule = (value) => {
  if (!isText(value)) return false
  const url = urlOf(value)
  if (!url) return false
  const { protocol, hostname, username, password } = url
  const isLocal = /^(?:(?:.*\.)?localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
  return !username && !password && (protocol === 'https:' || (protocol === 'http:' && isLocal))
}

/** A picture: a page's address, or data of an image. */
export const picture: Rule = (value) =>
  value === '' || webPage(value) || (isText(value) && value.length <= 200_000 && /^data:image\//i.test(value))

export const network: Rule = (value) =>
  isText(value) && /^(?:eip155|solana|polkadot|bip122|cosmos):[-_a-zA-Z0-9]{1,32}$/.test(value)

export const account: Rule = (value) => {
  if (!isText(value)) return false
  const [namespace, reference, address, ...rest] = value.split(':')
  return network(`${namespace}:${reference}`) && rest.length === 0 && parseCaipAddress(value).address === address
}

export const money: Rule = (value) => typeof value === 'number' && value >= 0 && value <= 1e15

/** An exact amount in its shortest form. */
export const decimal: Rule = (value) =>
  isText(value) && /^(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/.test(value) && value.length <= 160

export const decimals: Rule = (value) => isText(value) && /^(?:0|[1-9]\d?)$/.test(value) && Number(value) <= 77

export const flag: Rule = (value) => typeof value === 'boolean'

export const count: Rule = (value) => Number.isSafeInteger(value) && Number(value) >= 0

export const oneOf =
  (...values: readonly unknown[]): Rule =>
  (value) =>
    values.includes(value)

/** The rules of an object by field, or of the items of a list. A field that is missing is no fault. */
export type Rules = Rule | { readonly [field: string]: Rules } | readonly [Rules]

const isList = (rules: Rules): rules is readonly [Rules] => Array.isArray(rules)

/** Finds a field that breaks its rule, or that has none. */
export function faultIn(value: unknown, rules: Rules, path = 'the answer'): string | undefined {
  if (value === undefined) return undefined
  if (typeof rules === 'function') return rules(value) ? undefined : `${path} is ${shortened(value)}`
  if (isList(rules)) {
    if (!Array.isArray(value)) return `${path} is no list`
    for (const [index, item] of value.entries()) {
      const fault = faultIn(item, rules[0], `${path}[${index}]`)
      if (fault !== undefined) return fault
    }
    return undefined
  }
  if (typeof value !== 'object' || value === null) return `${path} is no object`
  for (const key of Reflect.ownKeys(value)) {
    const rule = typeof key === 'string' && Object.hasOwn(rules, key) ? rules[key] : undefined
    if (!rule) return `${path} has the field ${String(key)}`
    const fault = faultIn(Reflect.get(value, key), rule, `${path}.${String(key)}`)
    if (fault !== undefined) return fault
  }
  return undefined
}

function shortened(value: unknown): string {
  try {
    return (JSON.stringify(value) ?? typeof value).slice(0, 100)
  } catch {
    return typeof value
  }
}
