import * as v from 'valibot'
import type { Identity, NamedIdentity, User } from './wallet-store'
import { isSameIdentity, namedIdentity, namedIdentitySchema } from './wallet-store'

/** The row of a user. Only this row decides which identities the user has. */
export const userSchema = v.object({
  id: v.string(),
  email: v.nullable(v.string()),
  /** The identities beside the e-mail address. Rows that an earlier version has written do not have this list. */
  logins: v.optional(v.array(namedIdentitySchema), []),
})
export type UserRow = v.InferOutput<typeof userSchema>

export const toUser = ({ id, email }: UserRow): User => ({ id, email })

/** The identities of a user, the e-mail address first. */
export function identitiesOf({ email, logins }: UserRow): NamedIdentity[] {
  return [...(email === null ? [] : [namedIdentity({ provider: 'email', subject: email })]), ...logins]
}

export const hasIdentity = (row: UserRow, identity: Identity) =>
  identitiesOf(row).some((other) => isSameIdentity(other, identity))

/** The user's row with another identity. An identity of the provider `email` replaces the user's address. */
export function withIdentity(row: UserRow, identity: NamedIdentity): UserRow {
  if (identity.provider === 'email') return { ...row, email: identity.subject }
  return { ...row, logins: [...row.logins, identity] }
}

/** The user's row without an identity. */
export function withoutIdentity(row: UserRow, identity: Identity): UserRow {
  if (identity.provider === 'email') return { ...row, email: null }
  return { ...row, logins: row.logins.filter((other) => !isSameIdentity(other, identity)) }
}
