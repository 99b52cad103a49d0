import { expect, test } from 'vitest'
import { Phone, codeOf, pairingConfig, showCode } from './support/phone'
import { useWorld } from './support/world'

const world = useWorld()
const wait = (ms: number) => new Promise((r) => setTimeout(r, ms))
const any = [/.*/]

for (const [name, fault] of [
  // ['origin', { kind: 'refuse', reason: 'Unauthorized: origin not allowed' }],
  ['jwt', { kind: 'refuse', reason: 'JWT validation error: JWT Token is not yet valid' }],
  // ['key', { kind: 'refuse', reason: 'Unauthorized: invalid key' }],
  ['dead', { kind: 'dead' }],
  // ['silent', { kind: 'silent' }],
] as const)
  test(`fault ${name}`, async () => {
    const { host, page, guard } = await world.visit({ config: pairingConfig(world), expects: any })
    const lines: string[] = []
    page.on('console', (m) => lines.push(`${m.type()}: ${m.text()}`))
    page.on('pageerror', (e) => lines.push(`UNCAUGHT ${e.message}`))
    let sockets = 0
    page.on('websocket', () => (sockets += 1))
    await world.control.post('/faults', { service: 'relay', fault })
    await host.open()
    await host.wallet('WalletConnect').click()
    const start = Date.now()
    await host.modal.locator('[data-testid=wm-connecting][data-state=error]').waitFor({ timeout: 20_000 })
    const shown = Date.now() - start
    const text = await host.in('wm-connecting').textContent()
    const alert = await page.getByTestId('wm-alert').allTextContents()
    const s1 = sockets
    await wait(Math.max(0, 62_000 - (Date.now() - start)))
    console.log(
      JSON.stringify(
        { name, shown, text, alert, s1, after32s: sockets, lines: lines.map((l) => l.slice(0, 110)) },
        null,
        1,
      ),
    )
    void guard
  }, 90_000)

for (const verifyDomain of [] as boolean[])
  test(`verify ${verifyDomain}`, async () => {
    const config = pairingConfig(world)
    const { host, page } = await world.visit({
      config: { ...config, options: { ...config.options, verifyDomain } },
      expects: any,
    })
    const frames: string[] = []
    page.on('request', (r) => {
      if (!/127.0.0.1|localhost|^data:/.test(r.url())) frames.push(r.url().slice(0, 90))
    })
    await host.open()
    await host.sees('Connect')
    const t0 = Date.now()
    await host.wallet('WalletConnect').click()
    await codeOf(host)
    const code = Date.now() - t0
    await world.control.set({ mode: 'approve' })
    await new Phone(world).scan(await codeOf(host))
    await host.seesStatus('connected')
    await host.seesClosed()
    const t1 = Date.now()
    await host.part('host-sign').click()
    await expect.poll(() => host.part('host-outcome').textContent(), { timeout: 15000 }).toMatch(/^0x/)
    console.log(JSON.stringify({ verifyDomain, code, sign: Date.now() - t1, frames }))
  })

void showCode
