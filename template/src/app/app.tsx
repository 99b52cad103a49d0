import {
  NetworkButton,
  WalletModalButton,
  WalletModalProvider,
  useWalletAccount,
  useWalletNetwork,
} from '../wallet-modal'
import { AccountFacts } from './account-facts'
import { EventLog } from './event-log'
import * as extras from './extras'
import type { AppExtra } from './extras/extra'
import { SendTransaction } from './send-transaction'
import { SignMessage } from './sign-message'
import { ThemeSwitch } from './theme-switch'
import { walletModal } from './wallet'

/** One page that shows how a host app uses the modal. */
export function App() {
  return (
    <WalletModalProvider modal={walletModal}>
      <header className="bar">
        <strong>Starter</strong>
        <span className="bar-end">
          <NetworkButton />
          <WalletModalButton />
        </span>
      </header>
      <main>
        <Content />
      </main>
      <footer>
        <ThemeSwitch />
      </footer>
    </WalletModalProvider>
  )
}

function Content() {
  const { isConnected } = useWalletAccount()
  const { network } = useWalletNetwork()
  return (
    <>
      <section className="intro">
        <h1>{isConnected ? 'You are connected.' : 'Connect a wallet to begin.'}</h1>
        <p>
          Everything behind the button is source in <code>src/wallet-modal</code>. This page is <code>src/app</code>:
          change it, or start from an empty one.
        </p>
      </section>
      {isConnected && (
        <div className="cards">
          <AccountFacts />
          {Object.entries<AppExtra>(extras).map(([name, { Card }]) => (
            <Card key={name} />
          ))}
          {network?.chainNamespace === 'eip155' && (
            <>
              <SignMessage />
              <SendTransaction />
            </>
          )}
        </div>
      )}
      <EventLog />
    </>
  )
}
