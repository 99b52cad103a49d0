import type { CaipNetworkId } from '../../domain/networks/caip'
import { isCaipAddress, parseCaipAddress } from '../../domain/networks/caip'
import type { Cacao, SiwxMessageData, SiwxSession } from '../../domain/sign-in/siwx'
import { isAskedStatement, statementWithRecap } from '../../domain/recap/recap'
import { siwxError } from '../../domain/errors/siwx-errors'
import type { Kit } from './kit'

/** A signed message as the kit hands it over. */
export type KitCacao = Parameters<Kit['approveSessionAuthenticate']>[0]['auths'][number]

const didPrefix = 'did:pkh:'

function notValid(details: string) {
  return siwxError('SIGNATURE_NOT_VALID', { details })
}

/** The account that a signed message names. @throws WalletModalError SIGNATURE_NOT_VALID */
export function accountOf(iss: string): { address: string; chainId: CaipNetworkId; reference: string } {
  const account = iss.startsWith(didPrefix) ? iss.slice(didPrefix.length) : ''
  if (!isCaipAddress(account)) throw notValid('the account')
  const { namespace, reference, address } = parseCaipAddress(account)
  if (namespace !== 'eip155') throw notValid('the account')
  return { address, chainId: `eip155:${reference}`, reference }
}

/** The text that a wallet signs for a CACAO (CAIP-74): EIP-4361, with the statement that goes with the resources. */
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
 * The sign-in session of a message that the wallet has signed with its yes. That it is what was asked for is checked here; that
 * the text is a well-formed message and the signature valid is for whoever keeps the session.
 * @param asked what the wallet was asked to sign; the account, the chain and when it was signed are the wallet's to fill in
 * @throws WalletModalError SIGNATURE_NOT_VALID when it is another message
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

/** Only the fields that the standard has (CAIP-74), and only those that are there. */
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
