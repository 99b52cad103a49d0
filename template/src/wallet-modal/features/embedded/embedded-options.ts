import type { ChainNamespace } from '../../domain/networks/caip'
import type { OptionsState } from '../../domain/options'

declare module '../../domain/options' {
  interface Features {
    /** Offers an account by e-mail. Default: on if `hosts.auth` is set. */
    email?: boolean
  }
  interface ServiceHosts {
    /**
     * The address of your wallet frame: `https://wallet.app.example`, a sibling host of your app. Left out, there is no embedded wallet,
     * and nothing of it is shown.
     */
    auth?: string | undefined
  }
}

/** The namespaces in which the embedded wallet has an account. */
export const authNamespaces: readonly ChainNamespace[] = ['eip155', 'solana']

/** Whether the app offers an account by e-mail. */
export function isEmailOn({ features, hosts }: OptionsState): boolean {
  return hosts.auth !== undefined && features.email !== false
}
