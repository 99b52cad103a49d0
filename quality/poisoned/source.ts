import { connect, show, showFrom } from '../../template/src/gallery/still-account'
import { createStillRoot } from '../../template/src/gallery/still-root'
import type { AccountState } from '../../template/src/wallet-modal/domain/account/account'
import type { Platform } from '../../template/src/wallet-modal/platform/platform'
import type { DataCaller } from '../../template/src/wallet-modal/services/data-request'
import type { RootStore } from '../../template/src/wallet-modal/stores/root/root.store'
import type { PlainViewName } from '../../template/src/wallet-modal/stores/shell/router.store'
import type { Random } from '../fuzz/random'
import type { Json } from './poison'

/** Creates the honest data of one case. Its texts contain the tag, which identifies the case in a rendered view. */
export type Make = (tag: string, random: Random) => Json

/** Creates a modal at a view that shows the given items. */
export interface Shown<T> {
  create: (items: readonly T[]) => RootStore
  /** The view shows several items, so several cases are rendered together. */
  isList: boolean
}

/** A kind of data: how honest data looks, how the product reads it, and which views show it. */
export interface Source<T = unknown> {
  name: string
  make: Make
  /** Runs the product's own check. Undefined when the product refuses the whole text. */
  read(text: string): T | undefined | Promise<T | undefined>
  views: Readonly<Record<string, Shown<T>>>
}

/** Hides the item type of a source. The views of a source receive only items from its own `read`. */
export function source<T>(given: Source<T>): Source {
  return given as unknown as Source
}

/** A view that shows several items. */
export const list = <T>(create: (items: readonly T[]) => RootStore): Shown<T> => ({ create, isList: true })

/** A view that shows one item. */
export const single = <T>(create: (item: T | undefined) => RootStore): Shown<T> => ({
  create: ([item]) => create(item),
  isList: false,
})

export const chain = 'eip155:1'
export const logo = 'https://example.com/logo.png'
export const accountOf = (tag: string) => `0x${tag.repeat(5)}`

/** Creates a modal with a connected account at a view. The modal loads nothing else. */
export function still(
  view: PlainViewName,
  arrange: (root: RootStore) => void,
  data?: Partial<AccountState>,
): RootStore {
  return createStillRoot({}, (root) => {
    const stores = root.accountLoader.loaded
    Object.assign(root.accountLoader, { load: async () => stores })
    connect(root, data)
    arrange(root)
    if (view === 'Account') show(view)(root)
    else showFrom('Account', view)(root)
  })
}

const identity: DataCaller = { base: 'https://data.example', projectId: 'test', sdkType: 'test', sdkVersion: '1' }

/** Asks a data service that answers with the given text. Undefined when the product refuses the whole answer. */
export function askService<Query, T>(
  fetchAnswer: (platform: Platform, identity: DataCaller, query: Query, signal: AbortSignal) => Promise<T>,
  query: Query,
  text: string,
): Promise<T | undefined> {
  const platform = { after: () => () => {}, fetch: async () => new Response(text) } as unknown as Platform
  return fetchAnswer(platform, identity, query, new AbortController().signal).catch(() => undefined)
}
