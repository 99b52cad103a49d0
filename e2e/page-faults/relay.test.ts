import { expect, test } from 'vitest'
import { pair, pairingConfig } from '../support/phone'
import { useWorld } from '../support/world'
import { onPage } from './on-page'

// The title of each test begins with the ids of the faults that the test causes. The faults are described in quality/faults/table.
const world = useWorld()
const notes = [/Failed to load resource/, /\[wallet-modal\]/, /WebSocket/]

test('F39 a request that the relay does not take for a minute ends with an error, and the phone gets it once at most when the relay is back', () =>
  onPage(world, { config: pairingConfig(world), expects: notes }, async ({ host, page, visit }) => {
    await visit.context.clock.install()
    await page.reload()
    await pair(world, host)
    await world.wallet.ask()
    await world.faults.set('relay', { kind: 'silent' })
    await host.part('host-sign').click()
    await page.clock.runFor(75_000)
    expect(await host.outcome()).toMatch(/^failed/)
    await world.faults.end('relay')
    await page.clock.runFor(30_000)
    const asked = (await world.wallet.requests()).filter(({ method }) => method === 'personal_sign')
    expect(asked.length).toBeLessThanOrEqual(1)
    expect((await world.wallet.pendingRequests()).length).toBeLessThanOrEqual(1)
    await host.seesFact('connected', 'true')
  }))
