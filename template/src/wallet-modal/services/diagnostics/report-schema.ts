import * as v from 'valibot'
import { connectorTypes } from '../../domain/wallets/connector'
import { chainNamespaces } from '../../domain/networks/caip'
import { socialProviders } from '../../domain/wallets/social-provider'

// The schema is the list of everything that a report may contain. Reports pass it before they are shown or saved, and before they are
// replayed. There is no free text: each text is one of a list, or has a form that leaves no room for personal data.

/** The name of a view, a unit or an event, as the source writes it. */
const name = v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z_-]{0,40}$/))
/** The code of an error or an alert, such as USER_REJECTED; numbers of wallets and JSON-RPC are written as RPC_4001 and RPC_-32603. */
const code = v.pipe(v.string(), v.regex(/^(?:[A-Z][A-Z0-9_]{2,50}|RPC_-?\d{1,5})$/))
/** A CAIP-2 id. The reference `other` stands for a network that the app does not list. */
const networkId = v.pipe(v.string(), v.regex(/^(?:eip155|solana|polkadot|bip122|cosmos):[-_a-zA-Z0-9]{1,32}$/))
/** An account of this report. The same account has the same label in the whole report. */
const account = v.pipe(v.string(), v.regex(/^account-[1-9]\d{0,3}$/))
/** Milliseconds since the start of the recording. */
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
  /** The views from the first to the one that is shown. */
  views: v.array(name),
  /** The active namespace. */
  active: v.nullable(namespace),
  alert: v.nullable(code),
  /** Whether the current view threw. */
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
    /** The host name of a service or an endpoint of the app; `other` for any other host. */
    host: v.pipe(v.string(), v.regex(/^(?:other|[a-z0-9.-]{1,253}(?::\d{1,5})?)$/)),
    /** The path, in which `*` stands for each part that is not a fixed word of the modal's services. */
    path: v.pipe(v.string(), v.regex(/^(?:\/(?:\*|[a-zA-Z0-9-]{1,24}))*\/?$/)),
    method: v.picklist(['GET', 'POST', 'other']),
    /** The HTTP status; null without an answer. */
    status: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(599))),
    outcome: v.picklist(['answered', 'failed', 'aborted']),
    ms: milliseconds,
  }),
  v.strictObject({
    at,
    type: v.literal('wallet'),
    namespace,
    /** The method of a request to the wallet; `other` for a method that the modal does not know. */
    method: v.pipe(v.string(), v.regex(/^[a-zA-Z_0-9]{1,50}$/)),
    phase: v.picklist(['started', 'success', 'error']),
    code: v.optional(code),
    /** The time from the request to the answer. */
    ms: v.optional(milliseconds),
  }),
])

/** The format of reports. `version` increases with each change that older code cannot read. */
const reportSchema = v.strictObject({
  format: v.literal('wallet-report'),
  version: v.literal(1),
  /** When the report was made, in milliseconds since the epoch. */
  savedAt: v.number(),
  copy: v.strictObject({
    /** The version of create-wallet-modal from which the source was copied or updated. */
    version: v.pipe(v.string(), v.regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/)),
    adapters: v.array(v.picklist(['universal', 'solana', 'wagmi', 'ethers', 'ethers5', 'bitcoin'])),
    units: v.array(name),
    networks: v.array(networkId),
  }),
  page: v.strictObject({
    /** The language of the modal, as a BCP 47 tag. */
    locale: v.pipe(v.string(), v.regex(/^[a-z]{2,3}(?:-[A-Z]{2})?$/)),
    browser: v.picklist(['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Samsung Internet', 'other']),
    /** The main version of the browser; null if it is unknown. */
    browserVersion: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999))),
    system: v.picklist(['Android', 'iOS', 'Linux', 'macOS', 'Windows', 'other']),
    isMobile: v.boolean(),
    isEmbedded: v.boolean(),
  }),
  entries: v.array(entry),
})

/** A report of the last minutes of a visit. It contains no address, name, amount, message, signature, key, link or query. */
export type DiagnosticsReport = v.InferOutput<typeof reportSchema>
/**
 * Checks that a value is a report, and contains nothing that a report may not contain.
 * @throws Error that names the first part that is not allowed
 */
export function checkReport(value: unknown): DiagnosticsReport {
  return v.parse(reportSchema, value)
}

export type ReportEntry = DiagnosticsReport['entries'][number]
export type ReportState = Extract<ReportEntry, { type: 'state' }>['state']
export type EventFacts = Extract<ReportEntry, { type: 'event' }>['facts']
