import type { JsonRecord } from '../json'
import { invalidParams } from '../rpc-error'

/** The fields of a message in the order of the Wallet Standard's grammar. Each field has the words that come before its value. */
const fields = [
  ['uri', 'URI: '],
  ['version', 'Version: '],
  ['chainId', 'Chain ID: '],
  ['nonce', 'Nonce: '],
  ['issuedAt', 'Issued At: '],
  ['expirationTime', 'Expiration Time: '],
  ['notBefore', 'Not Before: '],
  ['requestId', 'Request ID: '],
] as const

/**
 * Returns the text that a wallet with `solana:signIn` signs, by the grammar of that feature. A message without a statement has one empty
 * line here, but two empty lines in EIP-4361.
 * @throws RpcError -32602 for a field that is not a text
 */
export function signInMessage(input: JsonRecord, given: { readonly domain: string; readonly address: string }): string {
  const statement = textOf(input, 'statement')
  const resources = listOf(input['resources'])
  const lines = [
    ...fields.flatMap(([name, words]) => {
      const value = textOf(input, name)
      return value === undefined ? [] : [words + value]
    }),
    ...(resources === undefined ? [] : ['Resources:', ...resources.map((uri) => `- ${uri}`)]),
  ]
  const head = `${given.domain} wants you to sign in with your Solana account:\n${given.address}`
  return [head, ...(statement === undefined ? [] : [statement]), ...(lines.length > 0 ? [lines.join('\n')] : [])].join(
    '\n\n',
  )
}

/** Returns a text of the input; undefined if the input does not have the field. @throws RpcError -32602 for a field that is not a text */
export function textOf(input: JsonRecord, name: string): string | undefined {
  const value = input[name]
  if (value === undefined || typeof value === 'string') return value
  throw invalidParams(`${name} must be a text`)
}

function listOf(value: unknown): readonly string[] | undefined {
  if (value === undefined) return undefined
  if (Array.isArray(value) && value.every((item): item is string => typeof item === 'string')) return value
  throw invalidParams('resources must be a list of texts')
}
