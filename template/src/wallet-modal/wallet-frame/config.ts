import * as v from 'valibot'

/** Whether a text is an address with https, or with http on this computer. */
export function isSafeAddress(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || (protocol === 'http:' && /^(?:.+\.)?localhost$|^127\.0\.0\.1$/.test(hostname))
}

/** A scheme and a host, with a port if there is one, exactly as browsers write an origin. No wildcards. */
const origin = v.pipe(
  v.string(),
  v.check(
    (value) => isSafeAddress(value) && new URL(value).origin === value && !value.includes('*'),
    'It is an origin: https://app.example',
  ),
)

const rpcUrl = v.pipe(v.string(), v.check(isSafeAddress, 'It is an https address'))

const network = v.object({
  caipNetworkId: v.pipe(v.string(), v.regex(/^(?:eip155:[1-9]\d{0,15}|solana:[1-9A-HJ-NP-Za-km-z]{32})$/)),
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
  rpcUrl,
  nativeCurrency: v.object({
    name: v.string(),
    symbol: v.pipe(v.string(), v.nonEmpty(), v.maxLength(12)),
    decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(36)),
  }),
  // The build checks these settings. The frame parses them with the first use of a smart account, so that READY is posted early.
  smartAccount: v.optional(v.unknown()),
})

const configSchema = v.object({
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
  apps: v.pipe(v.array(origin), v.nonEmpty()),
  networks: v.pipe(v.array(network), v.nonEmpty()),
  locks: v.optional(v.picklist(['login', 'passkey']), 'login'),
  api: v.optional(v.pipe(v.string(), v.regex(/^\/[\w/-]*\w$/)), '/api/wallet'),
})

/** A network that the wallet serves. */
export type FrameNetwork = Readonly<v.InferOutput<typeof network>>

/** The settings that the build puts into the frame. The README describes each. */
export interface FrameConfig {
  /** The product's name, as visitors know it. */
  name: string
  /** The exact origins of the pages that may embed the frame. */
  apps: readonly string[]
  networks: readonly FrameNetwork[]
  /**
   * What opens a new wallet. `login`: the login alone, so whoever runs the server can open the wallet, too. `passkey`: the visitor makes
   * a passkey and a recovery code before the wallet is created, and the wallet cannot be opened without one of the two.
   */
  locks: 'login' | 'passkey'
  /** The path of the wallet's server at the frame's own origin. */
  api: string
}

/**
 * Reads the settings from their JSON text.
 * @throws Error that names the first wrong setting
 */
export function readConfig(json: string | undefined): FrameConfig {
  if (json === undefined || json === '') throw new Error('VITE_WALLET_CONFIG is missing. The README describes it.')
  const read = v.safeParse(configSchema, JSON.parse(json))
  if (read.success) return read.output
  const [issue] = read.issues
  throw new Error(`VITE_WALLET_CONFIG is wrong at "${v.getDotPath(issue) ?? ''}": ${issue.message}`)
}
