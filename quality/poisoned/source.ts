import { connect, show, showFrom } from '../../template/src/gallery/still-account'
import { createStillRoot } from '../../template/src/gallery/still-root'
import type { AccountState } from '../../template/src/wallet-modal/domain/account'
import type { Platform } from '../../template/src/wallet-modal/platform/platform'
import type { DataIdentity } from '../../template/src/wallet-modal/services/data-request'
import type { RootStore } from '../../template/src/wallet-modal/stores/root.store'
import type { PlainViewName } from '../../template/src/wallet-modal/stores/router.store'
import type { Random } from '../fuzz/random'
import type { Json } from './poison'

/** The data of one case as an honest sender sends it. Its texts hold the tag, so that it is known again where it is shown. */
export type Make = (tag: string, random: Random) => Json

/** A modal that stands still at a view. */
export interface Shown<T> {
  create: (items: readonly T[]) => RootStore
  /** It shows several at once, so the data of several cases is rendered together. */
  isList: boolean
}

/** Where data comes from, what the product makes of it, and the views that show it. */
export interface Source<T = unknown> {
  name: string
  make: Make
  /** Runs the product's own check; undefined when it accepts nothing. */
  read(text: string): T | undefined | Promise<T | undefined>
  views: Readonly<Record<string, Shown<T>>>
}

/** A source whose type is its own business: its views are given what its `read` has made. */
export function source<T>(given: Source<T>): Source {
  return given as unknown as Source
}

/** A view that shows several. */
export const list = <T>(create: (items: readonly T[]) => RootStore): Shown<T> => ({ create, isList: true })

/** A view that shows one. */
export const single = <T>(create: (item: T | undefined) => RootStore): Shown<T> => ({
  create: ([item]) => create(item),
  isList: false,
})

export const chain = 'eip155:1'
export const logo = 'https://example.com/logo.png'
export const accountOf = (tag: string) => `0x${tag.repeat(5)}`

/** A modal with a connected account, at a view; nothing more is asked for. */
export function still(
  view: PlainViewName,
  arrange: (root: RootStore) => void,
  data?: Partial<AccountState>,
): RootStore {
  return createStillRoot({}, (root) => {
    const stores = root.accountLoader.loaded
    Object.assign(stores.identity, { sync: async () => {} })
    Object.assign(root.accountLoader, { load: async () => stores })
    connect(root, data)
    arrange(root)
    if (view === 'Account') show(view)(root)
    else showFrom('Account', view)(root)
  })
}

const identity: DataIdentity = { base: 'https://data.example', projectId: 'test', sdkType: 'test', sdkVersion: '1' }

/** Asks a data service that answers with this text; what is refused as a whole is as good as no answer. */
export function askService<Query, T>(
  fetchAnswer: (platform: Platform, identity: DataIdentity, query: Query, signal: AbortSignal) => Promise<T>,
  query: Query,
  text: string,
): Promise<T | undefined> {
  const platform = { after: () => () => {}, fetch: async () => new Response(text) } as unknown as Platform
  return fetchAnswer(platform, identity, query, new AbortController().signal).catch(() => undefined)
}
