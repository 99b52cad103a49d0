import { expect, test } from 'vitest'
import { createSignInServer, openSignInStore, toNodeMiddleware } from '../template/src/wallet-modal/server'
import { press } from './support/email-visitor'
import type { HostPage } from './support/host-page'
import { Mailboxes } from './support/mailboxes'
import {
  askForBatch,
  batchOutcome,
  becomeSmart,
  chainReader,
  newAddress,
  useSmartWallets,
  visitSmart,
} from './support/smart-accounts/smart-visitor'
import { useWorld } from './support/world'

const world = useWorld()
const wallets = { delegation: useSmartWallets(world), contract: useSmartWallets(world, 'contract') }
const mailboxes = new Mailboxes(world, 'smart-sign-in')
const network = 'eip155:31337'

/** Gives the host app the sign-in server of a copy, which checks signatures of contracts on the chain. */
function startServer(): void {
  const host = world.host('plain')
  host.backEnd = toNodeMiddleware(
    createSignInServer({
      origins: [host.origin],
      chains: { [network]: world.rpc(31337) },
      store: openSignInStore('memory:'),
    }),
  )
}

/** Signs in on request of the page, and approves in the wallet's frame. */
async function signIn(host: HostPage, address: string): Promise<void> {
  await host.part('host-sign-in').click()
  await host.sees('SIWXSignMessage')
  await host.in('wm-siwx-sign').click()
  await press(host, 'wf-approve')
  await host.seesClosed()
  await host.seesFact('session', `${network}:${address}`)
}

test.each([
  ['delegation', /^0xef0100/],
  ['contract', /^0x(?!ef0100)/],
] as const)(
  'the sign-in server accepts the smart account (%s) before and after its first transaction',
  async (kind, codes) => {
    startServer()
    const { host } = await visitSmart(world, wallets[kind], {
      signIn: { kind: 'server', required: false, asksOnConnect: false },
    })
    const chain = chainReader(world)
    const address = await becomeSmart(host, mailboxes)
    expect(await chain.getCode({ address })).toBeUndefined()
    await signIn(host, address)
    await host.part('host-sign-out').click()
    await host.seesFact('session', 'signed-out')

    await askForBatch(host, [{ to: newAddress() }], { paymasterService: {} })
    await press(host, 'wf-approve')
    expect(JSON.parse(await batchOutcome(host))).toMatchObject({ state: 'success' })
    expect(await chain.getCode({ address })).toMatch(codes)
    await host.seesClosed()
    await signIn(host, address)
    await host.page.reload()
    await host.seesFact('session', `${network}:${address}`)
  },
)
