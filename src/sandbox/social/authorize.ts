import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { HttpError } from '../http/respond'
import { readAuthorization, type Authorization } from './authorization'
import { profileAt, type ProviderContext } from './provider-context'
import type { Grant } from './grants'
import { choiceForm, declined, escapeHtml, outcome, sendPage } from './page'
import { isPerson, personNames, profileOf } from './people'
import { providerFacts } from './providers'
import { readForm } from './read-form'

/**
 * Answers the authorization endpoint: a GET shows the login page with the people, and a POST of the page's form sends the visitor
 * back to the app with a code or an error.
 * @throws HttpError 400 if the form's field `person` names nobody on the page, 405 for another method
 */
export async function authorize(
  context: ProviderContext,
  request: IncomingMessage,
  response: ServerResponse,
  query: URLSearchParams,
): Promise<void> {
  const asked = readAuthorization(context.provider, query)
  if (asked === undefined) {
    request.resume()
    const content = outcome('The app sent no client_id, or no redirect_uri that an answer can go to.')
    return sendPage(response, { title: titleOf(context), hint: 'Nothing here is real.', content }, 400)
  }
  if (asked.problem !== undefined) {
    request.resume()
    return answerApp(response, asked, { error: 'invalid_request', error_description: asked.problem })
  }
  if (request.method === 'GET') return showPeople(context, response, asked)
  if (request.method !== 'POST') throw new HttpError(405, 'A login takes GET and POST')
  const person = (await readForm(request)).get('person')
  if (person === declined) return answerApp(response, asked, refusal(context))
  if (!isPerson(person)) throw new HttpError(400, `person must be ${personNames.join(', ')} or ${declined}`)
  answerApp(response, stateOf(context, asked), grantTo(context, { ...asked.grant, person }))
}

function titleOf({ provider }: ProviderContext): string {
  return `Sandbox ${providerFacts[provider].label}`
}

function showPeople(context: ProviderContext, response: ServerResponse, { grant }: Authorization): void {
  const people = personNames.map((name) => ({
    value: name,
    text: `Continue as ${profileOf(context.provider, name).firstName}`,
    testId: `social-person-${name}`,
  }))
  const content = choiceForm(people, 'social-decline')
  const hint = `${new URL(grant.redirectUri).host} asks who you are. Nothing here is real.`
  sendPage(response, { title: titleOf(context), hint, content })
}

/** Issues the code that the app receives. At Apple, the fields also name the person at the first login. */
function grantTo(context: ProviderContext, grant: Grant): Record<string, string> {
  const code = context.grants.issueCode(grant)
  if (context.fault === 'replayedCode') context.grants.redeem(code)
  const isNamed = context.provider === 'apple' && grant.scopes.includes('name') && context.grants.isFirstLogin(grant)
  return isNamed ? { code, user: appleUser(context, grant) } : { code }
}

/** The field `user`, in which Apple names the person. Apple sends the field once for each app and person, beside the code. */
function appleUser(context: ProviderContext, { person, scopes }: Grant): string {
  const { firstName, lastName, email } = profileAt(context, person)
  const isShared = email !== null && scopes.includes('email')
  return JSON.stringify({ name: { firstName, lastName }, ...(isShared && { email: email.address }) })
}

/** The error fields that a provider sends when the visitor declines. */
function refusal({ provider }: ProviderContext): Record<string, string> {
  if (provider === 'apple') return { error: 'user_cancelled_authorize' }
  if (provider === 'facebook') {
    return {
      error: 'access_denied',
      error_code: '200',
      error_description: 'Permissions error',
      error_reason: 'user_denied',
    }
  }
  return { error: 'access_denied', error_description: 'The user has denied the application access' }
}

function stateOf({ fault }: ProviderContext, asked: Authorization): Authorization {
  return fault === 'otherState' ? { ...asked, state: randomBytes(16).toString('base64url') } : asked
}

function answerApp(response: ServerResponse, asked: Authorization, fields: Record<string, string>): void {
  const { redirectUri, provider } = asked.grant
  const all = asked.state === null ? fields : { ...fields, state: asked.state }
  if (asked.isFormPost) return postToApp(response, redirectUri, all)
  const target = new URL(redirectUri)
  for (const [name, value] of Object.entries(all)) target.searchParams.set(name, value)
  // Facebook appends this fragment, because old browsers kept the fragment of an earlier page.
  if (provider === 'facebook') target.hash = '_=_'
  response.writeHead(302, { location: target.href, 'cache-control': 'no-store' }).end()
}

function postToApp(response: ServerResponse, redirectUri: string, fields: Record<string, string>): void {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}" />`,
  )
  const button = '<button class="main" type="submit">Continue</button>'
  const content = `<form class="pair" method="post" action="${escapeHtml(redirectUri)}">${inputs.join('')}${button}</form>`
  const hint = 'The browser goes back to the app.'
  sendPage(response, { title: 'Sandbox', hint, content, script: '/form-post.js' })
}
