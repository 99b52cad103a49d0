import * as v from 'valibot'
import type { SocialProvider } from '../api'

/** The longest name, in characters. */
const maxName = 60

/** A user of a provider. */
export interface Person {
  /** The user's id at the provider. The id never changes. */
  subject: string
  /** The name to show; undefined if the provider has sent no name. */
  name: string | undefined
}

/** Shortens a name, and removes characters that would break the line or change the direction of the text around the name. */
export function cleanName(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined
  const clean = text
    .slice(0, 1000)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()
  const name = [...clean].slice(0, maxName).join('').trim()
  return name === '' ? undefined : name
}

const subjectSchema = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,255}$/, 'no id of a user'))
const text = v.fallback(v.optional(v.string()), undefined)

/** The claims of an identity token. Apple may write `email_verified` as a text. */
const claimsSchema = v.pipe(
  v.object({
    sub: subjectSchema,
    name: text,
    email: text,
    email_verified: v.fallback(v.optional(v.union([v.boolean(), v.string()])), undefined),
  }),
  v.transform(({ sub, name, email, email_verified }): Person => {
    const proven = email_verified === true || email_verified === 'true' ? email : undefined
    return { subject: sub, name: cleanName(name) ?? cleanName(proven) }
  }),
)

const githubSchema = v.pipe(
  v.object({ id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)), login: text }),
  v.transform(({ id, login }): Person => ({ subject: String(id), name: cleanName(login) })),
)

const facebookSchema = v.pipe(
  v.object({ id: subjectSchema, name: text }),
  v.transform(({ id, name }): Person => ({ subject: id, name: cleanName(name) })),
)

const discordSchema = v.pipe(
  v.object({ id: subjectSchema, username: text, discriminator: text }),
  v.transform(({ id, username, discriminator }): Person => {
    // Discord appends the old discriminator to some names. The discriminator is 0 for all accounts now.
    const name = discriminator === '0' ? username?.replace(/#?0$/, '') : username
    return { subject: id, name: cleanName(name) }
  }),
)

const xSchema = v.pipe(
  v.object({ data: v.object({ id: subjectSchema, username: text }) }),
  v.transform(({ data: { id, username } }): Person => ({ subject: id, name: cleanName(username) })),
)

const schemas = {
  google: claimsSchema,
  apple: claimsSchema,
  github: githubSchema,
  facebook: facebookSchema,
  discord: discordSchema,
  x: xSchema,
} as const satisfies Record<SocialProvider, v.GenericSchema<unknown, Person>>

/** Reads the user from a provider's answer. @throws ValiError for an answer of another form */
export function readPerson(provider: SocialProvider, answer: unknown): Person {
  return v.parse(schemas[provider], answer)
}

const appleUserSchema = v.object({ name: v.object({ firstName: text, lastName: text }) })

/** Reads the name in the field `user`, which Apple posts with the first login. Undefined for a text of another form. */
export function readAppleName(user: string): string | undefined {
  try {
    const { name } = v.parse(appleUserSchema, JSON.parse(user.slice(0, 4000)))
    return cleanName([name.firstName, name.lastName].filter((part) => part !== undefined).join(' '))
  } catch {
    return undefined
  }
}
