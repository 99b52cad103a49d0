import { accountError } from '../domain/errors/account-errors'
import * as v from 'valibot'
import type { CaipAddress, CaipNetworkId } from '../domain/networks/caip'
import { isCaipAddress, isChainNamespace } from '../domain/networks/caip'
import { isMoney } from '../domain/tokens/token-amount'
import { plainText } from '../domain/plain-text'
import { avatarUrl, isIdText, pictureUrl } from '../domain/tokens/token-text'
import { unreadableAnswer } from './bounded-fetch'

/** The most entries of a list that are read. */
const maxEntries = 2_000

/** A text on one line. Long texts are cut. */
export const textSchema = v.pipe(
  v.string(),
  v.transform((text) => plainText(text)),
)

/** A text that must not be empty. */
export const wordSchema = v.pipe(textSchema, v.minLength(1))

/** An identifier. It is compared and passed on, so it is never cut; a value that is too long is invalid. */
export const idSchema = v.custom<string>(isIdText)

/** The URL of a picture; undefined when the picture must not be shown. */
export const pictureSchema = v.pipe(v.unknown(), v.transform(pictureUrl))

/** The URL of an account's picture; undefined when the picture must not be shown. */
export const avatarSchema = v.pipe(v.unknown(), v.transform(avatarUrl))

/** An amount in US dollars; undefined when the price is unknown. */
export const moneySchema = lenient(v.custom<number>(isMoney))

export const networkSchema = v.custom<CaipNetworkId>(
  (value) =>
    typeof value === 'string' &&
    /^[a-z0-9]+:[-_a-zA-Z0-9]{1,32}$/.test(value) &&
    isChainNamespace(value.slice(0, value.indexOf(':'))),
)

export const accountSchema = v.custom<CaipAddress>((value) => typeof value === 'string' && isCaipAddress(value))

/** Makes a field optional. An invalid value and null count as absent. */
export function lenient<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.optional(schema), undefined)
}

/** A list of which only the valid items are kept. */
export function listOf<Output>(schema: v.GenericSchema<unknown, Output>) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((items) =>
      items.slice(0, maxEntries).flatMap((item) => {
        const result = v.safeParse(schema, item)
        return result.success ? [result.output] : []
      }),
    ),
  )
}

type Present<Fields> = { [Name in keyof Fields as undefined extends Fields[Name] ? never : Name]: Fields[Name] } & {
  [Name in keyof Fields as undefined extends Fields[Name] ? Name : never]?: Exclude<Fields[Name], undefined>
}

/** Removes the fields that are undefined. */
export function present<Fields extends object>(fields: Fields): Present<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<Fields>
}

/**
 * Parses an answer with a schema.
 * @throws WalletModalError DATA_SERVICE_UNAVAILABLE when the answer does not have the expected shape
 */
export function readAnswer<Output>(schema: v.GenericSchema<unknown, Output>, answer: unknown): Output {
  const result = v.safeParse(schema, answer)
  if (result.success) return result.output
  throw accountError('DATA_SERVICE_UNAVAILABLE', unreadableAnswer())
}
