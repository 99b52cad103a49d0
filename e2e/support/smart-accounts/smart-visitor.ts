import { randomBytes } from 'node:crypto'
import type { Locator } from 'playwright-core'
import type { Address, Hex } from 'viem'
import { createPublicClient, http, isAddress } from 'viem'
import { foundry } from 'viem/chains'
import { expect } from 'vitest'
import type { HostConfig } from '../../host/config'
import { balanceOf } from '../chain'
import { frameOf, login } from '../email-visitor'
import type { HostPage } from '../host-page'
import type { Mailboxes } from '../mailboxes'
import { generousLimits, useWallets } from '../use-wallets'
import type { Visit } from '../visit'
import type { SmartKind, WalletHost } from '../wallet-host'
import type { World } from '../world'

/** A call as the page's batch has it. */
interface Call {
  readonly to: Address
  /** In wei, as text, because JSON has no bigint. */
  readonly value?: string
  readonly data?: Hex
}

/** Gives a test file a wallet host that offers smart accounts on the chains of the sandbox. */
export function useSmartWallets(world: World, smartAccounts: SmartKind = 'delegation'): WalletHost {
  return useWallets(world, () => ({ server: { rateLimits: generousLimits }, smartAccounts }))
}

/** Visits the host app with the embedded wallet. */
export function visitSmart(world: World, { origin }: WalletHost, config: Partial<HostConfig> = {}): Promise<Visit> {
  return world.visit({ config: { ...config, options: { hosts: { auth: origin } } } })
}

/** A reader of the first EVM chain of the sandbox. */
export function chainReader(world: World) {
  return createPublicClient({ chain: foundry, transport: http(world.rpc(foundry.id)), cacheTime: 0 })
}

/** The address of the active account. */
async function addressOf(host: HostPage): Promise<Address> {
  const address = await host.fact('address')
  return isAddress(address) ? address : expect.fail(address)
}

/** Opens the settings of the account. Returns the row that switches to the other account. */
export async function openSwitch(host: HostPage, target: 'smartAccount' | 'eoa'): Promise<Locator> {
  await host.open()
  await host.in('wm-settings').click()
  const row = host.modal.locator(`[data-testid=wm-switch-account-type][data-target=${target}]`)
  await row.waitFor()
  return row
}

/** Switches to the other account. Returns the address that the page shows after the switch. */
export async function switchAccount(host: HostPage, target: 'smartAccount' | 'eoa'): Promise<Address> {
  const before = await addressOf(host)
  await (await openSwitch(host, target)).click()
  await expect.poll(() => host.fact('address')).not.toBe(before)
  await host.escape()
  await host.seesClosed()
  return addressOf(host)
}

/** Logs in as a new visitor, and switches to the smart account. Returns the address of the smart account. */
export async function becomeSmart(host: HostPage, mailboxes: Mailboxes): Promise<Address> {
  await login(host, mailboxes, mailboxes.newAddress())
  return switchAccount(host, 'smartAccount')
}

/** Three transfers of 1, 2 and 3 wei to new addresses. */
export const gifts = (): Call[] => [1, 2, 3].map((wei) => ({ to: newAddress(), value: `0x${wei}` }))

/** An address that has never been used. */
export function newAddress(): Address {
  return `0x${randomBytes(20).toString('hex')}`
}

/** What the receivers of the calls have, in wei. */
export function received(world: World, calls: readonly Call[]): Promise<bigint[]> {
  return Promise.all(calls.map(({ to }) => balanceOf(world.rpc(foundry.id), to)))
}

/** The page asks the wallet to send a batch. The modal and the frame have to be closed, because the page behind them is inert. */
export async function askForBatch(host: HostPage, calls: readonly Call[], capabilities: object = {}): Promise<void> {
  await host.seesClosed()
  await host.page.getByTestId('wm-auth-frame').waitFor({ state: 'hidden' })
  const batch = JSON.stringify({ calls, capabilities })
  await host.part('host-batch').fill(batch)
  expect(await host.part('host-batch').inputValue()).toBe(batch)
  await host.part('host-send-batch').click()
}

/** Waits until the wallet frame shows a text about the batch. A failure names the batch's outcome and what the frame shows instead. */
export async function frameShows(host: HostPage, text: string): Promise<void> {
  const frame = frameOf(host)
  try {
    await frame.getByText(text).waitFor()
  } catch (cause) {
    const outcome = await host.part('host-batch-outcome').textContent()
    const shown = await frame
      .locator('body')
      .innerText({ timeout: 1000 })
      .catch(() => 'no page')
    throw new Error(
      `The frame does not show "${text}". Outcome of the batch: "${outcome}". The frame shows: "${shown}"`,
      { cause },
    )
  }
}

/** Reads the outcome of the batch when a block includes the batch: the status as JSON, or `failed: ` and the error of the page. */
export async function batchOutcome(host: HostPage): Promise<string> {
  const outcome = host.part('host-batch-outcome')
  const read = async () => {
    const text = (await outcome.textContent()) ?? ''
    if (text.includes('"state":"pending"')) await host.part('host-batch-status').click()
    return text
  }
  await expect.poll(read).not.toMatch(/^(working)?$|"state":"pending"/)
  return (await outcome.textContent()) ?? ''
}
