import { useState } from 'react'
import {
  useWalletAccount,
  useWalletBalance,
  useWalletDisconnect,
  useWalletEvents,
  useWalletInfo,
  useWalletModalState,
  useWalletNetwork,
} from '../../template/src/wallet-modal'

/** The values of the hooks, as text. */
export function Facts() {
  const { address, isConnected, status } = useWalletAccount()
  const { balance } = useWalletBalance()
  const { caipNetworkId, isSupported } = useWalletNetwork()
  const { open } = useWalletModalState()
  const disconnect = useWalletDisconnect()
  const wallet = useWalletInfo()
  const [events, setEvents] = useState<readonly string[]>([])
  useWalletEvents(({ props }) => setEvents((before) => [...before, props.event]))
  const facts = {
    address,
    status,
    connected: String(isConnected),
    wei: balance?.value.toString(),
    network: caipNetworkId,
    supported: String(isSupported),
    wallet: wallet?.name,
    open: String(open),
    events: events.join(' '),
  }
  return (
    <>
      <dl>
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd data-testid={`fact-${name}`}>{value}</dd>
          </div>
        ))}
      </dl>
      <button type="button" data-testid="host-disconnect" onClick={() => void disconnect()}>
        Disconnect
      </button>
    </>
  )
}
