import type { SocialFault } from '../services/login-fault-kinds'
import type { ClientSecrets } from './clients'
import type { SocialGrants } from './grants'
import type { IdTokens } from './id-tokens'
import { profileOf, type PersonName, type Profile } from './people'
import type { SocialProvider } from './providers'

/** A provider during one request: its stores, its keys, and the fault that is in force. */
export interface ProviderContext {
  readonly provider: SocialProvider
  /** The provider's base address. */
  readonly base: string
  readonly grants: SocialGrants
  readonly secrets: ClientSecrets
  readonly idTokens: IdTokens
  readonly fault: SocialFault['kind'] | null
}

/** The profile of a person at the provider. With the fault `noEmail`, the profile has no e-mail address. */
export function profileAt({ provider, fault }: ProviderContext, person: PersonName): Profile {
  const profile = profileOf(provider, person)
  return fault === 'noEmail' ? { ...profile, email: null } : profile
}
