/** The address of the sign-in server; see sign-in.ts. */
const url = import.meta.env.VITE_SIGN_IN_URL

/** A session in the server's list. */
interface ListedSession {
  isCurrent: boolean
}

/**
 * Reads the page for members from the server, which checks the session's cookie. Without a server nothing is protected, and a fixed text
 * is returned.
 * @returns undefined when the server does not know the session
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
