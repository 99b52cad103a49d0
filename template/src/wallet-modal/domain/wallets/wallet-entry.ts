/** Where an extension injects itself in pages without EIP-6963. */
interface InjectedFlag {
  namespace?: string | undefined
  injected_id?: string | undefined
}

/** A wallet in the directory. Unknown values are left out. */
export interface WalletEntry {
  /** 64 hexadecimal digits; for a custom wallet any id of the host. */
  id: string
  name: string
  badge_type?: 'certified' | 'none' | undefined
  /** CAIP-2 ids. */
  chains?: readonly string[] | undefined
  homepage?: string | undefined
  /** The id of the image in the directory. */
  image_id?: string | undefined
  /** Takes precedence over `image_id`. */
  image_url?: string | undefined
  order?: number | undefined
  /** The base of links that open the app on a phone. */
  mobile_link?: string | undefined
  /** The base of the wallet's universal links. */
  link_mode?: string | undefined
  desktop_link?: string | undefined
  webapp_link?: string | undefined
  app_store?: string | undefined
  play_store?: string | undefined
  chrome_store?: string | undefined
  /** Identifies the wallet's extension when it announces itself. */
  rdns?: string | undefined
  injected?: readonly InjectedFlag[] | undefined
}

/** A wallet that the host app adds to the list. */
export type CustomWallet = Pick<
  WalletEntry,
  | 'id'
  | 'name'
  | 'homepage'
  | 'image_url'
  | 'mobile_link'
  | 'link_mode'
  | 'desktop_link'
  | 'webapp_link'
  | 'app_store'
  | 'play_store'
  | 'rdns'
>

/** Directory ids of wallets with special treatment. */
export const knownWalletIds = {
  phantom: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
  solflare: '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79',
  coinbase: 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa',
} as const

/** The wallet directory, as the Connect view and units use it. The unit `all-wallets` provides it. */
export interface WalletDirectory {
  /** The wallets that the host app features, in its order. */
  readonly featured: readonly WalletEntry[]
  readonly recommended: readonly WalletEntry[]
  /** The wallets that the host app excludes. Their extensions are hidden. */
  readonly excludedWallets: readonly WalletEntry[]
  /** Whether the host app features wallets, which may not be loaded yet. */
  readonly hasFeatured: boolean
  /** Loads these lists. Never rejects. */
  load(): Promise<void>
  /** The wallets with these ids, in the order of the ids. Rejects if the directory does not answer. */
  fetchByIds(ids: readonly string[]): Promise<readonly WalletEntry[]>
}
