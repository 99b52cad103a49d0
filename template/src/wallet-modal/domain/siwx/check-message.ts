import type { CaipNetworkId } from '../networks/caip'
import type { SiwxMessageData } from '../sign-in/siwx'
import { parseDateTime } from './date-time'
import { notValid } from './fields'
import { splitChainId } from './form'
import { toAccountAddress } from './account-address'

/** The expected values of a message. Values that are left out are not compared. */
export interface SiwxExpectation {
  /** The host in the visitors' address bar, with its port unless that is the default. */
  domain: string
  /** Scheme, host and port of the page (`https://app.example`). Default: https or http with the domain. */
  origin?: string
  chainId?: CaipNetworkId
  /** Compared exactly; on eip155 without letter case. */
  address?: string
  nonce?: string
  /** Milliseconds since the epoch. */
  now: number
  /** How far the clock of the message's issuer may be ahead, in milliseconds. Default: 0. */
  clockSkew?: number
}

function isWithin(uri: string, origin: string): boolean {
  return uri.startsWith(origin) && ['', '/', '?', '#'].includes(uri.charAt(origin.length))
}

function isOfPage({ uri }: SiwxMessageData, { domain, origin }: SiwxExpectation): boolean {
  return (origin === undefined ? [`https://${domain}`, `http://${domain}`] : [origin]).some((page) =>
    isWithin(uri, page),
  )
}

function isAddress({ chainId, accountAddress }: SiwxMessageData, address: string): boolean {
  const parts = splitChainId(chainId)
  return parts !== undefined && toAccountAddress(parts.namespace, address) === accountAddress
}

/**
 * Checks the times of a message: it is issued, valid already, and not expired. It expires at, not after, its expiration time.
 * @param clockSkew how far the clock of the message's issuer may be ahead, in milliseconds; applies only to the time of issue
 * @throws WalletModalError SIWX_MESSAGE_NOT_VALID; its details name the time that failed
 */
export function checkSiwxTimes(data: SiwxMessageData, now: number, clockSkew = 0): void {
  const { issuedAt = '', expirationTime, notBefore } = data
  const issued = parseDateTime(issuedAt)
  if (issued === undefined || issued > now + clockSkew)
    throw notValid('issuedAt', 'It lies in the future. Check the clock of the device')
  if (notBefore !== undefined && (parseDateTime(notBefore) ?? Infinity) > now)
    throw notValid('notBefore', 'The message is not valid yet')
  if (expirationTime !== undefined && (parseDateTime(expirationTime) ?? -Infinity) <= now)
    throw notValid('expirationTime', 'The message has expired. Ask for a new one')
}

/**
 * Checks that a message from `parseSiwxMessage` has the expected values. Does not check the signature.
 * @throws WalletModalError SIWX_MESSAGE_NOT_VALID; its details name the first field that differs
 */
export function checkSiwxMessage(data: SiwxMessageData, expected: SiwxExpectation): void {
  if (data.domain !== expected.domain) throw notValid('domain', 'The message is for another site')
  if (!isOfPage(data, expected)) throw notValid('uri', 'The message is for a page of another site')
  if (expected.chainId !== undefined && data.chainId !== expected.chainId)
    throw notValid('chainId', 'The message is for another network')
  if (expected.address !== undefined && !isAddress(data, expected.address))
    throw notValid('accountAddress', 'The message is for another account')
  if (expected.nonce !== undefined && data.nonce !== expected.nonce)
    throw notValid('nonce', 'The message is not the one that was asked for')
  checkSiwxTimes(data, expected.now, expected.clockSkew)
}
