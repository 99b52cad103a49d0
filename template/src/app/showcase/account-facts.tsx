import {
  formatBalance,
  useWalletAccount,
  useWalletBalance,
  useWalletDisconnect,
  useWalletInfo,
  useWalletNetwork,
} from '../../wallet-modal'

/** Shows what the hooks return for the connected account. */
export function AccountFacts() {
  const { address, allAccounts, status } = useWalletAccount()
  const { balance } = useWalletBalance()
  const { network, isSupported } = useWalletNetwork()
  const wallet = useWalletInfo()
  const disconnect = useWalletDisconnect()
  const facts = {
    Address: address,
    Accounts: allAccounts.length,
    Balance: balance ? `${formatBalance(balance)} ${balance.symbol}` : '…',
    Network: isSupported ? network?.name : `${network?.name} (not supported)`,
    Wallet: wallet?.name,
    Status: status,
  }
  return (
    <section className="card">
      <h2>Account</h2>
      <dl className="facts">
        {Object.entries(facts).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-testid={`fact-${label.toLowerCase()}`}>{value}</dd>
          </div>
        ))}
      </dl>
      <button type="button" onClick={() => void disconnect()}>
        Disconnect
      </button>
    </section>
  )
}
