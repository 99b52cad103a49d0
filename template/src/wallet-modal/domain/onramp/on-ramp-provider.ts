import type { CaipNetworkId, ChainNamespace } from '../networks/caip'

/** The facts from which a provider's address is made. */
export interface OnRampRequest {
  /** The account that gets what is bought. */
  address: string
  namespace: ChainNamespace
  /** The active network of the account. */
  network: CaipNetworkId
  /** The networks of the provider on which this account can receive, as CAIP-2 ids. */
  networks: readonly CaipNetworkId[]
  /** The symbols of the currencies that can be bought: the chosen one, or all. */
  assets: readonly string[]
  /** How much the visitor wants to buy, as a decimal text. Undefined if the visitor has not said. */
  purchaseAmount: string | undefined
  /**
   * Sends a JSON body to a path of the data service, and returns its answer, which is not checked.
   * @throws WalletModalError DATA_SERVICE_UNAVAILABLE, also if the app has no data service
   */
  askDataService(path: string, body: object): Promise<unknown>
}

/**
 * Where the purchases of an account are listed: in the history of the data service under the name of a provider, or at an address of your
 * own. It gets the query `account` and `chainId`, and answers `{ data: [] }` with transactions in the format of the data service.
 */
export type PurchaseSource = { dataService: string } | { url: string }

/** A provider that sells currency for money on a page of its own. */
export interface OnRampProvider {
  /** Distinguishes providers: `coinbase`. */
  id: string
  /** The name that visitors see. */
  label: string
  /** The fee as visitors see it: `1-2%`. */
  fee: string
  /** The namespaces that it delivers to. Default: eip155. */
  namespaces?: readonly ChainNamespace[]
  /** The networks on which a purchase can arrive. Default: all of the namespaces. A smart account needs one on which it exists. */
  networks?: readonly CaipNetworkId[]
  /** The origins that visitors may be led to, such as `https://pay.coinbase.com`. An address elsewhere is refused. */
  origins: readonly string[]
  /** The address of the provider's page, or a function that makes it for an account. Only `https:`, and `http:` on the local machine. */
  url: string | ((request: OnRampRequest) => string | Promise<string>)
  /** Left out: the page cannot know how a purchase ends, and says so. */
  purchases?: PurchaseSource
  /** The address of a logo. Default: the first letter of the label. */
  logo?: string
}

/** The namespaces that a provider delivers to. */
export function namespacesOf({ namespaces = ['eip155'] }: OnRampProvider): readonly ChainNamespace[] {
  return namespaces
}
