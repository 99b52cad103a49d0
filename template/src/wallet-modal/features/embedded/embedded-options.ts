import type { ChainNamespace } from '../../domain/networks/caip'
import type { OptionsState } from '../../domain/options'
import type { SocialProvider } from '../../domain/wallets/social-provider'
import { socialProviders } from '../../domain/wallets/social-provider'
import { isSocialProvider } from '../../domain/wallets/social-names'
import type { AuthUser } from '../../connectors/auth-frame/auth-client'

declare module '../../domain/options' {
  interface Features {
    /** Offers an account by e-mail. Default: on if `hosts.auth` is set. */
    email?: boolean
    /**
     * The identity providers that visitors can log in with, in the order of the buttons; false: none. The modal shows only the providers
     * that your wallet server is set up for. Default, if `hosts.auth` is set: google, x, discord, farcaster, github, apple, facebook.
     */
    socials?: readonly SocialProvider[] | false
  }
  interface UnitOptions {
    /** Whether the wallet frame prints its faults to the console. Default: true. */
    enableAuthLogger?: boolean
  }
  interface ServiceHosts {
    /**
     * The address of your wallet frame: `https://wallet.app.example`, a sibling host of your app. Left out, there is no embedded wallet,
     * and nothing of it is shown.
     */
    auth?: string | undefined
  }
}

declare module '../../domain/account/account' {
  interface WalletInfo {
    /** The visitor who is logged in to the embedded wallet, with the account in this namespace. */
    user?: AuthUser
    /** The identity provider that this visitor has logged in with; 'email' after a login with a mailed code. */
    authProvider?: 'email' | SocialProvider
  }
}

/** The namespaces in which the embedded wallet has an account. */
export const authNamespaces: readonly ChainNamespace[] = ['eip155', 'solana']

/** Whether the app offers an account by e-mail. */
export function isEmailOn({ features, hosts }: OptionsState): boolean {
  return hosts.auth !== undefined && features.email !== false
}

/** The providers that the app wants to offer, without repetitions and without names that the modal does not know. */
export function socialsOf({ features, hosts }: OptionsState): readonly SocialProvider[] {
  const { socials = socialProviders } = features
  return hosts.auth !== undefined && socials ? [...new Set(socials)].filter(isSocialProvider) : []
}

/** Whether the app offers an embedded wallet. */
export function isEmbeddedOn(options: OptionsState): boolean {
  return isEmailOn(options) || socialsOf(options).length > 0
}
