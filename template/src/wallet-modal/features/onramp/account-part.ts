import { iconPlus } from '../../components/marks/view-icon-paths'
import { namespacesOf } from '../../domain/onramp/on-ramp-provider'
import type { AccountPart } from '../feature'
import { providersOf } from './on-ramp-options'
import { onRampTexts } from './on-ramp-texts'

/** The action under the account card that leads to the providers. Shown if a provider delivers to the active namespace. */
export const onRampPart: AccountPart = {
  action: {
    id: 'onramp',
    icon: iconPlus,
    label: (language) => language.textsOf(onRampTexts).action,
    isShown({ chain, options }) {
      const { activeChain: namespace, isUnsupportedShown } = chain
      if (!namespace || isUnsupportedShown) return false
      return providersOf(options.state).some((provider) => namespacesOf(provider).includes(namespace))
    },
    open({ account, events, router }) {
      events.track({ event: 'SELECT_BUY_CRYPTO', properties: { isSmartAccount: account.isSmartAccount } })
      router.push({ view: 'OnRampProviders', data: undefined })
    },
  },
}
