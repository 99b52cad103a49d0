import * as v from 'valibot'
import { hashOf } from '../../server-kit/random'
import type { Visit } from '../../server-kit/fetch-server'
import { readBody, requireContentType } from '../../server-kit/http/read-body'
import { randomText } from '../crypto/bytes'
import { Refusal } from '../refusal'
import { serverName } from '../requests/calls'
import type { Settings } from '../settings'
import { findPageLanguage } from '../pages/languages/find-page-language'
import { approvedPage, approvePage, spentPage } from './approve-page'
import type { Flows, NewFlow } from './flows'
import { codeLifetime, nameOfFlow } from './flows'
import { deviceMail, loginFacts } from './mails'

/** How often one request asks the store for the approval, and the time between, in milliseconds: 25 seconds in all. */
const maxLooks = 25
const lookInterval = 1000

const ticketSchema = v.object({ flow: v.string(), app: v.string(), browser: v.string(), at: v.number() })
type Ticket = v.InferOutput<typeof ticketSchema>

const ticketPattern = /^[\w-]{43}$/

const ticketKey = async (ticket: string) => `ticket:${await hashOf(`ticket\n${ticket}`)}`

function readTicket(stored: unknown): Ticket | undefined {
  const parsed = v.safeParse(ticketSchema, stored)
  return parsed.success ? parsed.output : undefined
}

/** The approval of a browser that has not logged in as an address before. */
export interface DeviceApproval {
  /** Mails the link of the page that approves the browser. */
  ask(id: string, flow: NewFlow, origin: string): Promise<void>
  /** Waits for the approval, then mails the code. False when the waiting time is over; the frame asks again. */
  wait(id: string, device: string, signal: AbortSignal): Promise<boolean>
  /** Answers with the page of the mailed link. */
  show(visit: Visit): Promise<Response>
  /** Approves the browser. */
  approve(visit: Visit): Promise<Response>
}

/** Creates the approval of browsers by mail. */
export function createDeviceApproval(settings: Settings, flows: Flows): DeviceApproval {
  const { store, sendMail, appName, basePath, now } = settings

  /** True when the code was mailed, by this request or another one. */
  async function isApproved(id: string, device: string): Promise<boolean> {
    const flow = await flows.find(id, device)
    if (flow?.purpose !== 'login') throw new Refusal('FLOW_OVER', 'This login is over. Start again')
    if (flow.mac !== undefined) return true
    const key = `approved:${await nameOfFlow(id)}`
    // Of several requests that wait, only one mails the code.
    if ((await store.take(key)) === undefined) return false
    try {
      await flows.mailCode(id, flow)
      return true
    } catch (error) {
      await store.write(key, { at: now() }, flow.expiresAt).catch(() => {})
      throw error
    }
  }

  return {
    async ask(id, flow, origin) {
      const ticket = randomText(32)
      const { email: to, app, browser, locale } = flow
      const at = now()
      const link = `${origin}${basePath}/email/approve?ticket=${ticket}`
      await sendMail(deviceMail({ to, appName, app, locale, browser, at, link }))
      await flows.begin(id, flow)
      const row: Ticket = { flow: await nameOfFlow(id), app, browser, at }
      await store.write(await ticketKey(ticket), row, at + codeLifetime)
    },
    async wait(id, device, signal) {
      for (let looks = 1; looks <= maxLooks && !signal.aborted; looks += 1) {
        if (await isApproved(id, device)) return true
        await settings.wait(lookInterval)
      }
      return false
    },
    async show({ request }) {
      const ticket = new URL(request.url).searchParams.get('ticket') ?? ''
      const row = ticketPattern.test(ticket) ? readTicket(await store.read(await ticketKey(ticket))) : undefined
      const language = findPageLanguage(request)
      if (!row) return spentPage(language)
      return approvePage(language, ticket, loginFacts({ ...row, appName, locale: language.locale }))
    },
    async approve({ request }) {
      const type = 'application/x-www-form-urlencoded'
      requireContentType(request, type, 'Send the form of the page')
      const ticket = new URLSearchParams(await readBody(request, serverName)).get('ticket') ?? ''
      const row = ticketPattern.test(ticket) ? readTicket(await store.take(await ticketKey(ticket))) : undefined
      const language = findPageLanguage(request)
      if (!row) return spentPage(language)
      await store.write(`approved:${row.flow}`, { at: now() }, row.at + codeLifetime)
      return approvedPage(language)
    },
  }
}
