import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendJson } from '../http/respond'
import { profileAt, type ProviderContext } from './provider-context'
import type { Grant } from './grants'
import { OAuthError, sendFields, sendOAuthError } from './oauth-error'
import { isOpenId, providerFacts } from './providers'
import { readForm } from './read-form'

/** Answers the token endpoint: redeems a code for an access token, and for an id token at a provider with OpenID Connect. */
export async function answerToken(
  context: ProviderContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const isJson = (request.headers.accept ?? '').includes('application/json')
  const form = await readForm(request)
  try {
    await sendToken(context, response, await redeem(context, form, request.headers.authorization), isJson)
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error
    sendOAuthError(response, context.provider, error, isJson)
  }
}

/**
 * Redeems the code of a request. The first request with valid client credentials and grant_type uses the code up, even if the
 * code is then refused.
 * @throws OAuthError for wrong client credentials, and for a code of another client, redirect_uri or PKCE challenge
 */
async function redeem(
  context: ProviderContext,
  form: URLSearchParams,
  authorization: string | undefined,
): Promise<Grant> {
  const client = clientOf(context, form, authorization)
  if (client === undefined || !(await context.secrets.isRight(context.provider, client.id, client.secret))) {
    throw new OAuthError('invalid_client', 'The client id or the client secret is wrong')
  }
  // GitHub's token endpoint has no grant_type.
  if (context.provider !== 'github' && form.get('grant_type') !== 'authorization_code') {
    throw new OAuthError('unsupported_grant_type', 'grant_type must be authorization_code')
  }
  const grant = context.grants.redeem(form.get('code') ?? '')
  if (grant === undefined || grant.provider !== context.provider || grant.clientId !== client.id) {
    throw new OAuthError('invalid_grant', 'The code is wrong, used or expired')
  }
  if (form.get('redirect_uri') !== grant.redirectUri) {
    throw new OAuthError('invalid_grant', 'The redirect_uri is not the one of the login')
  }
  if (context.fault === 'otherVerifier' || !isVerified(grant, form.get('code_verifier'))) {
    throw new OAuthError('invalid_grant', 'The code_verifier does not belong to the code_challenge')
  }
  return grant
}

function isVerified({ challenge }: Grant, verifier: string | null): boolean {
  if (challenge === null) return true
  return (
    createHash('sha256')
      .update(verifier ?? '')
      .digest('base64url') === challenge
  )
}

interface Client {
  readonly id: string
  readonly secret: string
}

/** The client credentials of a request; `undefined` if they are not in the place where the provider reads them. */
function clientOf(
  { provider }: ProviderContext,
  form: URLSearchParams,
  authorization: string | undefined,
): Client | undefined {
  const { secret: place } = providerFacts[provider]
  if (authorization !== undefined) return place === 'body' ? undefined : basicClient(authorization)
  const [id, secret] = [form.get('client_id'), form.get('client_secret')]
  return place === 'header' || id === null || secret === null ? undefined : { id, secret }
}

/** Reads the client credentials of a Basic header. Both are encoded as in a form (RFC 6749, 2.3.1). */
function basicClient(authorization: string): Client | undefined {
  const encoded = /^Basic ([\w+/=-]+)$/i.exec(authorization)?.[1] ?? ''
  const parts = /^([^:]+):(.*)$/.exec(Buffer.from(encoded, 'base64').toString('utf8'))
  if (parts === null) return undefined
  const fields = new URLSearchParams(`id=${parts[1]}&secret=${parts[2]}`)
  return { id: fields.get('id') ?? '', secret: fields.get('secret') ?? '' }
}

async function sendToken(
  context: ProviderContext,
  response: ServerResponse,
  grant: Grant,
  isJson: boolean,
): Promise<void> {
  const { provider, base, grants, idTokens } = context
  const access_token = grants.issueToken(grant)
  if (provider === 'github') {
    return sendFields(response, { access_token, scope: grant.scopes.join(','), token_type: 'bearer' }, isJson)
  }
  const answer = { access_token, token_type: provider === 'x' ? 'bearer' : 'Bearer', expires_in: 3_600 }
  if (isOpenId(provider)) {
    const login = { base, grant, profile: profileAt(context, grant.person) }
    return sendJson(response, { ...answer, id_token: await idTokens.sign(provider, login) })
  }
  sendJson(response, provider === 'facebook' ? answer : { ...answer, scope: grant.scopes.join(' ') })
}
