import { sandbox } from 'virtual:wallet-modal-sandbox'
import { useWalletAccount } from '../../wallet-modal'

/** Says that the dev server's sandbox runs, and opens its pages. A production build has no sandbox, so nothing is shown. */
export function SandboxBar() {
  const { address } = useWalletAccount()
  if (!sandbox) return null
  const links = {
    'Wallet window': sandbox.walletPage,
    Phone: sandbox.pairingPage,
    // The mails of an account by e-mail.
    ...(import.meta.env.VITE_WALLET_FRAME_URL ? { Inbox: sandbox.inbox } : {}),
    'Test money': `${sandbox.faucet}${address === undefined ? '' : `?address=${address}`}`,
    'Faults and reset': `${sandbox.walletPage}#behaviour-title`,
    'All views': '/gallery.html',
  }
  return (
    <nav className="sandbox" aria-label="Sandbox" data-testid="sandbox-bar">
      <span>
        <strong>The sandbox runs.</strong> Local chains and test wallets; nothing here is real money.
      </span>
      <span className="sandbox-links">
        {Object.entries(links).map(([name, url]) => (
          <a key={name} href={url} target="_blank" rel="noreferrer">
            {name}
          </a>
        ))}
      </span>
    </nav>
  )
}
