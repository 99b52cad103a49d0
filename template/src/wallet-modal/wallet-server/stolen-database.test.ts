// @vitest-environment node
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openShortLivedStore } from './settings'
import { createTestServer, makeTestFolder, testMasterKey } from './testing/create-test-server'
import { everythingIn } from './testing/everything-in'
import { testAddresses, testVault } from './testing/test-vault'
import { openWalletStore } from './wallets/open-wallet-store'

test('everything on the disk has no code, no token, no link, no master key and no login secret', async () => {
  const folder = makeTestFolder()
  let time = Date.UTC(2026, 0, 1)
  const now = () => time
  const { browser, mails, codeFor, options, server } = createTestServer({
    store: openShortLivedStore(join(folder, 'short-lived'), now),
    wallets: openWalletStore(join(folder, 'wallets')),
    deviceApproval: 'new',
    now,
  })
  const secrets: string[] = []
  const texts: string[] = []
  const look = async () => void texts.push(await everythingIn(folder))

  const visitor = await browser()
  const flow = String((await visitor.start('ann@example.com')).body['flow'])
  const link = /https:\S+ticket=(\S+)/.exec(mails[0]?.text ?? '') ?? []
  secrets.push(flow, link[1] ?? 'no ticket')
  await look()
  const body = new URLSearchParams({ ticket: link[1] ?? '' })
  const headers = { origin: 'https://wallet.app.example' }
  const approve = new Request('https://wallet.app.example/api/wallet/email/approve', { method: 'POST', body, headers })
  expect((await server.fetch(approve)).status).toBe(200)
  await look()
  await visitor.call('POST', 'email/device', { body: { flow } })
  secrets.push(`"${codeFor('ann@example.com')}"`)
  await look()
  await visitor.finish(flow, codeFor('ann@example.com'))
  secrets.push(visitor.token ?? 'no token')
  await visitor.call('POST', 'vault', { body: { vault: testVault(), addresses: testAddresses } })
  time += 60_000
  const change = { email: 'new@example.com', app: 'https://app.example' }
  const changing = await visitor.call('POST', 'email/change/start', { body: change })
  secrets.push(`"${codeFor('ann@example.com')}"`, String(changing.body['flow']))
  const me = await visitor.call('GET', 'me')
  for (const entry of Array.isArray(me.body['secrets']) ? me.body['secrets'] : [])
    secrets.push(String(Reflect.get(Object(entry), 'secret')))
  await look()

  const key = Buffer.from(testMasterKey)
  secrets.push(key.toString('latin1'), key.toString('hex'), key.toString('base64url').slice(0, 40))
  expect(secrets).toHaveLength(10)
  const all = texts.join('\n')
  expect(all).toContain('ann@example.com')
  expect(all).toContain(testVault().box.ct)
  for (const secret of secrets) {
    expect(all).not.toContain(secret)
    if (/^[\w-]{22,}$/.test(secret)) expect(all).not.toContain(Buffer.from(secret, 'base64url').toString('hex'))
  }
  await options.store?.close()
})
