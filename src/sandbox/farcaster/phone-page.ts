import type { IncomingMessage, ServerResponse } from 'node:http'
import { HttpError } from '../http/respond'
import { choiceForm, declined, outcome, sendPage } from '../social/page'
import { readForm } from '../social/read-form'
import { approve, type SignText } from './approve'
import type { Channel, Channels } from './channels'
import { farcasterPeople } from './people'

const title = 'Sandbox Farcaster'

/**
 * Answers the phone page, which the app's QR code opens. A GET shows the people. A POST of the page's form approves or declines. The
 * relay's protocol has no message for a refusal, so a declined channel stays pending until it ends.
 * @throws HttpError 400 if the form's field `person` names nobody on the page, 405 for another method
 */
export async function answerPhone(
  channels: Channels,
  sign: SignText,
  request: IncomingMessage,
  response: ServerResponse,
  token: string,
): Promise<void> {
  const channel = channels.find(token)
  if (channel === undefined) {
    request.resume()
    return sendOutcome(response, 'This code is unknown, used or expired. Ask the app for another one.', 404)
  }
  if (request.method === 'GET') return showPeople(response, channel)
  if (request.method !== 'POST') throw new HttpError(405, 'The phone page takes GET and POST')
  const choice = (await readForm(request)).get('person')
  if (choice === declined) return sendOutcome(response, 'You have signed nothing.')
  const person = farcasterPeople.find(({ username }) => username === choice)
  if (person === undefined) {
    throw new HttpError(
      400,
      `person must be ${farcasterPeople.map(({ username }) => username).join(', ')} or ${declined}`,
    )
  }
  channels.complete(token, await approve(channel, person, sign))
  sendOutcome(response, `You are ${person.name} at ${channel.params.domain}. Go back to the app.`)
}

function showPeople(response: ServerResponse, { params }: Channel): void {
  const people = farcasterPeople.map(({ name, username, fid }) => ({
    value: username,
    text: `Approve as ${name}, fid ${fid}`,
    testId: `farcaster-person-${username}`,
  }))
  const content = choiceForm(people, 'farcaster-decline')
  sendPage(response, { title, hint: `${params.domain} asks who you are. Nothing here is real.`, content })
}

function sendOutcome(response: ServerResponse, text: string, status = 200): void {
  sendPage(response, { title, hint: 'Nothing here is real.', content: outcome(text) }, status)
}
