import type { SocialProvider } from '../api'
import { isLocal } from '../../server-kit/check-options'
import type { SocialClient } from './social-client'

/** The providers that speak OpenID Connect, with their issuers. */
const issuers = { google: 'https://accounts.google.com', apple: 'https://appleid.apple.com' } as const

interface PlainFacts {
  /** The address of the pages where people log in. */
  site: string
  /** The address of the API. */
  api: string
  /** The paths of the login page, of the token endpoint, and of the endpoint that describes the user. */
  authorize: string
  token: string
  person: string
}

/** The providers that speak OAuth 2 only. */
const plainProviders: Record<Exclude<SocialProvider, keyof typeof issuers>, PlainFacts> = {
  github: {
    site: 'https://github.com',
    api: 'https://api.github.com',
    authorize: '/login/oauth/authorize',
    token: '/login/oauth/access_token',
    person: '/user',
  },
  facebook: {
    site: 'https://www.facebook.com/v23.0',
    api: 'https://graph.facebook.com/v23.0',
    authorize: '/dialog/oauth',
    token: '/oauth/access_token',
    person: '/me?fields=id,name',
  },
  discord: {
    site: 'https://discord.com/api',
    api: 'https://discord.com/api',
    authorize: '/oauth2/authorize',
    token: '/oauth2/token',
    person: '/users/@me',
  },
  x: {
    site: 'https://x.com',
    api: 'https://api.x.com',
    authorize: '/i/oauth2/authorize',
    token: '/2/oauth2/token',
    person: '/2/users/me',
  },
}

/** The scopes that a login asks a provider for: the id of the user and a name. */
export const scopes: Record<SocialProvider, string> = {
  google: 'openid profile email',
  apple: 'openid name email',
  github: 'read:user',
  facebook: 'public_profile',
  discord: 'identify',
  // X gives the name of a user only together with the right to read posts.
  x: 'users.read tweet.read',
}

/** The addresses of a provider. */
export type ProviderAddresses =
  { kind: 'openid'; issuer: string } | { kind: 'plain'; site: string; authorize: string; token: string; person: string }

/** The addresses of a provider, below the address in the settings if the settings name one. */
export function addressesOf(provider: SocialProvider, { url, apiUrl = url }: SocialClient): ProviderAddresses {
  if (provider === 'google' || provider === 'apple') return { kind: 'openid', issuer: url ?? issuers[provider] }
  const facts = plainProviders[provider]
  const site = url ?? facts.site
  const api = apiUrl ?? facts.api
  // GitHub's API has a host of its own, but the endpoint for tokens belongs to the site.
  const tokens = provider === 'github' ? site : api
  return {
    kind: 'plain',
    site,
    authorize: site + facts.authorize,
    token: tokens + facts.token,
    person: api + facts.person,
  }
}

/**
 * The subject of an identity. The same id at another address of a provider belongs to another person. All addresses of this machine count
 * as the same address, because the ports of test servers change.
 */
export function subjectAt({ url }: SocialClient, id: string): string {
  if (url === undefined) return id
  return `${isLocal(new URL(url)) ? 'this-machine' : url} ${id}`
}
