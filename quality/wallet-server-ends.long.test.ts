import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestBrowser } from '../template/src/wallet-modal/wallet-server/testing/test-browser'
import { testAddresses, testVault } from '../template/src/wallet-modal/wallet-server/testing/test-vault'
import { createRandom } from './fuzz/random'
import { buildInstance, startInstance, type Machine } from './sign-in-server/machines'

const rounds = 25
const visitors = 6
const seed = 20_261_124
const random = createRandom(seed, 0)
const folder = mkdtempSync(join(tmpdir(), 'wallet-server-ends-'))
let script: string
let machine: Machine | undefined

beforeAll(async () => {
  script = await buildInstance('quality/wallet-server/instance.ts')
})
afterAll(async () => {
  await machine?.stop()
  rmSync(script, { force: true })
  rmSync(folder, { recursive: true, force: true })
})

/** Sends a request to the process that runs at that moment. Node's `fetch` sends any header, unlike a browser. */
async function send(request: Request): Promise<Response> {
  const { method, headers, url } = request
  const body = method === 'GET' ? {} : { body: await request.text() }
  return fetch(`http://127.0.0.1:${machine?.port}${new URL(url).pathname}`, { method, headers, ...body })
}

/** What a visitor knows of the own wallet: the version that the server has confirmed, and the one that it may have stored. */
interface Visitor {
  browser: Awaited<ReturnType<typeof createTestBrowser>>
  email: string
  confirmed: number
  sent: number
}

const codeOf = (email: string) =>
  /\d{6}/.exec(
    readFileSync(join(folder, `mails-${email}`), 'utf8')
      .trim()
      .split('\n')
      .at(-1) ?? '',
  )?.[0] ?? ''

async function logIn({ browser, email }: Visitor): Promise<void> {
  browser.token = undefined
  const { body } = await browser.start(email)
  expect(body).toMatchObject({ action: 'VERIFY_OTP' })
  expect(await browser.finish(String(body['flow']), codeOf(email))).toMatchObject({ status: 200 })
}

/** Writes vaults until the process has ended. */
async function write(visitor: Visitor): Promise<void> {
  const { browser } = visitor
  for (;;) {
    const version = visitor.confirmed + 1
    visitor.sent = version
    const vault = testVault(version)
    const body = version === 1 ? { vault, addresses: testAddresses } : { vault }
    const answer = await browser.call(version === 1 ? 'POST' : 'PUT', 'vault', { body }).catch(() => undefined)
    if (!answer) return
    expect(answer).toMatchObject({ status: 200, body: { stored: true } })
    visitor.confirmed = version
  }
}

/** Checks the wallet after the next start: it is the confirmed one, or the one that was on its way. */
async function check(visitor: Visitor): Promise<void> {
  await logIn(visitor)
  const { body } = await visitor.browser.call('GET', 'me')
  const wallet = body['wallet'] as { vault: { version: number } } | null
  const version = wallet?.vault.version ?? 0
  expect([visitor.confirmed, visitor.sent], `seed ${seed}, ${visitor.email}`).toContain(version)
  if (wallet) expect(wallet).toMatchObject({ vault: testVault(version), addresses: testAddresses })
  visitor.confirmed = version
}

test(`a server that is killed at ${rounds} random moments loses no wallet that it has confirmed, seed ${seed}`, async () => {
  const all: Visitor[] = []
  for (let index = 0; index < visitors; index += 1) {
    const browser = await createTestBrowser(send, Date.now)
    all.push({ browser, email: `visitor-${index}@example.com`, confirmed: 0, sent: 0 })
  }
  for (let round = 0; round < rounds; round += 1) {
    machine = await startInstance(script, { WALLET_FOLDER: folder })
    await Promise.all(all.map(check))
    const writing = Promise.all(all.map(write))
    // The moment at which the process ends is what this test is about.
    await new Promise((resolve) => setTimeout(resolve, 5 + random.below(120)))
    await machine.kill()
    await writing
  }
  // A slow machine stores less between two ends. The test shows nothing if it stores nothing.
  expect(all.reduce((sum, { confirmed }) => sum + confirmed, 0)).toBeGreaterThan(rounds)
})
