/// <reference lib="dom" />

/** What the address of the page says about the wallet. */
interface PageConfig {
  /** The origin of the wallet. */
  wallet: string
  /** The network that is active at the start. */
  chainId: `eip155:${number}`
}

const text = new URLSearchParams(location.search).get('config') ?? 'null'
export const config = JSON.parse(text) as PageConfig

// The published client reads this setting while it is loaded. Without the setting it loads the frame of its vendor.
Object.assign(window, { process: { env: { NEXT_PUBLIC_SECURE_SITE_SDK_URL: `${config.wallet}/` } } })
