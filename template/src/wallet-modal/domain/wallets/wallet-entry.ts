/** Where an extension puts itself in a page that knows no EIP-6963. */
interface InjectedFlag {
  namespace?: string | undefined
  injected_id?: string | undefined
}

/** A wallet as the directory describes it (specification, section 3). What the directory does not know is left out. */
export interface WalletEntry {
  /** 64 hexadecimal digits; of a custom wallet whatever the host chose. */
  id: string
  name: string
  badge_type?: 'certified' | 'none' | undefined
  /** CAIP-2 ids. */
  chains?: readonly string[] | undefined
  homepage?: string | undefined
  /** What the directory finds the image under. */
  image_id?: string | undefined
  /** Wins over `image_id`. */
  image_url?: string | undefined
  order?: number | undefined
  /** Base of the links that open the app on a phone. */
  mobile_link?: string | undefined
  /** Base of its universal links. */
  link_mode?: string | undefined
  desktop_link?: string | undefined
  webapp_link?: string | undefined
  app_store?: string | undefined
  play_store?: string | undefined
  chrome_store?: string | undefined
  /** Matches the wallet with an extension that announced itself. */
  rdns?: string | undefined
  injected?: readonly InjectedFlag[] | undefined
}

/** A wallet that the host app adds to the list itself. */
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

/** Directory ids of wallets that the modal treats in a way of their own (specification, section 7). */
export const knownWalletIds = {
  phantom: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
  solflare: '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79',
  coinbase: 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa',
} as const

/** The wallet directory, as the Connect view and units read it. The unit `all-wallets` has one. */
export interface WalletDirectory {
  /** The wallets that the host app chose, in its order. */
  readonly featured: readonly WalletEntry[]
  readonly recommended: readonly WalletEntry[]
  /** The wallets that the host app leaves out. Their extensions are hidden. */
  readonly excludedWallets: readonly WalletEntry[]
  /** Whether the host app chose wallets, which may not be here yet. */
  readonly hasFeatured: boolean
  /** Asks for these lists. Never rejects. */
  load(): Promise<void>
  /** The wallets with these ids, in their order. Rejects when the directory cannot be asked. */
  fetchByIds(ids: readonly string[]): Promise<readonly WalletEntry[]>
}
