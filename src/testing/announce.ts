/** How the wallet introduces itself in a page. */
export interface AnnounceOptions {
  /** The name in lists of wallets. Default: `Sandbox Wallet`. */
  readonly name?: string
  /** The reverse domain name (EIP-6963). Default: `dev.createwalletmodal.sandbox`. */
  readonly rdns?: string
  /** Also sets `window.ethereum`, as older wallets do. Default: false. */
  readonly legacy?: boolean
  /** Whether pages find the wallet by EIP-6963. Default: true. With false and `legacy`, the wallet is only at `window.ethereum`. */
  readonly eip6963?: boolean
  /** Whether pages also find the wallet by the Wallet Standard, for Solana and Bitcoin. Default: true. */
  readonly walletStandard?: boolean
  /** Whether the wallet opens its window for each request that needs a decision. Default: false, because the test decides. */
  readonly popup?: boolean
}

/** The address of the script that announces the wallet. */
export function announceUrl(walletScript: string, options: AnnounceOptions = {}): string {
  const { name, rdns, legacy = false, eip6963 = true, walletStandard = true, popup = false } = options
  const url = new URL(walletScript)
  if (name !== undefined) url.searchParams.set('name', name)
  if (rdns !== undefined) url.searchParams.set('rdns', rdns)
  if (legacy) url.searchParams.set('legacy', '1')
  if (!eip6963) url.searchParams.set('announce', '0')
  if (!walletStandard) url.searchParams.set('standard', '0')
  if (!popup) url.searchParams.set('popup', '0')
  return url.href
}

/**
 * Returns a script that announces the wallet in the page that runs the script. The page needs no `<script>` element for the wallet, so the
 * page can be any build of any app.
 */
export async function announceScript(walletScript: string, options?: AnnounceOptions): Promise<string> {
  const src = announceUrl(walletScript, options)
  const response = await fetch(src)
  if (!response.ok) throw new Error(`The sandbox does not answer at ${src}`)
  // The script reads the address of the sandbox from the element that loads it.
  return `((document) => {\n${await response.text()}\n})({ currentScript: { src: ${JSON.stringify(src)} } })`
}
