/** Where the sign-in server is; see sign-in.ts. */
const url = import.meta.env.VITE_SIGN_IN_URL

/** One of the sessions that the server lists. */
interface ListedSession {
  isCurrent: boolean
}

/**
 * What only members get: from the server, which looks at the session's cookie. Without a server there is nothing to protect, and
 * the page answers itself.
 * @returns undefined when the server does not know the visitor any more
 */
export async function readMemberPage(): Promise<string | undefined> {
  if (!url) return 'Welcome, member. Without a server, this page is all that knows you.'
  const response = await fetch(`${url}/sessions`, { credentials: 'include' })
  if (response.status === 401) return undefined
  if (!response.ok) throw new Error('The server does not answer. Try again later.')
  const { sessions } = (await response.json()) as { sessions: readonly ListedSession[] }
  const others = sessions.filter(({ isCurrent }) => !isCurrent).length
  return `Welcome, member. The server knows this browser${others > 0 ? ` and ${others} more of yours` : ''}.`
}
