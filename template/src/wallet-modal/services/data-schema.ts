import { accountError } from '../domain/errors/account-errors'
import * as v from 'valibot'
import type { CaipAddress, CaipNetworkId } from '../domain/networks/caip'
import { isCaipAddress, isChainNamespace } from '../domain/networks/caip'
import { isMoney } from '../domain/tokens/token-amount'
import { plainText } from '../domain/plain-text'
import { avatarUrl, isIdText, pictureUrl } from '../domain/tokens/token-text'

/** What the data service may say at most in one answer. */
const maxEntries = 2_000

/** A text on one line; a longer one is cut. */
export const textSchema = v.pipe(
  v.string(),
  v.transform((text) => plainText(text)),
)

/** A text that has to be there. */
export const wordSchema = v.pipe(textSchema, v.minLength(1))

/** Something that is compared and handed on, never cut. */
export const idSchema = v.custom<string>(isIdText)

/** The address of a picture; undefined for one that is not to be shown. */
export const pictureSchema = v.pipe(v.unknown(), v.transform(pictureUrl))

/** The same for the picture of an account. */
export const avatarSchema = v.pipe(v.unknown(), v.transform(avatarUrl))

/** US dollars; undefined where the price is not known. */
export const moneySchema = lenient(v.custom<number>(isMoney))

export const networkSchema = v.custom<CaipNetworkId>(
  (value) =>
    typeof value === 'string' &&
    /^[a-z0-9]+:[-_a-zA-Z0-9]{1,32}$/.test(value) &&
    isChainNamespace(value.slice(0, value.indexOf(':'))),
)

export const accountSchema = v.custom<CaipAddress>((value) => typeof value === 'string' && isCaipAddress(value))

/** A field that does not hold what it should is as good as absent; so is null. */
export function lenient<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.optional(schema), undefined)
}

/** The usable ones of a list; the others are left out. */
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

/** The given fields, without those that are undefined. */
export function present<Fields extends object>(fields: Fields): Present<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<Fields>
}

/**
 * Reads an answer.
 * @throws WalletModalError DATA_SERVICE_UNAVAILABLE for one that is not of the shape at all
 */
export function readAnswer<Output>(schema: v.GenericSchema<unknown, Output>, answer: unknown): Output {
  const result = v.safeParse(schema, answer)
  if (result.success) return result.output
  const details = 'The answer cannot be read'
  throw accountError('DATA_SERVICE_UNAVAILABLE', { details, cause: new SyntaxError(details) })
}
