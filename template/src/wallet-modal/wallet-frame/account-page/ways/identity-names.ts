import { socialNames } from '../../../domain/wallets/social-names'
import { visibleText } from '../../approval/readable-text'
import type { FrameLanguage } from '../../locales/language'
import type { MeAnswer } from '../../../wallet-server/api'
import { loginTexts } from '../texts/login-texts'
import { accountLogin } from './account-login'

/** An identity that can log in to the wallet: a provider, and the name of the account there or the e-mail address. */
export type Identity = MeAnswer['logins'][number]

/** The name of a provider, for visitors. Providers other than e-mail have the same name in every language. */
export const providerName = (provider: Identity['provider'], language: FrameLanguage): string =>
  provider === 'email' ? language.textsOf(loginTexts).email : socialNames[provider]

/** Whether this page has a login for the provider of an identity. Without the unit farcaster, Farcaster has none here. */
export const worksHere = ({ provider }: Identity): boolean => provider !== 'farcaster' || accountLogin !== undefined

/** The name at a provider, or an e-mail address, in a form that is safe to show in one line, because people choose their names freely. */
export const shownName = (name: string): string => visibleText(name, 80)

/** An identity in a sentence: an e-mail address, or `Google (Ann)`. */
export const describeIdentity = ({ provider, name }: Pick<Identity, 'provider' | 'name'>): string =>
  provider === 'email' ? shownName(name) : `${socialNames[provider]} (${shownName(name)})`

/** Several identities in a sentence, with "or" before the last. */
export const describeIdentities = (identities: readonly Identity[], { locale }: FrameLanguage): string =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(identities.map(describeIdentity))
