import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { knownIds } from './known-ids'

/** A wallet in the form of the directory service. */
export interface DirectoryWallet {
  readonly id: string
  readonly name: string
  readonly badge_type: 'none' | 'certified'
  readonly chains: readonly string[]
  readonly homepage: string | null
  readonly image_id: string
  readonly order: number
  readonly mobile_link: string | null
  readonly link_mode: string | null
  readonly desktop_link: string | null
  readonly webapp_link: string | null
  readonly app_store: string | null
  readonly play_store: string | null
  readonly chrome_store: string | null
  readonly rdns: string | null
  readonly injected: null
}

type Source = Omit<DirectoryWallet, 'badge_type' | 'chains' | 'image_id' | 'order' | 'injected'> & {
  readonly slug: string
}

const links = [
  'rdns',
  'chrome_store',
  'app_store',
  'play_store',
  'mobile_link',
  'link_mode',
  'desktop_link',
  'webapp_link',
] as const

/** The image of the sandbox's own phone wallet. */
export const phoneImage = 'sandbox-phone'

/**
 * The wallets that count as certified, so that the filter for certified wallets has results. The data does not say which wallets are
 * certified.
 */
const certified: ReadonlySet<string> = new Set([
  'app.backpack',
  'app.phantom',
  'co.family.wallet',
  'com.binance.wallet',
  'com.bitget.web3',
  'com.bybit',
  'com.coinbase.wallet',
  'com.crypto.wallet',
  'com.exodus',
  'com.ledger',
  'com.okex.wallet',
  'com.robinhood.wallet',
  'com.safepal',
  'com.trustwallet.app',
  'global.safe',
  'im.token',
  'io.1inch.wallet',
  'io.metamask',
  'io.rabby',
  'io.zerion.wallet',
  'me.rainbow',
  'org.uniswap',
  'xyz.argent',
])

/**
 * Reads the directory's wallets.
 * @param folder the sandbox's `data` folder
 * @param chains the CAIP-2 ids that every wallet gets, because the data names no chains
 * @param phonePage the address of the sandbox's own phone wallet
 * @returns the phone wallet first, then the other wallets. Wallets that can be opened in more ways come earlier.
 */
export async function readWallets(
  folder: string,
  chains: readonly string[],
  phonePage: string,
): Promise<DirectoryWallet[]> {
  const sources = JSON.parse(await readFile(join(folder, 'wallets.json'), 'utf8')) as Source[]
  const ways = (source: Source): number => links.filter((name) => source[name] !== null).length
  const others = sources
    .sort((a, b) => ways(b) - ways(a))
    .map((source, index): DirectoryWallet => ({
      id: knownIds[source.slug] ?? source.id,
      name: source.name,
      badge_type: certified.has(source.slug) ? 'certified' : 'none',
      chains,
      homepage: source.homepage,
      image_id: source.slug,
      order: index + 1,
      mobile_link: source.mobile_link,
      link_mode: source.link_mode,
      desktop_link: source.desktop_link,
      webapp_link: source.webapp_link,
      app_store: source.app_store,
      play_store: source.play_store,
      chrome_store: source.chrome_store,
      rdns: source.rdns,
      injected: null,
    }))
  return [phoneWallet(chains, phonePage), ...others]
}

/** Returns a directory with another number of wallets. A larger directory repeats the wallets, with a number in their names. */
export function resizeDirectory(wallets: readonly DirectoryWallet[], size: number): readonly DirectoryWallet[] {
  return Array.from({ length: size }, (_, order) => {
    const wallet = wallets[order % wallets.length]
    const round = Math.floor(order / wallets.length) + 1
    return wallet === undefined || round === 1 ? wallet : repeated(wallet, round, order)
  }).filter((wallet) => wallet !== undefined)
}

function repeated(wallet: DirectoryWallet, round: number, order: number): DirectoryWallet {
  const id = createHash('sha256').update(`${wallet.id}:${round}`).digest('hex')
  return { ...wallet, id, name: `${wallet.name} ${round}`, order, rdns: null }
}

/** The sandbox's own phone wallet, which opens in a browser. Its app link is therefore the address of a page. */
function phoneWallet(chains: readonly string[], page: string): DirectoryWallet {
  return {
    id: '5a4db0c5b0c7b1ac5a0d8a53b3a1f0c9e2d4f6081a2b3c4d5e6f708192a3b4c5',
    name: 'Sandbox Phone',
    badge_type: 'certified',
    chains,
    homepage: page,
    image_id: phoneImage,
    order: 0,
    mobile_link: page,
    link_mode: page,
    desktop_link: null,
    webapp_link: page,
    app_store: `${page}?store=app-store`,
    play_store: `${page}?store=play-store`,
    chrome_store: null,
    rdns: null,
    injected: null,
  }
}
