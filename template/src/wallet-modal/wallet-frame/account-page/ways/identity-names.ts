import { socialNames } from '../../../domain/wallets/social-names'
import { visibleText } from '../../approval/readable-text'
import type { MeAnswer } from '../../../wallet-server/api'
import { accountLogin } from './account-login'

/** An identity that can log in to the wallet: a provider, and the name of the account there or the e-mail address. */
export type Identity = MeAnswer['logins'][number]

/** The name of each provider, for visitors. */
export const providerNames: Readonly<Record<Identity['provider'], string>> = { email: 'E-mail', ...socialNames }

/** Whether this page has a login for the provider of an identity. Without the unit farcaster, Farcaster has none here. */
export const worksHere = ({ provider }: Identity): boolean => provider !== 'farcaster' || accountLogin !== undefined

/** The name at a provider, or an e-mail address, in a form that is safe to show in one line, because people choose their names freely. */
export const shownName = (name: string): string => visibleText(name, 80)

/** An identity in a sentence: an e-mail address, or `Google (Ann)`. */
export const describeIdentity = ({ provider, name }: Pick<Identity, 'provider' | 'name'>): string =>
  provider === 'email' ? shownName(name) : `${providerNames[provider]} (${shownName(name)})`

/** Several identities in a sentence, with "or" before the last. */
export const describeIdentities = (identities: readonly Identity[]): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(identities.map(describeIdentity))
