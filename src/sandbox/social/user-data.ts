import { HttpError } from '../http/respond'
import { profileAt, type ProviderContext } from './provider-context'
import type { Grant } from './grants'
import { googleClaims } from './id-tokens'
import type { Profile } from './people'
import type { SocialProvider } from './providers'

/** The answer of an endpoint for user data. */
interface Answer {
  readonly status: number
  readonly body: unknown
}

type Reader = (grant: Grant, profile: Profile, query: URLSearchParams) => Answer

const readers: Readonly<Record<SocialProvider, Readonly<Record<string, Reader>>>> = {
  google: { '/v1/userinfo': (grant, profile) => found({ sub: profile.subject, ...googleClaims(grant, profile) }) },
  apple: {},
  github: { '/user': githubUser, '/user/emails': githubEmails },
  facebook: { '/me': facebookUser },
  x: { '/2/users/me': xUser },
  discord: { '/users/@me': discordUser },
}

/**
 * Answers an endpoint for user data.
 * @param token the access token; undefined for a request without a token
 * @throws HttpError 404 for a path at which the provider has no user data
 */
export function readUserData(
  context: ProviderContext,
  path: string,
  token: string | undefined,
  query: URLSearchParams,
): Answer {
  const { provider, grants } = context
  const read = Object.hasOwn(readers[provider], path) ? readers[provider][path] : undefined
  if (read === undefined) throw new HttpError(404, `The sandbox's ${provider} has no ${path}`)
  const grant = token === undefined ? undefined : grants.grantOf(token)
  if (grant === undefined || grant.provider !== provider) return unauthorized(provider)
  return read(grant, profileAt(context, grant.person), query)
}

function found(body: unknown): Answer {
  return { status: 200, body }
}

function unauthorized(provider: SocialProvider): Answer {
  if (provider === 'facebook') {
    return {
      status: 400,
      body: { error: { message: 'Invalid OAuth access token.', type: 'OAuthException', code: 190 } },
    }
  }
  if (provider === 'x') return { status: 401, body: { title: 'Unauthorized', status: 401, detail: 'Unauthorized' } }
  return { status: 401, body: { message: provider === 'github' ? 'Bad credentials' : '401: Unauthorized' } }
}

function githubUser(_: Grant, { subject, login, firstName, lastName }: Profile): Answer {
  // `email` is the public address of the profile, which most people leave empty. `/user/emails` has the verified addresses.
  return found({ login, id: Number(subject), type: 'User', name: `${firstName} ${lastName}`, email: null })
}

function githubEmails({ scopes }: Grant, { email, login }: Profile): Answer {
  if (!scopes.includes('user:email') && !scopes.includes('user')) return { status: 404, body: { message: 'Not Found' } }
  if (email === null) return found([])
  const other = { email: `${login}@old.example.com`, primary: false, verified: true, visibility: null }
  return found([other, { email: email.address, primary: true, verified: email.isVerified, visibility: 'private' }])
}

function facebookUser({ scopes }: Grant, profile: Profile, query: URLSearchParams): Answer {
  const { subject, firstName, lastName, email } = profile
  const fields = (query.get('fields') ?? 'id,name').split(',')
  const isShared = fields.includes('email') && scopes.includes('email') && email !== null
  return found({
    ...(fields.includes('name') && { name: `${firstName} ${lastName}` }),
    ...(isShared && { email: email.address }),
    id: subject,
  })
}

function xUser({ scopes }: Grant, { subject, firstName, lastName, login }: Profile): Answer {
  if (!scopes.includes('users.read') || !scopes.includes('tweet.read')) {
    const detail = 'The token needs the scopes users.read and tweet.read.'
    return { status: 403, body: { title: 'Forbidden', status: 403, detail } }
  }
  return found({ data: { id: subject, name: `${firstName} ${lastName}`, username: `${login}_sandbox` } })
}

/** Discord has no four-digit numbers behind user names any more: the discriminator is 0. */
function discordUser({ scopes }: Grant, { subject, login, firstName, email }: Profile): Answer {
  if (!scopes.includes('identify')) return { status: 401, body: { message: '401: Unauthorized', code: 0 } }
  const isShared = scopes.includes('email')
  return found({
    id: subject,
    username: `${login}0`,
    discriminator: '0',
    global_name: firstName,
    avatar: null,
    ...(isShared && { email: email?.address ?? null, verified: email?.isVerified ?? false }),
  })
}
