import * as v from 'valibot'
import { connectorTypes } from '../../domain/wallets/connector'
import { chainNamespaces } from '../../domain/networks/caip'
import { socialProviders } from '../../domain/wallets/social-provider'

// The schema lists every value that a diagnostics report may contain. A report is checked against the schema before a visitor sees or saves the
// report, and before a test replays the report. A report contains no free text. Each text is either one of a list, or matches a pattern that is
// too narrow for personal data.

/** The name of a view, a unit, an event or an error class, such as `Connect` or `CONNECT_ERROR`. */
const name = v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z_-]{0,40}$/))
/** The code of an error or an alert, such as USER_REJECTED. The numeric codes of wallets and JSON-RPC have the form RPC_4001 or RPC_-32603. */
const code = v.pipe(v.string(), v.regex(/^(?:[A-Z][A-Z0-9_]{2,50}|RPC_-?\d{1,5})$/))
/** The CAIP-2 id of a network. A network that the app does not list has the reference `other`. */
const networkId = v.pipe(v.string(), v.regex(/^(?:eip155|solana|polkadot|bip122|cosmos):[-_a-zA-Z0-9]{1,32}$/))
/** The label of an account. The label replaces the address, and each account keeps its label in the whole report. */
const account = v.pipe(v.string(), v.regex(/^account-[1-9]\d{0,3}$/))
/** The time of an entry, in milliseconds since the start of the recording. */
const at = v.pipe(v.number(), v.minValue(0))
const milliseconds = v.pipe(v.number(), v.minValue(0))
const namespace = v.picklist(chainNamespaces)

const chain = v.strictObject({
  namespace,
  status: v.picklist(['connecting', 'connected', 'disconnected', 'reconnecting']),
  account: v.nullable(account),
  wallet: v.nullable(v.picklist(connectorTypes)),
  network: v.nullable(networkId),
})

const state = v.strictObject({
  isOpen: v.boolean(),
  /** The history of views. The modal shows the last view of the list. */
  views: v.array(name),
  /** The namespace of the active network. Null if no namespace is active. */
  active: v.nullable(namespace),
  alert: v.nullable(code),
  /** Whether the current view failed to render. */
  hasFailed: v.boolean(),
  chains: v.array(chain),
})

const facts = v.strictObject({
  accountType: v.optional(v.picklist(['eoa', 'smartAccount'])),
  code: v.optional(code),
  connected: v.optional(v.boolean()),
  errorType: v.optional(name),
  headless: v.optional(v.boolean()),
  isSmartAccount: v.optional(v.boolean()),
  method: v.optional(v.picklist(['qrcode', 'mobile', 'browser', 'email'])),
  namespace: v.optional(v.picklist([...chainNamespaces, 'all'])),
  network: v.optional(networkId),
  paymentStatus: v.optional(v.picklist(['UNKNOWN', 'IN_PROGRESS', 'SUCCESS', 'FAILED'])),
  paymentType: v.optional(v.picklist(['wallet', 'exchange'])),
  platform: v.optional(v.picklist(['mobile', 'desktop', 'browser', 'web', 'qrcode'])),
  provider: v.optional(v.picklist(socialProviders)),
  uncaught: v.optional(v.boolean()),
})

const entry = v.variant('type', [
  v.strictObject({ at, type: v.literal('state'), state }),
  v.strictObject({ at, type: v.literal('event'), event: name, facts }),
  v.strictObject({
    at,
    type: v.literal('request'),
    /** The host of a service of the modal or an RPC endpoint of the app. All other hosts are `other`. */
    host: v.pipe(v.string(), v.regex(/^(?:other|[a-z0-9.-]{1,253}(?::\d{1,5})?)$/)),
    /** The path of the URL. `*` replaces each part that could contain personal data, such as an address. */
    path: v.pipe(v.string(), v.regex(/^(?:\/(?:\*|[a-zA-Z0-9-]{1,24}))*\/?$/)),
    method: v.picklist(['GET', 'POST', 'other']),
    /** The HTTP status. Null if the request failed or was aborted. */
    status: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(599))),
    outcome: v.picklist(['answered', 'failed', 'aborted']),
    ms: milliseconds,
  }),
  v.strictObject({
    at,
    type: v.literal('wallet'),
    namespace,
    /** The method of a request to the wallet. Methods that the modal does not know are `other`. */
    method: v.pipe(v.string(), v.regex(/^[a-zA-Z_0-9]{1,50}$/)),
    phase: v.picklist(['started', 'success', 'error']),
    code: v.optional(code),
    /** The time between the request and the answer. Only entries for the end of a request have this value. */
    ms: v.optional(milliseconds),
  }),
])

/** The format of diagnostics reports. `version` increases with each change after which older code can no longer read reports. */
const reportSchema = v.strictObject({
  format: v.literal('wallet-report'),
  version: v.literal(1),
  /** The time at which the report was made, in milliseconds since January 1, 1970 (UTC). */
  savedAt: v.number(),
  copy: v.strictObject({
    /** The version of create-wallet-modal from which the source was copied or updated. */
    version: v.pipe(v.string(), v.regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/)),
    adapters: v.array(v.picklist(['universal', 'solana', 'wagmi', 'ethers', 'ethers5', 'bitcoin'])),
    units: v.array(name),
    networks: v.array(networkId),
  }),
  page: v.strictObject({
    /** The language of the modal as a BCP 47 tag. */
    locale: v.pipe(v.string(), v.regex(/^[a-z]{2,3}(?:-[A-Z]{2})?$/)),
    browser: v.picklist(['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Samsung Internet', 'other']),
    /** The major version of the browser. Null if the version is unknown. */
    browserVersion: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999))),
    system: v.picklist(['Android', 'iOS', 'Linux', 'macOS', 'Windows', 'other']),
    isMobile: v.boolean(),
    isEmbedded: v.boolean(),
  }),
  entries: v.array(entry),
})

/** A report of the last minutes of a visit. A report contains no addresses, names, amounts, messages, signatures, keys, links or URL queries. */
export type DiagnosticsReport = v.InferOutput<typeof reportSchema>
/**
 * Checks that a value is a diagnostics report and contains only values that the schema allows.
 * @throws ValiError if the value is not a report, or contains a value that the schema does not allow
 */
export function checkReport(value: unknown): DiagnosticsReport {
  return v.parse(reportSchema, value)
}

export type ReportEntry = DiagnosticsReport['entries'][number]
export type ReportState = Extract<ReportEntry, { type: 'state' }>['state']
export type EventFacts = Extract<ReportEntry, { type: 'event' }>['facts']
