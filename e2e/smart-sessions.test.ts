import { expect, test } from 'vitest'
import { devAccounts } from '../src/sandbox/chain/chains'
import { findViolations } from './support/axe'
import { moneyConfig } from './support/money'
import { useWorld } from './support/world'

const world = useWorld()
const [first] = devAccounts
const account = `eip155:31337:${first}`

test('[C7-19] the sessions of the account are listed, and one is revoked with a signature of the account', async () => {
  await world.wallet.set({ permissions: true })
  const sessions = new URL(`/v1/sessions/${encodeURIComponent(account)}`, world.endpoints.rpcProxy)
  const permissions = [{ type: 'contract-call', data: { address: first } }]
  const expiry = Math.floor(Date.now() / 1000) + 3600
  for (const end of [expiry, expiry - 7200])
    await fetch(sessions, { method: 'POST', body: JSON.stringify({ expiry: end, permissions, policies: [] }) })
  const config = moneyConfig(world)
  const options = { ...config.options, features: { ...config.options?.features, smartSessions: true } }
  const { host, page } = await world.visit({ config: { ...config, options } })
  await host.connect()
  await host.open()
  await host.in('wm-settings').click()
  await host.in('wm-smart-sessions').click()
  await host.sees('SmartSessionList')
  const session = host.in('wm-smart-session')
  await session.waitFor()
  expect(await findViolations(page)).toEqual([])
  await session.click()
  expect(await findViolations(page)).toEqual([])
  await host.in('wm-smart-session-revoke').click()
  expect(await world.wallet.approve()).toMatchObject({ method: 'wallet_revokePermissions' })
  await host.in('wm-smart-session-none').waitFor()
  const listed = (await (await fetch(sessions)).json()) as { pcis: { revokedAt?: number }[] }
  expect(listed.pcis.map(({ revokedAt }) => revokedAt !== undefined)).toEqual([true, false])
  await host.modal.getByText('Revoked', { exact: true }).first().click()
  await host.in('wm-smart-session').waitFor()
})
