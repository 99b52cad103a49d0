import { useState } from 'react'
import { useWalletSession } from '../../wallet-modal'
import { describeError } from '../describe-error'
import { readMemberPage } from './read-member-page'

/** An action that requires a signed-in visitor. */
export function MembersCard() {
  const { isSignedIn, status, expirationTime, refresh, signIn, signOut } = useWalletSession()
  const [page, setPage] = useState('')
  const [error, setError] = useState('')

  const attempt = async (action: () => Promise<void>) => {
    setError('')
    setPage('')
    try {
      await action()
    } catch (thrown) {
      setError(describeError(thrown))
    }
  }

  const openPage = async () => {
    const answer = await readMemberPage()
    if (answer !== undefined) return setPage(answer)
    setError('Your session is over. Sign in again.')
    // The modal may still count the visitor as signed in, so it checks again before it asks.
    await refresh()
    await signIn()
  }

  return (
    <section className="card">
      <h2>Members</h2>
      <p data-testid="fact-signed-in">{isSignedIn ? 'You are signed in.' : 'Sign in to open what is for members.'}</p>
      {isSignedIn ? (
        <>
          {expirationTime && <p>Until {new Date(expirationTime).toLocaleString()}.</p>}
          <button type="button" onClick={() => void attempt(openPage)} data-testid="open-members">
            Open the members’ page
          </button>
          <button type="button" onClick={() => void attempt(signOut)} data-testid="sign-out">
            Sign out
          </button>
        </>
      ) : (
        <button
          type="button"
          disabled={status === 'checking' || status === 'signing'}
          onClick={() => void attempt(signIn)}
          data-testid="sign-in"
        >
          Sign in
        </button>
      )}
      <p role="status" data-tone={error ? 'bad' : 'good'} data-testid="members-page">
        {error || page}
      </p>
    </section>
  )
}
