import type { SocialProvider } from './social-provider'
import { socialProviders } from './social-provider'

/** The providers with a login in a window. Only Farcaster has no window: the visitor approves the login on a phone. */
export const windowProviders = ['google', 'x', 'discord', 'github', 'apple', 'facebook'] as const

export type WindowProvider = (typeof windowProviders)[number]

/** Whether a value is the id of a provider. */
export function isSocialProvider(value: unknown): value is SocialProvider {
  return socialProviders.some((provider) => provider === value)
}

/** The names of the providers, in the spelling of the providers. */
export const socialNames: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  x: 'X',
  discord: 'Discord',
  farcaster: 'Farcaster',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
}
