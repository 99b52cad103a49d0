import type { WalletModalOptions } from '../../../create-wallet-modal'
import { required } from '../../../domain/errors/errors'
import type { AnalyticsEvent } from '../../../domain/events'
import type { TestRoot } from '../../../testing/create-test-root'
import { createTestRoot } from '../../../testing/create-test-root'
import { settle } from '../../../testing/settle'
import type { SiwxStore } from '../siwx.store'
import { FakeSiwx } from './fake-siwx'

export interface SiwxTest extends TestRoot {
  siwx: FakeSiwx
  store: SiwxStore
  /** The names of the tracked sign-in events, in order. */
  events: string[]
  /** Opens the modal and connects the wallet, as a visitor would. */
  connectInModal(): Promise<void>
  sign(): Promise<void>
}

const names: readonly AnalyticsEvent['event'][] = [
  'SIWX_AUTH_SUCCESS',
  'SIWX_AUTH_ERROR',
  'CLICK_CANCEL_SIWX',
  'CLICK_SIGN_SIWX_MESSAGE',
]

/** A modal with sign-in. */
export async function createSiwxTest({
  siwx = new FakeSiwx(),
  ...options
}: Omit<NonNullable<Parameters<typeof createTestRoot>[0]>, 'siwx'> & { siwx?: FakeSiwx } = {}): Promise<SiwxTest> {
  await import('../siwx-parts')
  const given: Partial<WalletModalOptions> = { siwx, ...options }
  const test = await createTestRoot({ ...options, ...given, isStarted: false })
  const { root, modal } = test
  const store = required(root.features.siwx, 'MODAL_NOT_LOADED')
  const events: string[] = []
  root.events.subscribe(({ props }) => {
    if (names.includes(props.event)) events.push(props.event)
  })
  if (options.isStarted !== false) modal.start()
  await settle()
  return {
    ...test,
    siwx,
    store,
    events,
    async connectInModal() {
      modal.open()
      root.router.push({ view: 'ConnectingExternal', data: { connector: test.connector() } })
      await test.connect()
    },
    async sign() {
      await store.sign()
      await settle()
    },
  }
}
