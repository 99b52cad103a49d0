// @vitest-environment node
import { createServer } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { openMailer } from './send-mail'

const endings: (() => void)[] = []
afterEach(() => {
  endings.splice(0).forEach((end) => end())
  vi.unstubAllEnvs()
})

/** A mail server for one test. It keeps what it was sent, and answers recipients with `reply`. */
async function startMailServer(reply = '250 ok'): Promise<{ address: string; heard: string[] }> {
  const heard: string[] = []
  const server = createServer((socket) => {
    let isData = false
    socket.write('220 test\r\n')
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      const text = chunk.toString()
      heard.push(text)
      if (isData) {
        if (!text.endsWith('\r\n.\r\n')) return
        isData = false
        socket.write('250 queued\r\n')
      } else if (/^DATA/i.test(text)) {
        isData = true
        socket.write('354 go on\r\n')
      } else if (/^RCPT/i.test(text)) socket.write(`${reply}\r\n`)
      else socket.write('250 ok\r\n')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  endings.push(() => void server.close())
  const address = server.address()
  return { address: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, heard }
}

const mail = { to: 'ann@example.com', subject: '123456 is your code for Café', text: '123456\n\nEnter this code.\n' }

function useMailServer(address: string) {
  vi.stubEnv('WALLET_SMTP', address)
  vi.stubEnv('WALLET_MAIL_FROM', 'Example <wallet@app.example>')
  return openMailer(undefined)
}

test('a mail goes to the mail server of the environment, as text only', async () => {
  const { address, heard } = await startMailServer()
  await useMailServer(address)(mail)
  const all = heard.join('')
  expect(all).toContain('MAIL FROM:<wallet@app.example>')
  expect(all).toContain('RCPT TO:<ann@example.com>')
  expect(all).toContain('From: Example <wallet@app.example>')
  expect(all).toMatch(/Content-Type: text\/plain; charset=utf-8/)
  expect(all).toMatch(/^Subject: =\?UTF-8\?Q\?123456_is_your_code_for_Caf=C3=A9\?=/m)
  expect(all).not.toContain('text/html')
})

test('a mail that the server does not take is an error without the address', async () => {
  const { address } = await startMailServer('550 no such user ann@example.com')
  const failure: unknown = await useMailServer(address)(mail).catch((error: unknown) => error)
  expect(String(failure)).toBe('MailUnavailable: The e-mail could not be sent (EENVELOPE, 550)')
  expect(Reflect.get(Object(failure), 'cause')).toBeUndefined()
})

test('a mail server that cannot be reached is an error without its password', async () => {
  const failure: unknown = await useMailServer('smtp://user:hunter2@127.0.0.1:1')(mail).catch((error: unknown) => error)
  expect(String(failure)).toMatch(/^MailUnavailable: The e-mail could not be sent \(E[A-Z]+\)$/)
})
