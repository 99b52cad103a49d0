import { once } from 'node:events'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestKit, type TestKit } from './index'

let kit: TestKit

beforeAll(async () => void (kit = await startTestKit()))
beforeEach(() => kit.reset())
afterAll(() => kit.close())

/** Sends a mail over SMTP, as the server of an app does. */
async function sendMail(to: string, text: string): Promise<void> {
  const { hostname, port } = new URL(kit.endpoints.smtp)
  const socket = connect(Number(port), hostname)
  const steps = [
    'HELO app.example',
    'MAIL FROM:<app@app.example>',
    `RCPT TO:<${to}>`,
    'DATA',
    `From: app@app.example\r\nTo: ${to}\r\nSubject: A code\r\n\r\n${text}\r\n.`,
    'QUIT',
  ]
  for await (const line of createInterface({ input: socket })) {
    expect(line).toMatch(/^[23]/)
    const step = steps.shift()
    if (step === undefined) break
    socket.write(`${step}\r\n`)
  }
  socket.end()
  await once(socket, 'close')
}

test('set changes what the services answer until the reset, and refuses an unknown setting with a reason.', async () => {
  const count = async () =>
    ((await (await fetch(`${kit.endpoints.api}/getWallets?page=1&entries=1`)).json()) as { count: number }).count
  const before = await count()
  await kit.services.set({ directorySize: 1_234 })
  expect(await count()).toBe(1_234)
  await kit.reset()
  expect(await count()).toBe(before)
  const settings: object = { tokens: 5 }
  await expect(kit.services.set(settings)).rejects.toThrow('There is no service setting tokens')
})

test('requests returns the requests to the services, with their queries.', async () => {
  await fetch(`${kit.endpoints.api}/getWallets?page=1&entries=2`)
  expect(await kit.services.requests()).toMatchObject([
    { service: 'directory', method: 'GET', path: '/api/getWallets', query: { page: '1', entries: '2' } },
  ])
})

test('analytics returns what apps reported.', async () => {
  await fetch(`${kit.endpoints.analytics}/e?projectId=p`, { method: 'POST', body: '{"eventId":"1"}' })
  expect(await kit.services.analytics()).toMatchObject([{ query: { projectId: 'p' }, body: { eventId: '1' } }])
})

test('mails returns the mails that the mail server received.', async () => {
  await sendMail('visitor@example.com', 'Your code is 123456.')
  expect(await kit.services.mails()).toMatchObject([
    { to: ['visitor@example.com'], from: 'app@app.example', subject: 'A code', text: 'Your code is 123456.\n' },
  ])
  await kit.reset()
  expect(await kit.services.mails()).toEqual([])
})
