import type { OnRampProvider } from '../../domain/onramp/on-ramp-provider'
import type { OptionsState } from '../../domain/options'
import { serviceHost } from '../../domain/service-hosts'
import { coinbaseOnRamp } from './coinbase-on-ramp'
import { meldOnRamp } from './meld-on-ramp'

declare module '../../domain/options' {
  interface UnitOptions {
    /** The providers that visitors can buy at, in their order. Default: Coinbase with a data service, and Meld with a `projectId`. */
    onrampProviders?: readonly OnRampProvider[]
  }
}

const coinbase = coinbaseOnRamp()
const meld = meldOnRamp()
const none: readonly OnRampProvider[] = []

/**
 * The providers of the app. Its own list wins. Otherwise Coinbase where there is a data service, and Meld where the app uses the cloud
 * services (a `projectId`), because an app without them must not lead visitors to a service that its team has not chosen.
 */
export function providersOf({ features, onrampProviders, hosts, projectId }: OptionsState): readonly OnRampProvider[] {
  if (!features.onramp) return none
  if (onrampProviders) return onrampProviders
  if (!serviceHost('rpc', { hosts, projectId })) return none
  return projectId ? [coinbase, meld] : [coinbase]
}
