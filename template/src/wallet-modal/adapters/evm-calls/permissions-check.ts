import { accountError } from '../../domain/errors/account-errors'
import { isEvmAddress } from '../../domain/account/address'
import { isCaipAddress } from '../../domain/networks/caip'
import { isRecord } from '../../domain/errors/errors'
import type { GrantPermissionsRequest, RevokePermissionsRequest } from '../../domain/wallet-calls/permissions'

/** Returns all errors of a value, each as `Invalid {path}: {reason}`. */
type Check = (value: unknown, path: string) => readonly string[]

const invalid = (path: string, reason: string): readonly string[] => [`Invalid ${path}: ${reason}`]

const rule =
  (reason: string, holds: (value: unknown) => boolean): Check =>
  (value, path) =>
    holds(value) ? [] : invalid(path, reason)

const hex = rule('must be hexadecimal with 0x', (value) => typeof value === 'string' && /^0x[0-9a-f]+$/i.test(value))
const address = rule(
  'must be an address with 0x',
  (value) => typeof value === 'string' && value.startsWith('0x') && isEvmAddress(value),
)
const word = rule('must be a text', (value) => typeof value === 'string' && value !== '')
const whole = rule('must be a whole number', (value) => Number.isSafeInteger(value) && Number(value) >= 0)
const given = rule('is missing', (value) => value !== undefined)
const record = rule('must be an object', (value) => isRecord(value) && !Array.isArray(value))
const oneOf = (...words: readonly string[]) =>
  rule(`must be ${words.join(' or ')}`, (value) => words.some((known) => known === value))

/** Checks an object that may have only these fields. */
function shape(fields: Readonly<Record<string, Check>>, optional: Readonly<Record<string, Check>> = {}): Check {
  return (value, path) => {
    if (!isRecord(value) || Array.isArray(value)) return invalid(path || 'request', 'must be an object')
    const at = (name: string) => (path ? `${path}.${name}` : name)
    const known = { ...fields, ...optional }
    return [
      ...Object.entries(fields).flatMap(([name, check]) => check(value[name], at(name))),
      ...Object.entries(optional).flatMap(([name, check]) =>
        value[name] === undefined ? [] : check(value[name], at(name)),
      ),
      ...Object.keys(value).flatMap((name) => (Object.hasOwn(known, name) ? [] : invalid(at(name), 'is not known'))),
    ]
  }
}

function listOf(check: Check, least = 0): Check {
  return (value, path) => {
    if (!Array.isArray(value)) return invalid(path, 'must be a list')
    if (value.length < least) return invalid(path, 'must not be empty')
    return value.flatMap((item: unknown, index) => check(item, `${path}.${index}`))
  }
}

const allowance = { allowance: hex, start: whole, period: whole }

const argument = shape({ operator: oneOf('EQUAL', 'GREATER_THAN', 'LESS_THAN'), value: given })
const contractFunction = shape(
  { functionName: word },
  { args: listOf(argument), valueLimit: hex, operation: oneOf('Call', 'DelegateCall') },
)

/** The check of the data of each type of permission. */
const permissionData: ReadonlyMap<unknown, Check> = new Map<unknown, Check>([
  ['contract-call', shape({ address, abi: listOf(given), functions: listOf(contractFunction) })],
  ['native-token-recurring-allowance', shape(allowance)],
  ['erc20-recurring-allowance', shape({ ...allowance, token: address })],
])

const permissionTypes = [...permissionData.keys()].map(String)

const permission: Check = (value, path) => {
  const data = permissionData.get(isRecord(value) ? value['type'] : undefined)
  return shape({ type: data ? word : oneOf(...permissionTypes), data: data ?? record })(value, path)
}

const key = shape({ type: oneOf('secp256r1', 'secp256k1'), publicKey: hex })
const signer = shape({ type: oneOf('keys'), data: shape({ keys: listOf(key, 1) }) })
const policies = listOf(shape({ type: word, data: record }))

const later = (now: number) =>
  rule('must be in the future', (value) => Number.isSafeInteger(value) && Number(value) * 1_000 > now)

function refuse(wrong: readonly string[]): void {
  if (wrong.length > 0) throw accountError('PERMISSIONS_NOT_VALID', { details: wrong.join('; ') })
}

/**
 * Checks a request before a wallet sees it.
 * @param now milliseconds since the epoch
 * @throws WalletModalError PERMISSIONS_NOT_VALID with every field that is wrong
 */
export function checkGrantRequest(request: GrantPermissionsRequest, now: number): void {
  const permissions = listOf(permission, 1)
  const check = shape({ chainId: hex, expiry: later(now), signer, permissions, policies }, { address })
  refuse(check(request, ''))
}

/**
 * Checks a request before a wallet sees it.
 * @throws WalletModalError PERMISSIONS_NOT_VALID with every field that is wrong
 */
export function checkRevokeRequest(request: RevokePermissionsRequest): void {
  const account = rule('must be a CAIP-10 address', (value) => typeof value === 'string' && isCaipAddress(value))
  const permissions = listOf(shape({ type: word, data: record }))
  refuse(shape({ context: word, permissions, expiry: whole, address: account })(request, ''))
}
