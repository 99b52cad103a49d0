import type { SocialProvider } from '../api'
import type { Visit } from '../../server-kit/fetch-server'
import { readBody, requireContentType } from '../../server-kit/http/read-body'
import { serverName } from '../requests/calls'
import { findPageLanguage } from '../pages/languages/find-page-language'
import { callbackPage, overPage } from './callback-page'
import { readAppleName } from './person'
import type { SocialFlow, SocialFlows } from './social-flows'

/** The parts of a provider's answer that the login needs. */
const answerParts = ['code', 'error', 'iss'] as const
/** The longest of these parts, in characters. */
const maxPart = 2048

/** Separates the `state` from the address of the page that waits for the answer in the same tab. */
const mark = '--'

interface Answer {
  state: string
  /** The address of the page for a login in the same tab; undefined for a login in a window of its own. */
  page: string | undefined
  /** Those of `code`, `error` and `iss` that the provider has sent. */
  parts: URLSearchParams
}

function readAnswer(given: URLSearchParams): Answer {
  const whole = given.get('state') ?? ''
  const at = whole.indexOf(mark)
  const parts = new URLSearchParams()
  for (const name of answerParts) {
    const value = given.get(name)
    if (value !== null && value.length <= maxPart) parts.set(name, value)
  }
  if (at === -1) return { state: whole, page: undefined, parts }
  return { state: whole.slice(0, at), page: whole.slice(at + mark.length), parts }
}

/** Reads the address of a page on the app's origin. Undefined for all other texts. A page may have encoded its address twice. */
function pageOn(app: string, text: string): URL | undefined {
  for (const address of [text, decode(text)]) {
    if (!URL.canParse(address)) continue
    const url = new URL(address)
    if (url.origin !== app) return undefined
    url.username = ''
    url.password = ''
    return url
  }
  return undefined
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** The callback's address with the provider's answer in its query. The frame sends this address to finish the login. */
function callbackAddress({ redirectUri }: SocialFlow, parts: URLSearchParams, state: string): string {
  const url = new URL(redirectUri)
  for (const [name, value] of parts) url.searchParams.set(name, value)
  url.searchParams.set('state', state)
  return url.href
}

function redirect(address: string): Response {
  return new Response(null, {
    status: 303,
    headers: { location: address, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  })
}

/**
 * The endpoints of the callback, where a provider sends the visitor back to. Anybody can send these requests, so they store nothing but the
 * name that belongs to a login.
 */
export interface SocialCallback {
  /** `GET social/callback/:provider`. */
  show(visit: Visit): Promise<Response>
  /** `POST social/callback/apple`. */
  receive(visit: Visit): Promise<Response>
}

/** Creates the endpoints of a provider's callback. */
export function createSocialCallback(provider: SocialProvider, flows: SocialFlows): SocialCallback {
  async function flowOf({ state }: Answer): Promise<SocialFlow | undefined> {
    const flow = await flows.find(state)
    return flow?.provider === provider ? flow : undefined
  }

  return {
    async show({ request }) {
      const answer = readAnswer(new URL(request.url).searchParams)
      const flow = await flowOf(answer)
      if (!flow) return overPage(findPageLanguage(request))
      const result = callbackAddress(flow, answer.parts, answer.state)
      if (answer.page === undefined) return callbackPage(findPageLanguage(request), result, flow.app)
      const page = pageOn(flow.app, answer.page)
      if (!page) return overPage(findPageLanguage(request))
      page.searchParams.set('result_uri', result)
      return redirect(page.href)
    },
    async receive({ request }) {
      requireContentType(request, 'application/x-www-form-urlencoded', 'Send a form')
      const form = new URLSearchParams(await readBody(request, serverName))
      const answer = readAnswer(form)
      const flow = await flowOf(answer)
      if (!flow) return overPage(findPageLanguage(request))
      const name = readAppleName(form.get('user') ?? '')
      if (name !== undefined) await flows.saveName(answer.state, name)
      return redirect(callbackAddress(flow, answer.parts, form.get('state') ?? ''))
    },
  }
}
