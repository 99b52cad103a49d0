import { windowProviders } from '../../domain/wallets/social-names'
import type { SocialProvider } from '../api'
import { checkAddress, checkText } from '../check-address'
import { readEnvironment } from '../../server-kit/http/environment'
import { isEcKey } from './apple-secret'

declare module '../options' {
  interface WalletServerOptions {
    /**
     * The client ids and secrets of the social networks that you registered the app at. The wallet offers only the networks in this list.
     * Default: the variables WALLET_SOCIAL_GOOGLE_ID, WALLET_SOCIAL_GOOGLE_SECRET and so on.
     */
    socials?: SocialClients
  }
}

/** The registration of the app at a provider. */
export interface SocialClient {
  /** The client id. At Apple, the id of the service (`com.example.wallet`). */
  id: string
  /** The client secret. At Apple, the private key in PEM (the text of the file `AuthKey_….p8`); `\n` stands for a line break, too. */
  secret: string
  /** Apple only: the id of the team, ten characters. */
  team?: string
  /** Apple only: the id of the key, ten characters. */
  key?: string
  /**
   * Another address of the provider, for tests and for a GitHub server of your own; https, or http on this machine. For Google and Apple
   * the address is the issuer; for the other providers the paths of the login are added to the address. The same id at another address
   * belongs to another person.
   */
  url?: string
  /** The address of the provider's API, if the API is not below `url`: `https://github.example/api/v3` for a GitHub server. Default: `url`. */
  apiUrl?: string
}

/** The registrations by provider. */
export type SocialClients = Partial<Record<SocialProvider, SocialClient>>

type Member = keyof SocialClient

const variableNames: Record<Member, string> = {
  id: 'ID',
  secret: 'SECRET',
  team: 'TEAM',
  key: 'KEY',
  url: 'URL',
  apiUrl: 'API_URL',
}
const members = ['id', 'secret', 'team', 'key', 'url', 'apiUrl'] as const

type NameOf = (member: Member) => string

const variablesOf =
  (provider: SocialProvider): NameOf =>
  (member) =>
    `WALLET_SOCIAL_${provider.toUpperCase()}_${variableNames[member]}`

const optionsOf =
  (provider: SocialProvider): NameOf =>
  (member) =>
    `socials.${provider}.${member}`

/** Reads a registration from the environment variables. Undefined if no variable of the provider is set. */
function fromEnvironment(provider: SocialProvider): SocialClient | undefined {
  const nameOf = variablesOf(provider)
  const values = members.map((member) => [member, readEnvironment(nameOf(member))] as const)
  const given = values.filter((entry): entry is [Member, string] => entry[1] !== undefined)
  return given.length === 0 ? undefined : { id: '', secret: '', ...Object.fromEntries(given) }
}

function requireText(name: string, text: string | undefined): string {
  if (text === undefined || text.trim() === '')
    throw new Error(
      `${name} is missing. A login with this provider needs it; to offer no login with this provider, remove all its settings`,
    )
  return checkText(name, text)
}

function checkKey(name: string, text: string): string {
  const key = text.replaceAll('\\n', '\n').trim()
  if (isEcKey(key)) return key
  throw new Error(`${name} is not a private key of the curve P-256 that begins with -----BEGIN PRIVATE KEY-----`)
}

function checkClient(provider: SocialProvider, given: SocialClient, nameOf: NameOf): SocialClient {
  const { id, secret, team, key, url, apiUrl } = given
  const isApple = provider === 'apple'
  return {
    id: requireText(nameOf('id'), id),
    secret: isApple && secret !== '' ? checkKey(nameOf('secret'), secret) : requireText(nameOf('secret'), secret),
    ...(isApple && { team: requireText(nameOf('team'), team), key: requireText(nameOf('key'), key) }),
    ...(url !== undefined && { url: checkAddress(nameOf('url'), url) }),
    ...(apiUrl !== undefined && { apiUrl: checkAddress(nameOf('apiUrl'), apiUrl) }),
  }
}

/**
 * Checks the registrations at the providers.
 * @param given the option `socials`. Default: the environment variables
 * @throws Error for settings that cannot work; its message names the setting and repeats no value
 */
export function checkSocialClients(given: SocialClients | undefined): ReadonlyMap<SocialProvider, SocialClient> {
  const clients = new Map<SocialProvider, SocialClient>()
  for (const provider of windowProviders) {
    const client = given ? given[provider] : fromEnvironment(provider)
    const nameOf = given ? optionsOf(provider) : variablesOf(provider)
    if (client) clients.set(provider, checkClient(provider, client, nameOf))
  }
  return clients
}
