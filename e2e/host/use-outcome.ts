import { useState } from 'react'

/**
 * What came of what a button of the host app asked a wallet for, as text: nothing yet, working, done or failed.
 * @param write how an answer is shown. Default: a text as it is.
 */
export function useOutcome(write = (done: unknown) => (typeof done === 'string' ? done : '')) {
  const [outcome, setOutcome] = useState('')
  const run = (work: () => Promise<unknown>) => {
    setOutcome('working')
    work().then(
      (done) => setOutcome(write(done)),
      (error: unknown) => setOutcome(`failed: ${String(error)}`),
    )
  }
  return { outcome, run }
}
