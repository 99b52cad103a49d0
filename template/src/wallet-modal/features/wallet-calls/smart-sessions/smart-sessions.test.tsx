// @vitest-environment happy-dom
import '../../../testing/setup'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { required } from '../../../domain/errors/errors'
import { eventually } from '../../../testing/eventually'
import { FakeDataService, fakeDataUrl } from '../../../testing/fake-data-service'
import { FakeWallet, firstAddress, walletError } from '../../../testing/fake-wallet'
import { renderModal } from '../../../testing/render-modal'

const account = `eip155:1:${firstAddress}`
const path = `/v1/sessions/${encodeURIComponent(account)}`
const day = 86_400

/** The list of sessions of a connected account. `answers` are those of the data service. */
async function openList(answers: Record<string, () => Response> = {}) {
  const data = new FakeDataService()
  const wallet = new FakeWallet()
  const asked: { path: string; body: unknown }[] = []
  const listed: unknown[] = []
  const page = await renderModal({
    wallet,
    hosts: { rpc: fakeDataUrl },
    features: { smartSessions: true },
    services: (url, init) => {
      if (!url.pathname.startsWith('/v1/sessions/')) return data.respond(url)
      asked.push({ path: url.pathname, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined })
      const answer = answers[url.pathname]
      return answer
        ? answer()
        : new Response(JSON.stringify(init.method === 'POST' ? { success: true } : { pcis: listed }))
    },
  })
  const now = Math.floor(page.platform.now() / 1000)
  const add = (pci: string, change: object = {}) =>
    listed.push({
      project: { id: 'p', name: 'Game', url: 'https://game.example' },
      pci,
      expiry: now + day,
      createdAt: now - day,
      permissions: [{ type: 'contract-call', data: { address: '0x0000000000000000000000000000000000000001' } }],
      policies: [],
      context: pci,
      ...change,
    })
  add('one')
  add('two', { project: { id: 'q' }, createdAt: now, revokedAt: now - 60 })
  add('three', { expiry: now - 60, revokedAt: now - 120 })
  add('', {})
  add('bad', { expiry: 'never' })
  await page.connect()
  await page.show({ view: 'AccountSettings', data: undefined })
  await page.click('wm-smart-sessions')
  const choose = (name: string) => page.run(() => screen.getByRole('radio', { name, hidden: true }).click())
  return { ...page, asked, choose, listed, wallet }
}

const sessions = () =>
  screen.queryAllByTestId('wm-smart-session').map(({ dataset, textContent }) => [dataset['state'], textContent])
const words = () => screen.getByTestId('wm-modal').textContent

test('[C7-19] the sessions are listed by their state; what is not valid is left out', async () => {
  const { asked, choose } = await openList()
  await eventually(() => expect(sessions()).toEqual([['active', expect.stringContaining('Game')]]))
  expect(asked).toEqual([{ path, body: undefined }])
  await choose('Revoked')
  expect(sessions()).toEqual([['revoked', expect.stringContaining('Unknown Dapp')]])
  await choose('Expired')
  expect(sessions()).toEqual([['expired', expect.stringContaining('Game')]])
})

test('[C7-19] a session is revoked by the wallet, the service is told, and the list is read again', async () => {
  const { asked, click, wallet } = await openList()
  wallet.answer('wallet_revokePermissions', () => '0xsigned')
  await eventually(() => expect(sessions()).toHaveLength(1))
  await click('wm-smart-session')
  expect(words()).toContain('Permission: contract-call')
  await click('wm-smart-session-revoke')
  await eventually(() => expect(asked).toHaveLength(3))
  expect(wallet.callsOf('wallet_revokePermissions')).toMatchObject([{ params: [{ pci: 'one', address: account }] }])
  expect(asked.slice(1)).toEqual([
    { path: `${path}/revoke`, body: { pci: 'one', signature: '0xsigned' } },
    { path, body: undefined },
  ])
})

test('a revocation that the visitor declines, or that the service refuses, says so', async () => {
  const { click, wallet, root } = await openList({ [`${path}/revoke`]: () => new Response('{}', { status: 500 }) })
  wallet.answer('wallet_revokePermissions', () => {
    throw walletError(4001)
  })
  await eventually(() => expect(sessions()).toHaveLength(1))
  await click('wm-smart-session')
  await click('wm-smart-session-revoke')
  await eventually(() => expect(root.modalStores.snack.message).toBe('Error revoking smart session'))
  wallet.answer('wallet_revokePermissions', () => '0xsigned')
  await eventually(() => expect(screen.getByTestId('wm-smart-session-revoke').textContent).toBe('Revoke'))
  await click('wm-smart-session-revoke')
  await eventually(() => expect(root.features.smartSessions?.revoking).toBeUndefined())
  expect(root.modalStores.snack.message).toBe('Error revoking smart session')
})

test('a list that does not load says so, and can be tried again', async () => {
  let isDown = true
  const { click } = await openList({
    [path]: () => (isDown ? new Response('{}', { status: 500 }) : new Response('{"pcis":[]}')),
  })
  await eventually(() => expect(words()).toContain('Error fetching smart sessions'))
  isDown = false
  await click('wm-retry')
  await eventually(() => expect(words()).toContain('No active sessions'))
})

test('after a grant, the open modal says that a session was created', async () => {
  const { root, run, wallet, click } = await openList()
  wallet.answer('wallet_grantPermissions', (params) => {
    const [request] = params as [object]
    return { ...request, context: '0x1', chainId: '0x1' }
  })
  const requests = await required(root.features.loadWalletRequests, 'MODAL_NOT_LOADED')()
  const key = { type: 'secp256k1', publicKey: '0x02' } as const
  const expiry = Math.floor(Date.now() / 1000) + 2 * 365 * day
  await run(() =>
    requests.grantPermissions({
      chainId: '0x1',
      expiry,
      signer: { type: 'keys', data: { keys: [key] } },
      permissions: [{ type: 'native-token-recurring-allowance', data: { allowance: '0x1', start: 0, period: 60 } }],
      policies: [],
    }),
  )
  expect(root.router.view).toBe('SmartSessionCreated')
  await click('wm-smart-session-done')
  expect(root.router.view).toBe('Account')
})

test('without the switch there is no row', async () => {
  const { root, run } = await openList()
  await run(() => root.options.update({ features: { ...root.options.state.features, smartSessions: false } }))
  await run(() => root.router.reset({ view: 'AccountSettings', data: undefined }))
  expect(screen.queryByTestId('wm-smart-sessions')).toBeNull()
})
