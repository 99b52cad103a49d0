import { siwxError } from '../../wallet-modal/domain/errors/siwx-errors'
import { WalletModalError } from '../../wallet-modal/domain/errors/errors'
import type { Siwx, SiwxMessage } from '../../wallet-modal/domain/sign-in/siwx'
import type { Draft } from '../../wallet-modal/features/siwx/signing/draft'
import { startSiwx } from '../../wallet-modal/features/siwx/siwx-parts'
import type { SiwxStore } from '../../wallet-modal/features/siwx/siwx.store'
import type { RootStore } from '../../wallet-modal/stores/root/root.store'
import type { PlainViewName } from '../../wallet-modal/stores/shell/router.store'
import { address } from '../samples'
import type { Scene } from './scenes'
import { connect, oneEther, show } from '../still-account'
import { createStillRoot } from '../still-root'

const text = `halcyon.app wants you to sign in with your Ethereum account:
${address}

By signing in you agree to the terms of Halcyon.

URI: https://halcyon.app/
Version: 1
Chain ID: 1
Nonce: 5kQ9dGm2Xw7TtVbR1cLh8z
Issued At: 2026-11-22T09:41:00.000Z
Expiration Time: 2026-11-29T09:41:00.000Z`

const message: SiwxMessage = {
  accountAddress: address,
  chainId: 'eip155:1',
  domain: 'halcyon.app',
  uri: 'https://halcyon.app/',
  version: '1',
  nonce: '5kQ9dGm2Xw7TtVbR1cLh8z',
  issuedAt: '2026-11-22T09:41:00.000Z',
  expirationTime: '2026-11-29T09:41:00.000Z',
  toString: () => text,
}

const ready: Draft = { state: 'ready', message, text, accountId: `eip155:1:${address}`, madeAt: 0 }

/** A `Siwx` object that never answers, so that the view keeps its state. */
const stillSiwx: Siwx = {
  createMessage: () => new Promise(() => {}),
  addSession: () => new Promise(() => {}),
  revokeSession: () => new Promise(() => {}),
  setSessions: () => new Promise(() => {}),
  getSessions: () => new Promise(() => {}),
  getRequired: () => true,
}

interface SignInScene {
  view?: PlainViewName
  siwx?: Partial<Siwx>
  name?: string
  draft?: Draft
  arrange?: (store: SiwxStore) => void
}

function signIn({ view = 'SIWXSignMessage', siwx, name = 'Halcyon', draft = ready, arrange }: SignInScene) {
  return (): RootStore =>
    createStillRoot(
      { options: { siwx: { ...stillSiwx, ...siwx }, metadata: { name, description: '', url: '', icons: [] } } },
      (root) => {
        const store = startSiwx(root, root.modalStores)
        Object.assign(store, { prepare: () => {} })
        connect(root, { ...oneEther, profileName: 'maralune.eth' })
        show(view)(root)
        store.state.show('signed-out')
        store.signing.draft = draft
        arrange?.(store)
      },
    )
}

const offline = new WalletModalError('WALLET_FAILED', { details: 'no nonce', hint: 'Check your connection' })

/** Signing in: asked, signing, unavailable, and asked again. */
export const siwxScenes: readonly Scene[] = [
  { id: 'sign-in', view: 'SIWXSignMessage', create: signIn({}) },
  { id: 'sign-in-preparing', view: 'SIWXSignMessage', create: signIn({ draft: { state: 'preparing' } }) },
  {
    id: 'sign-in-signing',
    view: 'SIWXSignMessage',
    create: signIn({ arrange: ({ state }) => state.show('signing') }),
  },
  {
    id: 'sign-in-cancelling',
    view: 'SIWXSignMessage',
    create: signIn({ arrange: (store) => (store.isCancelling = true) }),
  },
  {
    id: 'sign-in-failed',
    view: 'SIWXSignMessage',
    create: signIn({ draft: { state: 'failed', error: offline } }),
  },
  {
    id: 'sign-in-expired',
    view: 'SIWXSignMessage',
    create: signIn({ arrange: (store) => (store.notice = { reason: 'expired' }) }),
  },
  {
    id: 'sign-in-declined',
    view: 'SIWXSignMessage',
    create: signIn({
      arrange: (store) => {
        store.notice = { reason: 'failed', error: siwxError('SIGNATURE_DECLINED'), isDeclined: true }
      },
    }),
  },
  {
    id: 'sign-in-unavailable',
    view: 'SIWXSignMessage',
    create: signIn({ arrange: (store) => (store.notice = { reason: 'unavailable' }) }),
  },
  {
    id: 'sign-in-optional-long',
    view: 'SIWXSignMessage',
    create: signIn({
      siwx: { getRequired: () => false },
      name: 'An application with a name that is longer than the card is wide',
      draft: { ...ready, message: { ...message, domain: 'a-very-long-subdomain.of-a-long-domain.example.org:8443' } },
    }),
  },
  { id: 'sign-in-siwe', view: 'ConnectingSiwe', create: signIn({ view: 'ConnectingSiwe' }) },
  {
    id: 'sign-in-off',
    view: 'SIWXSignMessage',
    create: () =>
      createStillRoot({}, (root) => {
        connect(root)
        show('SIWXSignMessage')(root)
      }),
  },
]
