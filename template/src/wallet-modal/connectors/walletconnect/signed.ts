import type { CaipNetworkId } from '../../domain/caip'
import { isCaipAddress, parseCaipAddress } from '../../domain/caip'
import type { Cacao, SiwxMessageData, SiwxSession } from '../../domain/siwx'
import { siwxError } from '../../domain/siwx-errors'
import type { Kit } from './kit'

type KitCacao = Parameters<Kit['approveSessionAuthenticate']>[0]['auths'][number]

const didPrefix = 'did:pkh:'

/** What the kit puts behind the statement: the methods that the wallet allows (ERC-5573). */
const recapWords = 'I further authorize the stated URI to perform the following actions on my behalf: '

/** The account that a signed message names. @throws WalletModalError SIGNATURE_NOT_VALID */
function accountOf(iss: string): { address: string; chainId: CaipNetworkId } {
  const account = iss.startsWith(didPrefix) ? iss.slice(didPrefix.length) : ''
  if (!isCaipAddress(account)) throw notValid('the account')
  const { namespace, reference, address } = parseCaipAddress(account)
  return { address, chainId: `${namespace}:${reference}` }
}

function notValid(details: string) {
  return siwxError('SIGNATURE_NOT_VALID', { details })
}

/** The statement as it stands in the text: the kit adds what the resources allow. */
function statementIn(text: string): string | undefined {
  return /^[^\n]*\n[^\n]*\n\n([^\n]+)\n\n/.exec(text)?.[1]
}

/** Whether the wallet has signed the statement that it was asked to, with nothing but the methods behind it. */
function isStatement(signed: string | undefined, asked: string | undefined): boolean {
  const text = signed ?? ''
  const own = asked ?? ''
  return text === own || text.startsWith(own === '' ? recapWords : `${own} ${recapWords}`)
}

/**
 * The sign-in session of a message that the wallet has signed with its yes. That it is what was asked for is checked here; that
 * the text is a well-formed message and the signature valid is for whoever keeps the session.
 * @param asked what the wallet was asked to sign; its times, account and chain are the wallet's to fill in
 * @throws WalletModalError SIGNATURE_NOT_VALID when it is another message
 */
export function readSigned(kit: Pick<Kit, 'formatAuthMessage'>, cacao: KitCacao, asked: SiwxMessageData): SiwxSession {
  const { p, s, h } = cacao
  const { address, chainId } = accountOf(p.iss)
  const message = kit.formatAuthMessage({ request: p, iss: p.iss })
  const statement = statementIn(message)
  const same = { domain: p.domain === asked.domain, uri: p.aud === asked.uri, nonce: p.nonce === asked.nonce }
  const others = {
    version: p.version === asked.version,
    'expiration time': (p.exp ?? undefined) === asked.expirationTime,
    'not before': (p.nbf ?? undefined) === asked.notBefore,
    statement: isStatement(statement, asked.statement),
    resources: (asked.resources ?? []).every((uri) => p.resources?.includes(uri)),
  }
  const [wrong] = Object.entries({ ...same, ...others }).find(([, isSame]) => !isSame) ?? []
  if (wrong !== undefined) throw notValid(`the ${wrong} is not what was asked for`)
  const data: SiwxMessageData = {
    accountAddress: address,
    chainId,
    domain: asked.domain,
    uri: asked.uri,
    version: asked.version,
    nonce: asked.nonce,
    ...(statement !== undefined && { statement }),
    ...(p.iat && { issuedAt: p.iat }),
    ...(p.exp && { expirationTime: p.exp }),
    ...(p.nbf && { notBefore: p.nbf }),
    ...(p.requestId && { requestId: p.requestId }),
    ...(p.resources && { resources: [...p.resources] }),
  }
  return { data, message, signature: s.s, cacao: { h, p: plainPayload(p), s } }
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
