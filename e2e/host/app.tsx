import type { ComponentType, ReactNode } from 'react'
import { lazy, Suspense } from 'react'
import type { WalletButtonName, WalletModal } from '../../template/src/wallet-modal'
import {
  AccountButton,
  ConnectButton,
  EmbeddedWalletModal,
  NetworkButton,
  OnRampWidget,
  WalletButton,
  WalletModalButton,
  WalletModalProvider,
} from '../../template/src/wallet-modal'
import { Batch } from './batch'
import { Calls } from './calls'
import type { HostConfig, HostPayment } from './config'
import { Facts } from './facts'
import { Pay } from './pay'
import { Session } from './session'
import { Signing } from './signing'

const dialogs = {
  native: lazy(() => import('./dialogs/native')),
  radix: lazy(() => import('./dialogs/radix')),
  'base-ui': lazy(() => import('./dialogs/base-ui')),
  mui: lazy(() => import('./dialogs/mui')),
  headless: lazy(() => import('./dialogs/headless')),
}

interface HostAppProps {
  config: HostConfig
  modals: readonly WalletModal[]
  /** The part of a host app with another library. */
  Part?: ComponentType | undefined
}

/** A page that uses only the modal's public API. */
export function HostApp({ config, modals, Part }: HostAppProps) {
  const content = modals.map((modal, index) => (
    <WalletModalProvider key={index} modal={modal}>
      <InDialog of={config.inDialog}>
        <HostPart
          name={config.ids?.[index] ?? 'default'}
          embedded={config.embedded ?? false}
          buttons={config.walletButtons ?? []}
          Part={Part}
          hasOnRampWidget={config.hasOnRampWidget === true}
          payment={config.payment}
          signsIn={config.signIn !== undefined}
        />
      </InDialog>
    </WalletModalProvider>
  ))
  return (
    <main>
      <h1>Host app</h1>
      {content}
    </main>
  )
}

/** The content of the host app, in the requested kind of dialog. */
function InDialog({ of, children }: { of: HostConfig['inDialog']; children: ReactNode }) {
  if (of === undefined) return children
  const HostDialog = dialogs[of]
  return (
    <Suspense>
      <HostDialog>{children}</HostDialog>
    </Suspense>
  )
}

interface HostPartProps {
  name: string
  embedded: boolean
  buttons: readonly WalletButtonName[]
  Part: ComponentType | undefined
  hasOnRampWidget: boolean
  payment: HostPayment | undefined
  signsIn: boolean
}

function HostPart({ name, embedded, buttons, hasOnRampWidget, payment, Part, signsIn }: HostPartProps) {
  return (
    <section aria-label={`Wallet ${name}`} data-testid={`host-${name}`}>
      <WalletModalButton />
      <NetworkButton />
      <ConnectButton label="Connect only" size="sm" />
      <AccountButton balance="hide" />
      {buttons.map((wallet) => (
        <WalletButton key={wallet} wallet={wallet} />
      ))}
      {hasOnRampWidget && <OnRampWidget />}
      <Facts />
      {signsIn && <Session />}
      <Signing />
      {payment && <Pay payment={payment} />}
      <Calls />
      <Batch />
      {Part && <Part />}
      {embedded && <EmbeddedWalletModal />}
    </section>
  )
}
