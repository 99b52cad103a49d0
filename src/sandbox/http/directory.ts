import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A wallet as the directory service gives it. */
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

/**
 * Reads the directory's wallets.
 * @param folder the sandbox's `data` folder
 * @param chains CAIP-2 ids that every wallet is listed under: the data itself names no chains
 * @returns the wallets, those with the most ways to open them first
 */
export async function readWallets(folder: string, chains: readonly string[]): Promise<DirectoryWallet[]> {
  const sources = JSON.parse(await readFile(join(folder, 'wallets.json'), 'utf8')) as Source[]
  const ways = (source: Source): number => links.filter((name) => source[name] !== null).length
  return sources
    .sort((a, b) => ways(b) - ways(a))
    .map((source, order) => ({
      id: source.id,
      name: source.name,
      badge_type: 'none',
      chains,
      homepage: source.homepage,
      image_id: source.slug,
      order,
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
}
