import { readText } from '../../server-kit/http/read-text'

/** How long an outside service may take to answer, in milliseconds. The limit is short because a visitor waits. */
const deadline = 10_000
/** The longest answer, in bytes. */
const maxBytes = 524_288

type Init = Omit<RequestInit, 'signal' | 'redirect'>

const failed = (code: string) => Object.assign(new Error(`A request to another server failed (${code})`), { code })

/**
 * Sends a request and reads the whole answer. Redirects are not followed.
 * @throws Error when the answer does not come in time, is too long or is not UTF-8
 */
export async function limitedFetch(url: string, init: Init = {}): Promise<Response> {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(failed('NOT_IN_TIME'))
      controller.abort()
    }, deadline)
  })
  async function send(): Promise<Response> {
    const response = await fetch(url, { ...init, redirect: 'manual', signal: controller.signal })
    const text = await readText(response, maxBytes, () => failed('ANSWER_TOO_LONG'))
    const { status, headers } = response
    return new Response([204, 205, 304].includes(status) ? null : text, { status, headers })
  }
  try {
    return await Promise.race([send(), late])
  } finally {
    clearTimeout(timer)
  }
}
