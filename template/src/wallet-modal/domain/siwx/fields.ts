import type { WalletModalError } from '../errors/errors'
import type { SiwxMessageData } from '../sign-in/siwx'
import { siwxError } from '../errors/siwx-errors'
import { isAccountAddress } from './account-address'
import { parseDateTime } from './date-time'
import { isPageDomain } from './domain-name'
import { splitChainId } from './form'
import { isNonce } from './nonce'
import { isPchars, isUri } from './uri'

/** `reserved`, `unreserved` and the space of EIP-4361. No line breaks, quotation marks, percent signs or other scripts. */
const statementPattern = /^[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;= ]+$/

type Field = keyof SiwxMessageData

interface Rule {
  field: Field
  hint: string
  isMet: (data: SiwxMessageData) => boolean
}

const isTime = (time: string | undefined) => time === undefined || parseDateTime(time) !== undefined
const timeHint = 'Times are written as in RFC 3339, for example 2026-01-31T09:00:00.000Z'
const uriHint = 'It is a URI of RFC 3986: with a scheme, and with other characters than those of URIs encoded'

/** The rules of EIP-4361 and CAIP-122 for each field. A missing field is undefined, never empty. */
const rules: readonly Rule[] = [
  {
    field: 'domain',
    hint: 'It is the host of the page as the browser writes it, in small letters, with its port unless that is the default one',
    isMet: ({ domain }) => isPageDomain(domain),
  },
  {
    field: 'chainId',
    hint: 'It is a CAIP-2 id of a known namespace, for example eip155:1',
    isMet: ({ chainId }) => splitChainId(chainId) !== undefined,
  },
  {
    field: 'accountAddress',
    hint: 'It is written as its namespace does; on eip155 with its checksum (ERC-55)',
    isMet({ chainId, accountAddress }) {
      const parts = splitChainId(chainId)
      return parts !== undefined && isAccountAddress(parts.namespace, accountAddress)
    },
  },
  {
    field: 'statement',
    hint: "It is one line of letters, digits, spaces and -._~:/?#[]@!$&'()*+,;=",
    isMet: ({ statement }) => statement === undefined || statementPattern.test(statement),
  },
  { field: 'uri', hint: uriHint, isMet: ({ uri }) => isUri(uri) },
  { field: 'version', hint: 'It is 1', isMet: ({ version }) => version === '1' },
  { field: 'nonce', hint: 'It is eight or more letters and digits', isMet: ({ nonce }) => isNonce(nonce) },
  {
    field: 'issuedAt',
    hint: timeHint,
    isMet: ({ issuedAt }) => issuedAt !== undefined && isTime(issuedAt),
  },
  { field: 'expirationTime', hint: timeHint, isMet: ({ expirationTime }) => isTime(expirationTime) },
  { field: 'notBefore', hint: timeHint, isMet: ({ notBefore }) => isTime(notBefore) },
  {
    field: 'requestId',
    hint: "Leave it out, or write it with letters, digits, percent-encoding and -._~!$&'()*+,;=:@",
    isMet: ({ requestId }) => requestId === undefined || isPchars(requestId),
  },
  {
    field: 'resources',
    hint: `Leave them out, or give each as a URI. ${uriHint}`,
    isMet: ({ resources }) => resources === undefined || (resources.length > 0 && resources.every(isUri)),
  },
]

/** The error for an invalid message: the wrong property and its rule. */
export function notValid(property: string, hint: string): WalletModalError {
  return siwxError('SIWX_MESSAGE_NOT_VALID', { details: property, hint })
}

/**
 * Checks every field against the grammar.
 * @throws WalletModalError SIWX_MESSAGE_NOT_VALID; its details name the first field that breaks it
 */
export function checkSiwxFields(data: SiwxMessageData): void {
  const broken = rules.find(({ isMet }) => !isMet(data))
  if (broken) throw notValid(broken.field, broken.hint)
}
