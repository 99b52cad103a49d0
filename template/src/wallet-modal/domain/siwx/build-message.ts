import type { SiwxMessageData } from '../sign-in/siwx'
import { checkSiwxFields } from './fields'
import type { SiwxForm } from './form'
import { chainTexts } from './form'

/** The most characters of a message. Longer ones are refused. */
export const maxMessageLength = 16_384

/** Joins the fields to a text without checking them. */
export function joinSiwxLines(data: SiwxMessageData, form: SiwxForm): string {
  const { word, chain } = chainTexts(data.chainId, form)
  const { statement, issuedAt, expirationTime, notBefore, requestId, resources } = data
  return [
    `${data.domain} wants you to sign in with your ${word} account:`,
    data.accountAddress,
    '',
    // Without a statement EIP-4361 has two empty lines, the grammar of Sign In With Solana one.
    ...(statement === undefined && word === 'Solana' ? [] : [...(statement === undefined ? [] : [statement]), '']),
    `URI: ${data.uri}`,
    `Version: ${data.version}`,
    `Chain ID: ${chain}`,
    `Nonce: ${data.nonce}`,
    ...(issuedAt === undefined ? [] : [`Issued At: ${issuedAt}`]),
    ...(expirationTime === undefined ? [] : [`Expiration Time: ${expirationTime}`]),
    ...(notBefore === undefined ? [] : [`Not Before: ${notBefore}`]),
    ...(requestId === undefined ? [] : [`Request ID: ${requestId}`]),
    ...(resources === undefined ? [] : ['Resources:', ...resources.map((resource) => `- ${resource}`)]),
  ].join('\n')
}

/**
 * Writes the message that a visitor signs: by the grammar of EIP-4361 on eip155 and by CAIP-122 elsewhere.
 * @param form how the chain is named. Default: 'namespace'. Namespaces without a word of their own support only 'blockchain'
 * @throws WalletModalError SIWX_MESSAGE_NOT_VALID if a field breaks the grammar; its details name the field
 */
export function buildSiwxMessage(data: SiwxMessageData, form: SiwxForm = 'namespace'): string {
  checkSiwxFields(data)
  return joinSiwxLines(data, form)
}
