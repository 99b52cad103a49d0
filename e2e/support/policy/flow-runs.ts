import { expect } from 'vitest'
import type { FlowId } from '../../../src/csp/flows'
import { askForCode } from '../email-visitor'
import type { World } from '../world'
import { bridgedName } from './bridged-wallet'
import type { PolicyVisit } from './policy-visit'
import { outside, type SetupName } from './setups'

interface FlowRun {
  /** The host app in which the flow is run. */
  setup: SetupName
  /** Does what the flow's sentence says. Resolves when a visitor or the developer sees the result. */
  run(visit: PolicyVisit, world: World, source: string): Promise<unknown>
}

const everything = { setup: 'everything' } as const
const otherChain = 31338

/** What the account has on both networks, in wei: 1,234.567… and 42.125… */
const balances = { first: /^1234567\d{15}$/, other: /^42125\d{15}$/ } as const

/** A run for each flow that `doctor csp` names. */
export const flowRuns: Readonly<Record<FlowId, FlowRun>> = {
  page: {
    ...everything,
    async run(visit) {
      await visit.go()
      await visit.host.open()
    },
  },
  styles: {
    ...everything,
    async run(visit) {
      await visit.go()
      await visit.host.open()
      const box = await visit.host.networkButton.boundingBox()
      // Without styles the button is as high as its text.
      if (box?.height !== 40) throw new Error(`The button is ${box?.height} pixels high`)
    },
  },
  marks: {
    ...everything,
    async run(visit) {
      await visit.go()
      await visit.host.open()
      await visit.seesPicture(`[data-wallet-name=${JSON.stringify(bridgedName)}] img`)
    },
  },
  'remote-pictures': {
    ...everything,
    async run(visit) {
      await visit.openAccount()
      await visit.seesPicture('[data-testid=wm-token] img[src^="https:"]')
    },
  },
  'own-pictures': {
    setup: 'pictures of its own',
    async run(visit) {
      await visit.go()
      await visit.host.open()
      await visit.seesPicture(`[data-wallet-name=${JSON.stringify(bridgedName)}] img[src^="https:"]`)
    },
  },
  network: {
    ...everything,
    async run(visit, world, source) {
      // The proxy would take over.
      await visit.context.route(`${outside.rpc}/v1/?*`, (route) => route.abort())
      const balance = world.rpc(otherChain).startsWith(source) ? balances.other : balances.first
      await visit.connect()
      await visit.fact('wei', balance).waitFor()
    },
  },
  proxy: {
    ...everything,
    async run(visit, world) {
      await visit.context.route(`${world.rpc(31337)}**`, (route) => route.abort())
      await visit.connect()
      await visit.fact('wei', balances.first).waitFor()
    },
  },
  origins: {
    ...everything,
    async run(visit) {
      const answered = visit.page.waitForResponse(
        (response) => response.ok() && response.url().includes('/projects/v1/origins'),
      )
      await visit.go()
      await Promise.all([answered, visit.host.open()])
    },
  },
  directory: {
    ...everything,
    async run(visit) {
      await visit.go()
      await visit.host.open()
      await visit.host.in('wm-all-wallets').click()
      await visit.seesPicture('[data-testid=wm-wallet][data-wallet-id] img')
    },
  },
  'data-service': {
    ...everything,
    async run(visit) {
      await visit.openAccount()
      // The host app names no tokens, so only the service knows them.
      await visit.host.modal.locator('[data-testid=wm-token][data-symbol=sUSD]').waitFor()
    },
  },
  analytics: {
    setup: 'events',
    async run(visit, world) {
      await world.services.set({ isAnalyticsEnabled: true })
      await visit.go()
      await visit.host.open()
      // The sandbox keeps the events that it has received.
      await expect.poll(() => world.services.analytics(), { timeout: 10_000 }).not.toEqual([])
    },
  },
  pairing: {
    ...everything,
    async run(visit, world) {
      await world.wallet.approveAll()
      await world.phone.scan(await pairingLink(visit))
      await visit.fact('connected', 'true').waitFor()
    },
  },
  'verified-domain': {
    ...everything,
    async run(visit) {
      const attested = new Promise<void>((resolve) => {
        void visit.context.route(`${outside.verify}/**`, (route) => {
          resolve()
          return route.fulfill({ contentType: 'text/html', body: attestation })
        })
      })
      await pairingLink(visit)
      await attested
    },
  },
  'embedded-wallet': {
    ...everything,
    async run(visit) {
      await visit.go()
      await askForCode(visit.host, `visitor-${crypto.randomUUID()}@mail.example`)
      await visit.host.in('wm-otp-input').waitFor()
    },
  },
  'server-sign-in': { setup: 'a sign-in server', run: signIn },
  'cloud-sign-in': { setup: 'the cloud’s sign-in', run: signIn },
  purchases: {
    ...everything,
    async run(visit) {
      await visit.openAccount()
      await visit.host.in('wm-action-onramp').click()
      const answered = visit.page.waitForResponse((response) => response.ok() && response.url().includes('/purchases'))
      await visit.host.modal.locator('[data-testid=wm-onramp-quote][data-state=ready]').click()
      await answered
    },
  },
}

/** Opens the code for phones, and returns its link. */
async function pairingLink(visit: PolicyVisit): Promise<string> {
  await visit.go()
  await visit.host.open()
  await visit.host.wallet('WalletConnect').click()
  const code = visit.host.modal.locator('[data-testid=wm-qr][data-uri^="wc:"]')
  await code.waitFor()
  return (await code.getAttribute('data-uri')) ?? ''
}

async function signIn(visit: PolicyVisit): Promise<void> {
  await visit.go()
  await visit.host.open()
  await visit.host.wallet(bridgedName).click()
  await visit.host.in('wm-siwx-sign').click()
  await visit.fact('session', 'eip155:31337:0x').waitFor()
}

/** The page that confirms the domain, as the service's: it sends a token with the id of the question to the page around. */
const attestation = `<script>
  const part = (value) => btoa(JSON.stringify(value)).replaceAll('=', '')
  const id = new URLSearchParams(location.search).get('id')
  const token = [part({ alg: 'none' }), part({ id }), 'signature'].join('.')
  parent.postMessage(JSON.stringify({ type: 'verify_attestation', attestation: token }), '*')
</script>`
