import type { OptionsState } from '../../domain/options'

declare module '../../domain/options' {
  interface Features {
    /** Lets the app ask visitors for payments with `usePay`. Default: false. */
    pay?: boolean
  }
}

/** Whether the app may ask visitors for payments. */
export function isPayOn({ features }: Pick<OptionsState, 'features'>): boolean {
  return features.pay === true
}
