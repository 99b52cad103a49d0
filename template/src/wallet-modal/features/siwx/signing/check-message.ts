import { isSameAddress } from '../../../domain/account/address'
import type { SiwxMessageData } from '../../../domain/sign-in/siwx'
import { notValid } from '../../../domain/siwx/fields'
import { parseSiwxMessage } from '../../../domain/siwx/parse-message'
import { siwxErrorFor } from './siwx-error-for'

/** Every character that a wallet may show as a line break. */
const lineBreak = /[\n\v\f\r\u0085\u2028\u2029]/

/** The sentence in which a text says which site asks, in any format of sign-in message. */
const claim = /(?:^|\s)(\S*)\s+wants\s+you\s+to\s+sign\s+in\s+with\s+your\s[^\n]*?\baccount:/gi

/** Parses a sign-in message; undefined if the text has another format. */
export function readMessage(text: string): SiwxMessageData | undefined {
  try {
    return parseSiwxMessage(text)
  } catch {
    return undefined
  }
}

/**
 * Checks the fields of a message, also if the app made it: its domain is this page's, and every field is one line.
 * @param host the host of the page, with its port
 * @throws WalletModalError SIWX_MESSAGE_NOT_VALID
 */
export function checkFields(message: SiwxMessageData, host: string | undefined): void {
  if (host !== undefined && message.domain !== host)
    throw siwxErrorFor('SIWX_MESSAGE_NOT_VALID', ({ otherDomain }) => otherDomain(message.domain), {
      hint: `Make it for ${host}, the domain of this page`,
    })
  for (const [field, value] of Object.entries(message))
    if ([value].flat().some((text) => lineBreak.test(String(text)))) throw notValid(field, 'It is one line')
}

/**
 * Checks that the text says what the fields say. An app may use a text format that cannot be parsed here. Then only one thing is checked:
 * if the text names a site that asks to sign in, it is the domain of the fields.
 * @throws WalletModalError SIWX_MESSAGE_NOT_VALID, whose details name the property that differs
 */
export function checkText(text: string, said: SiwxMessageData): void {
  const read = readMessage(text)
  const differing = read ? differenceOf(read, said) : claimsOther(text, said.domain) && 'domain'
  if (differing) throw notValid(differing, 'The text says something else than the fields of its message')
}

function differenceOf(read: SiwxMessageData, said: SiwxMessageData): string | undefined {
  if (!isSameAddress(read.accountAddress, said.accountAddress)) return 'accountAddress'
  return (['domain', 'chainId', 'nonce'] as const).find((field) => read[field] !== said[field])
}

function claimsOther(text: string, domain: string): boolean {
  return [...text.matchAll(claim)].some(([, site = '']) => site.replace(/^[a-z][a-z0-9+.-]*:\/\//i, '') !== domain)
}
