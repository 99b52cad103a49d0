import { useWalletNetwork } from '../../wallet-modal'
import { AccountFacts } from './account-facts'
import { EventLog } from './event-log'
import { LookCard } from './look-card'
import { SendTransaction } from './send-transaction'
import './showcase.css'
import { SignMessage } from './sign-message'

export { SandboxBar } from './sandbox-bar'
export { TaskList } from './task-list'

/** The cards of a connected account. Those that sign and send speak EIP-1193, so they need an EVM network. */
export function AccountCards() {
  const { network } = useWalletNetwork()
  return (
    <>
      <AccountFacts />
      {network?.chainNamespace === 'eip155' && (
        <>
          <SignMessage />
          <SendTransaction />
        </>
      )}
    </>
  )
}

/** The part of the page below the cards. */
export function PageEnd() {
  return (
    <>
      <LookCard />
      <EventLog />
    </>
  )
}
