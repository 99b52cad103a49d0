import type { UniversalProvider } from '@walletconnect/universal-provider'

/** The client inside the pairing kit's provider. */
export type Kit = InstanceType<typeof UniversalProvider>['client']
