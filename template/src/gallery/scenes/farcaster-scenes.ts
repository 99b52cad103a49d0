import { defaultFeatures } from '../../wallet-modal/domain/options'
import type { AuthClient } from '../../wallet-modal/connectors/auth-frame/auth-client'
import type { EmbeddedWallet } from '../../wallet-modal/features/embedded/embedded-wallet'
import { addFeatures } from '../../wallet-modal/stores/root/feature-stores'
import { createStillRoot } from '../still-root'
import type { Scene } from './scenes'

const never = () => new Promise<never>(() => {})
const url = 'https://farcaster.example/~/siwf?channelToken=5Z2K4Q7H'

/** A view of the login with Farcaster. The frame answers only the given calls. */
function farcaster(id: string, frame: Partial<AuthClient>): Scene {
  const create = () =>
    createStillRoot(
      { options: { hosts: { auth: 'https://wallet.example' }, features: { ...defaultFeatures, email: false } } },
      (root) => {
        const wallet: Pick<EmbeddedWallet, 'connect'> & { frame: Partial<AuthClient> } = { frame, connect: never }
        // The view uses only these members of the wallet. A whole wallet would load the frame.
        addFeatures(root, { startEmbedded: async () => wallet as EmbeddedWallet })
        root.router.reset({ view: 'Connect', data: undefined })
        root.router.push({ view: 'ConnectingFarcaster', data: undefined })
      },
    )
  return { id, view: 'ConnectingFarcaster', create }
}

/** The login with Farcaster. */
export const farcasterScenes: readonly Scene[] = [
  farcaster('farcaster', { farcasterUrl: async () => url, connectFarcaster: never }),
  farcaster('farcaster-starting', { farcasterUrl: never }),
  farcaster('farcaster-loading', { farcasterUrl: async () => url, connectFarcaster: async () => {} }),
]
