import * as v from 'valibot'
import { plainText } from '../../domain/plain-text'
import type { WalletEntry } from '../../domain/wallets/wallet-entry'
import { isAppLink, isWebLink } from '../../domain/wallets/wallet-link'

/** The largest numbers and lengths that are accepted from a directory. */
export const directoryCaps = { entries: 1_000, name: 100, text: 200, chains: 500, injected: 20 } as const

const idSchema = v.pipe(v.string(), v.regex(/^[\w-][\w.-]{0,127}$/))
const textSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(directoryCaps.text))
const nameSchema = v.pipe(
  v.string(),
  // A name that is far too long is refused before it is cleaned.
  v.maxLength(directoryCaps.text),
  v.transform((name) => plainText(name, directoryCaps.name)),
  v.minLength(1),
)
const webLinkSchema = v.pipe(v.string(), v.trim(), v.check(isWebLink))
const appLinkSchema = v.pipe(v.string(), v.trim(), v.check(isAppLink))
const chainSchema = v.pipe(v.string(), v.regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/))

/** An optional field. A value that is not valid, and null, count as absent. */
function optional<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.optional(schema), undefined)
}

/** The valid items of a list. Other items are left out. */
function listOf<Output>(schema: v.GenericSchema<string | object, Output>, most: number) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((items) =>
      items.slice(0, most).flatMap((item) => {
        const result = v.safeParse(schema, item)
        return result.success ? [result.output] : []
      }),
    ),
  )
}

const walletSchema = v.object({
  id: idSchema,
  name: nameSchema,
  badge_type: optional(v.picklist(['certified', 'none'])),
  chains: optional(listOf(chainSchema, directoryCaps.chains)),
  homepage: optional(webLinkSchema),
  image_id: optional(idSchema),
  image_url: optional(
    v.pipe(
      v.string(),
      v.check((url) => isWebLink(url) || /^data:image\//i.test(url)),
    ),
  ),
  order: optional(v.pipe(v.number(), v.finite())),
  mobile_link: optional(appLinkSchema),
  link_mode: optional(webLinkSchema),
  desktop_link: optional(appLinkSchema),
  webapp_link: optional(webLinkSchema),
  app_store: optional(webLinkSchema),
  play_store: optional(webLinkSchema),
  chrome_store: optional(webLinkSchema),
  rdns: optional(textSchema),
  injected: optional(
    listOf(v.object({ namespace: optional(textSchema), injected_id: optional(textSchema) }), directoryCaps.injected),
  ),
})

const answerSchema = v.object({
  data: v.array(v.unknown()),
  count: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
})

/** Reads a wallet from untrusted data. Undefined if the data is no wallet. */
export function readWallet(value: unknown): WalletEntry | undefined {
  const result = v.safeParse(walletSchema, value)
  if (!result.success) return undefined
  const given = Object.entries(result.output).filter(([, field]) => field !== undefined)
  return { ...Object.fromEntries(given), id: result.output.id, name: result.output.name }
}

/** Reads wallets from untrusted data: each id once, at most 1,000. Items that are no wallets are left out. */
export function readWallets(value: unknown): readonly WalletEntry[] {
  if (!Array.isArray(value)) return []
  const wallets = new Map<string, WalletEntry>()
  for (const item of value.slice(0, directoryCaps.entries)) {
    const wallet = readWallet(item)
    if (wallet && !wallets.has(wallet.id)) wallets.set(wallet.id, wallet)
  }
  return [...wallets.values()]
}

/**
 * Reads an answer of `/getWallets`. Undefined if it is not valid. Addresses of pictures are removed, so that pictures come from the
 * directory only.
 */
export function readWalletAnswer(
  value: unknown,
): { wallets: readonly WalletEntry[]; count: number; received: number } | undefined {
  const result = v.safeParse(answerSchema, value)
  if (!result.success) return undefined
  const { data, count } = result.output
  const wallets = readWallets(data)
  for (const wallet of wallets) delete wallet.image_url
  return { wallets, count, received: data.length }
}
