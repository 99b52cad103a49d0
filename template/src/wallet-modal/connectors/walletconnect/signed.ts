import type { CaipNetworkId } from '../../domain/networks/caip'
import { isCaipAddress, parseCaipAddress } from '../../domain/networks/caip'
import type { Cacao, SiwxMessageData, SiwxSession } from '../../domain/sign-in/siwx'
import { isAskedStatement, statementWithRecap } from '../../domain/recap/recap'
import { siwxError } from '../../domain/errors/siwx-errors'
import type { Kit } from './kit'

/** A signed message (CACAO, CAIP-74) from the kit. */
export type KitCacao = Parameters<Kit['approveSessionAuthenticate']>[0]['auths'][number]

const didPrefix = 'did:pkh:'

function notValid(details: string) {
  return siwxError('SIGNATURE_NOT_VALID', { details })
}

/** Reads the account from the issuer of a signed message. @throws WalletModalError SIGNATURE_NOT_VALID */
export function accountOf(iss: string): { address: string; chainId: CaipNetworkId; reference: string } {
  const account = iss.startsWith(didPrefix) ? iss.slice(didPrefix.length) : ''
  if (!isCaipAddress(account)) throw notValid('the account')
  const { namespace, reference, address } = parseCaipAddress(account)
  if (namespace !== 'eip155') throw notValid('the account')
  return { address, chainId: `eip155:${reference}`, reference }
}

/** The EIP-4361 text that a wallet signs for a CACAO (CAIP-74). Its statement includes the sentence for the ERC-5573 resource. */
export function textOf({ p }: Pick<KitCacao, 'p'>): string {
  const { address, reference } = accountOf(p.iss)
  const statement = statementWithRecap(p.statement, p.resources)
  return [
    `${p.domain} wants you to sign in with your Ethereum account:`,
    address,
    '',
    ...(statement ? [statement] : []),
    '',
    `URI: ${p.aud}`,
    `Version: ${p.version}`,
    `Chain ID: ${reference}`,
    `Nonce: ${p.nonce}`,
    `Issued At: ${p.iat}`,
    ...(p.exp ? [`Expiration Time: ${p.exp}`] : []),
    ...(p.nbf ? [`Not Before: ${p.nbf}`] : []),
    ...(p.requestId ? [`Request ID: ${p.requestId}`] : []),
    ...(p.resources ? ['Resources:', ...p.resources.map((resource) => `- ${resource}`)] : []),
  ].join('\n')
}

/**
 * Converts a message that the wallet signed while pairing to a sign-in session. This function checks that the message is the
 * requested one. The code that stores the session checks the grammar of the text and the signature.
 * @param asked the requested message; the wallet fills in the account, the chain and the time of signing
 * @throws WalletModalError SIGNATURE_NOT_VALID when the wallet signed another message
 */
export function readSigned({ p, s, h }: KitCacao, asked: SiwxMessageData): SiwxSession {
  const { address, chainId } = accountOf(p.iss)
  const statement = statementWithRecap(p.statement, p.resources)
  const isSame = {
    domain: p.domain === asked.domain,
    uri: p.aud === asked.uri,
    nonce: p.nonce === asked.nonce,
    version: p.version === asked.version,
    'expiration time': (p.exp ?? undefined) === asked.expirationTime,
    'not before': (p.nbf ?? undefined) === asked.notBefore,
    statement: isAskedStatement(statement, asked.statement, p.resources),
    resources: (asked.resources ?? []).every((uri) => p.resources?.includes(uri)),
  }
  const [wrong] = Object.entries(isSame).find(([, same]) => !same) ?? []
  if (wrong !== undefined) throw notValid(`the ${wrong} is not what was asked for`)
  const data: SiwxMessageData = {
    accountAddress: address,
    chainId,
    domain: asked.domain,
    uri: asked.uri,
    version: asked.version,
    nonce: asked.nonce,
    ...(statement && { statement }),
    ...(p.iat && { issuedAt: p.iat }),
    ...(p.exp && { expirationTime: p.exp }),
    ...(p.nbf && { notBefore: p.nbf }),
    ...(p.requestId && { requestId: p.requestId }),
    ...(p.resources && { resources: [...p.resources] }),
  }
  return { data, message: textOf({ p }), signature: s.s, cacao: { h, p: plainPayload(p), s } }
}

/** Copies the fields of CAIP-74 that are present, and no others. */
function plainPayload(p: KitCacao['p']): Cacao['p'] {
  const { domain, aud, nonce, iss } = p
  return {
    domain,
    aud: aud ?? '',
    nonce,
    iss,
    ...(p.version && { version: p.version }),
    ...(p.iat && { iat: p.iat }),
    ...(p.nbf && { nbf: p.nbf }),
    ...(p.exp && { exp: p.exp }),
    ...(p.statement && { statement: p.statement }),
    ...(p.requestId && { requestId: p.requestId }),
    ...(p.resources && { resources: [...p.resources] }),
    ...(p.type && { type: p.type }),
  }
}
