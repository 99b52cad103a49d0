/** A component of the user's: the button, and what a hook says. `modal` and `client` are as the project needs them. */
export function walletBar({ modal, isClient = false }: { modal: string; isClient?: boolean }): string {
  return `${isClient ? "'use client'\n" : ''}import { WalletModalButton, useWalletAccount } from '${modal}'

export function WalletBar() {
  const { address, isConnected } = useWalletAccount()
  return (
    <section>
      <WalletModalButton />
      <output data-testid="address">{isConnected ? address : 'nobody'}</output>
    </section>
  )
}
`
}

/** The component of an app that shows the component of `walletBar` and nothing else. */
export const plainPage = `import { WalletBar } from './wallet-bar'

export default function App() {
  return <WalletBar />
}
`
