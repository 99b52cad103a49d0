import type { OnRampProvider } from '../../domain/onramp/on-ramp-provider'
import type { OptionsState } from '../../domain/options'

declare module '../../domain/options' {
  interface UnitOptions {
    /** The providers that visitors can buy at, in their order: `coinbaseOnRamp()`, `meldOnRamp()`, or providers of your own. Default: none. */
    onrampProviders?: readonly OnRampProvider[]
  }
}

const none: readonly OnRampProvider[] = []

/** The providers of the app. None if the app has switched buying off. */
export function providersOf({ features, onrampProviders }: OptionsState): readonly OnRampProvider[] {
  return (features.onramp && onrampProviders) || none
}
