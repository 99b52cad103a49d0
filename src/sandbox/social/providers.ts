/** The names of the social providers that the sandbox simulates. */
export const socialProviders = ['google', 'github', 'apple', 'facebook', 'x', 'discord'] as const

export type SocialProvider = (typeof socialProviders)[number]

/** The path of the social providers. The name of a provider follows. */
export const socialPath = '/social/'

/** The providers with OpenID Connect. The other providers have OAuth 2 only. */
export type OpenIdProvider = 'google' | 'apple'

/** The endpoints of a provider below its base address, and the rules of these endpoints. The paths are the paths of the real provider. */
export interface ProviderFacts {
  readonly label: string
  readonly authorize: string
  readonly token: string
  /** Where the token endpoint reads the client secret: in a Basic header, in the body, or in either of the two. */
  readonly secret: 'header' | 'body' | 'any'
  /** Whether the provider refuses a login without PKCE or without `state`. */
  readonly isStrict: boolean
}

export const providerFacts: Readonly<Record<SocialProvider, ProviderFacts>> = {
  google: facts('Google', '/o/oauth2/v2/auth', '/token'),
  github: facts('GitHub', '/login/oauth/authorize', '/login/oauth/access_token'),
  apple: { ...facts('Apple', '/auth/authorize', '/auth/token'), secret: 'body' },
  facebook: { ...facts('Facebook', '/dialog/oauth', '/oauth/access_token'), secret: 'body' },
  x: { ...facts('X', '/i/oauth2/authorize', '/2/oauth2/token'), secret: 'header', isStrict: true },
  discord: facts('Discord', '/oauth2/authorize', '/oauth2/token'),
}

/** The paths at which the OpenID Connect providers publish their keys. */
export const keyPaths: Readonly<Record<OpenIdProvider, string>> = {
  google: '/oauth2/v3/certs',
  apple: '/auth/keys',
}

export function isOpenId(provider: SocialProvider): provider is OpenIdProvider {
  return provider === 'google' || provider === 'apple'
}

export function isProvider(name: string): name is SocialProvider {
  return socialProviders.some((provider) => provider === name)
}

function facts(label: string, authorize: string, token: string): ProviderFacts {
  return { label, authorize, token, secret: 'any', isStrict: false }
}
