import { useState } from 'react'
import { useWalletSession } from '../../template/src/wallet-modal'

/** The values of the session hook, and buttons for its functions. */
export function Session() {
  const { status, isSignedIn, address, chainId, isSaved, signIn, signOut } = useWalletSession()
  const [error, setError] = useState('')
  const attempt = (action: () => Promise<void>) => () =>
    void action().then(
      () => setError(''),
      (thrown: unknown) => setError(String(thrown)),
    )
  return (
    <div>
      <p data-testid="fact-session">{isSignedIn ? `${chainId}:${address}` : status}</p>
      <p data-testid="fact-session-saved">{String(isSaved)}</p>
      <button type="button" data-testid="host-sign-in" onClick={attempt(signIn)}>
        Sign in
      </button>
      <button type="button" data-testid="host-sign-out" onClick={attempt(signOut)}>
        Sign out
      </button>
      <p data-testid="host-session-error">{error}</p>
    </div>
  )
}
