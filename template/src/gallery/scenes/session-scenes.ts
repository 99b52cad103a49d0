import { runInAction } from 'mobx'
import { defaultFeatures } from '../../wallet-modal/domain/options'
import type { SmartSession } from '../../wallet-modal/domain/wallet-calls/smart-session'
import { smartSessionsOf } from '../../wallet-modal/features/wallet-calls/smart-sessions/smart-sessions-of-root'
import type { SmartSessionsStore } from '../../wallet-modal/features/wallet-calls/smart-sessions/smart-sessions.store'
import type { PlainViewName } from '../../wallet-modal/stores/shell/router.store'
import { address } from '../samples'
import { connect, showFrom } from '../still-account'
import { createStillRoot } from '../still-root'
import type { Scene } from './scenes'

type State = Pick<SmartSessionsStore, 'state' | 'sessions'>

/** A view of smart sessions. Nothing is asked for. */
function session(id: string, state: State, view: PlainViewName = 'SmartSessionList'): Scene {
  const create = () =>
    createStillRoot({ options: { features: { ...defaultFeatures, smartSessions: true } } }, (root) => {
      connect(root)
      const store = smartSessionsOf(root)
      Object.defineProperty(store, 'load', { value: async () => {} })
      runInAction(() => void Object.assign(store, state))
      showFrom('AccountSettings', view)(root)
    })
  return { id, view, create }
}

const granted = (pci: string, name: string, url: string): SmartSession => ({
  project: { name, url },
  pci,
  expiry: 4_000_000_000_000,
  createdAt: 0,
  permissions: [{ type: 'contract-call', data: { address } }],
})

/** The permissions that an account has granted to apps. */
export const sessionScenes: readonly Scene[] = [
  session('sessions', {
    state: 'ready',
    sessions: [granted('1', 'Halcyon', 'https://halcyon.example'), granted('2', '', '')],
  }),
  session('sessions-none', { state: 'ready', sessions: [] }),
  session('sessions-failed', { state: 'failed', sessions: [] }),
  session('sessions-created', { state: 'idle', sessions: [] }, 'SmartSessionCreated'),
]
