import type { CaipNetworkId, ChainNamespace } from './caip'

/** What happened, for analytics and for the host app. Names and properties are the specification's (section 7). */
export type AnalyticsEvent =
  | { event: 'MODAL_CREATED' }
  | { event: 'INITIALIZE'; properties: { networks: readonly CaipNetworkId[] } }
  | { event: 'MODAL_OPEN' | 'MODAL_CLOSE'; properties: { connected: boolean } }
  | { event: 'SELECT_WALLET'; properties: { name: string; platform: 'browser' } }
  | { event: 'CONNECT_SUCCESS'; properties: { method: 'browser'; name: string } }
  | { event: 'CONNECT_ERROR'; properties: { message: string } }
  | { event: 'DISCONNECT_SUCCESS'; properties: { namespace: ChainNamespace | 'all' } }
  | { event: 'DISCONNECT_ERROR'; properties: { message: string } }
  | { event: 'SWITCH_NETWORK'; properties: { network: CaipNetworkId } }
  | { event: 'CLICK_WALLET_HELP' | 'CLICK_NETWORK_HELP' | 'CLICK_GET_WALLET' | 'CLICK_NETWORKS' }

/** One event as the specification has it (section 3). It stays on the page unless the host app sends it somewhere. */
export interface EventRecord {
  /** A UUID v4. */
  eventId: string
  /** The page, without query and fragment: those may carry secrets. */
  url: string
  /** The page's host name. */
  domain: string
  /** Milliseconds since the epoch. */
  timestamp: number
  /** What happened, and the connected address at that time. */
  props: AnalyticsEvent & { address: string | undefined }
}
