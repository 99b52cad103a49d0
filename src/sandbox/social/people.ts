import type { SocialProvider } from './providers'

/** The people that every login page offers. Cleo has no verified e-mail address, except a relay address of Apple. */
export const personNames = ['ann', 'ben', 'cleo'] as const

export type PersonName = (typeof personNames)[number]

/** The data of a person at one provider. */
export interface Profile {
  /** The provider's identifier of the person. Each provider has its own, and each login has the same. */
  readonly subject: string
  readonly firstName: string
  readonly lastName: string
  /** The first name in lower case, as providers with user names use it. */
  readonly login: string
  readonly email: Email | null
}

interface Email {
  readonly address: string
  readonly isVerified: boolean
}

const lastNames = { ann: 'Archer', ben: 'Baker', cleo: 'Carver' } as const

/** The subjects in the form of each provider, such as a number of 21 digits at Google. The last digit stands for the person. */
const subjects: Readonly<Record<SocialProvider, (digit: number) => string>> = {
  google: (digit) => `10000000000000000000${digit}`,
  github: (digit) => `58300${digit}`,
  apple: (digit) => `00190${digit}.7d3c0a5be1f24c6f9a8b2d4e6f80135${digit}.1042`,
  facebook: (digit) => `1022033044055066${digit}`,
  x: (digit) => `144850960012345600${digit}`,
  discord: (digit) => `80351110224678912${digit}`,
}

/** The profile of a person at a provider. */
export function profileOf(provider: SocialProvider, person: PersonName): Profile {
  return {
    subject: subjects[provider](personNames.indexOf(person) + 1),
    firstName: person.charAt(0).toUpperCase() + person.slice(1),
    lastName: lastNames[person],
    login: person,
    email: emailOf(provider, person),
  }
}

export function isPerson(name: unknown): name is PersonName {
  return personNames.some((person) => person === name)
}

function emailOf(provider: SocialProvider, person: PersonName): Email | null {
  if (provider === 'x' || (provider === 'facebook' && person === 'cleo')) return null
  // At Apple, Cleo hides her address. Apple gives apps a relay address, which passes mail on to her.
  if (provider === 'apple' && person === 'cleo') return { address: `cleo7f2k9@${relayHost}`, isVerified: true }
  // Facebook does not say whether an address is verified.
  return { address: `${person}@example.com`, isVerified: person !== 'cleo' && provider !== 'facebook' }
}

/** The host of Apple's relay addresses, which pass mail on to hidden addresses. */
export const relayHost = 'privaterelay.appleid.com'
