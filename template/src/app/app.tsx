import {
  EmbeddedWalletModal,
  NetworkButton,
  WalletModalButton,
  WalletModalProvider,
  useWalletAccount,
} from '../wallet-modal'
import { extraOptions } from './chosen-units'
import * as extras from './extras'
import type { AppExtra } from './extras/extra'
import { walletModal } from './wallet'

/** One page that shows how a host app uses the modal. */
export function App() {
  return (
    <WalletModalProvider modal={walletModal}>
      <Slot name="Top" />
      <main>
        <Hero />
        <Slot name="Intro" />
        <Cards />
        <Slot name="End" />
      </main>
    </WalletModalProvider>
  )
}

function Hero() {
  const { isConnected } = useWalletAccount()
  return (
    <section className="hero">
      <h1>{isConnected ? 'You are connected.' : 'Connect a wallet.'}</h1>
      <p>
        Everything behind the button is source in <code>src/wallet-modal</code>, and yours. This page is{' '}
        <code>src/app</code>.
      </p>
      {extraOptions.enableEmbedded ? (
        <div className="hero-card">
          <EmbeddedWalletModal />
        </div>
      ) : (
        <div className="hero-buttons">
          {isConnected && <NetworkButton />}
          <WalletModalButton />
        </div>
      )}
    </section>
  )
}

function Cards() {
  const { isConnected } = useWalletAccount()
  return isConnected ? (
    <div className="cards">
      <Slot name="Card" />
    </div>
  ) : null
}

/** Shows the components that the entries of `extras/` add at a place of the page. */
function Slot({ name }: { name: Exclude<keyof AppExtra, 'options'> }) {
  return Object.entries<AppExtra>(extras).map(([id, { [name]: Part }]) => Part && <Part key={id} />)
}
