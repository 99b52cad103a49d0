import { defaultFeatures } from '../../wallet-modal/domain/options'
import type { SocialProvider } from '../../wallet-modal/domain/wallets/social-provider'
import { socialProviders } from '../../wallet-modal/domain/wallets/social-provider'
import type { SocialStore } from '../../wallet-modal/features/socials/social.store'
import { addFeatures } from '../../wallet-modal/stores/root/feature-stores'
import type { Route } from '../../wallet-modal/stores/shell/router.store'
import { wallets } from '../samples'
import { createStillRoot } from '../still-root'
import type { Scene } from './scenes'

/** A view of the logins at providers. The scene loads no frame and opens no window. */
function social(id: string, route: Route, state: Partial<SocialStore> = {}, isAlone = true): Scene {
  const create = () =>
    createStillRoot(
      {
        wallets: isAlone ? [] : wallets,
        options: { hosts: { auth: 'https://wallet.example' }, features: { ...defaultFeatures, email: !isAlone } },
      },
      (root) => {
        const store = root.features.startSocial?.()
        const given: Partial<SocialStore> = {
          prepare: () => {},
          providers: socialProviders,
          isOfferKnown: true,
          canStart: true,
          ...state,
        }
        const still = store?.then(
          (real) =>
            new Proxy(real, {
              get: (target, key) =>
                Object.hasOwn(given, key) ? Reflect.get(given, key) : Reflect.get(target, key, target),
            }),
        )
        const startSocial = async () => {
          const shown = await still
          if (!shown) throw new TypeError('The page offers no logins')
          addFeatures(root, { social: shown })
          return shown
        }
        addFeatures(root, { startSocial })
        root.router.reset({ view: 'Connect', data: undefined })
        // The chunk of the store contains the view, so the scene waits for the store.
        if (route.view !== 'Connect') void startSocial().then(() => root.router.push(route))
      },
    )
  return { id, view: route.view, create }
}

const connect: Route = { view: 'Connect', data: undefined }
const at = (provider: Exclude<SocialProvider, 'farcaster'>): Route => ({ view: 'ConnectingSocial', data: { provider } })

/** The logins at providers. */
export const socialScenes: readonly Scene[] = [
  social('social', connect, {}, false),
  social('social-alone', connect),
  social('social-one', connect, { providers: ['google'] }),
  social('social-two', connect, { providers: ['apple', 'google'] }),
  social('social-few', connect, { providers: ['google', 'x', 'github', 'apple'], canStart: false }),
  social('social-all', { view: 'ConnectSocials', data: undefined }),
  social('social-window', at('google'), { step: 'window' }),
  social('social-connecting', at('discord'), { step: 'connecting' }),
  social('social-failed', at('github'), { step: 'failed', error: 'You declined at GitHub' }),
  social('social-blocked', at('apple'), { step: 'blocked' }),
  social('social-cut-off', at('x'), { step: 'cut-off' }),
]
