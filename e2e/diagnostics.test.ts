import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { devAccounts } from '../src/sandbox/chain/chains'
import type { HostPage } from './support/host-page'
import { useWorld } from './support/world'

/**
 * The module `replay-diagnostics.ts` of the template, as far as this test uses the module. The test declares the types itself, because the
 * compiler settings for end-to-end tests do not allow JSX, which the template contains.
 */
interface ReplayModule {
  replayDiagnostics(report: unknown): Promise<{
    states: readonly { alert: string | null; chains: readonly { status: string; wallet: string | null }[] }[]
  }>
}

const replayFile: string = fileURLToPath(
  new URL('../template/src/wallet-modal/testing/replay-diagnostics.ts', import.meta.url),
)

const world = useWorld()
const [account] = devAccounts

/** A script for the page. Lists the URLs of the downloaded files that contain the code of the diagnostics recorder. */
const recorderFiles = `performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => /recorder|diagnostics/.test(name))`

/** Presses Tab until the element with the test id has the focus, and then presses Enter. */
async function pressOn({ page }: HostPage, testId: string): Promise<void> {
  for (let step = 0; step < 30; step += 1) {
    if (await page.evaluate<boolean>(`document.activeElement.dataset.testid === '${testId}'`))
      return page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${testId}`)
}

test(
  'After an error, a visitor saves the diagnostics report by keyboard, and a test replays the saved file.',
  { tags: 'main' },
  async () => {
    const { host, page } = await world.visit({
      config: { recordsDiagnostics: true },
      expects: [/Network Not Found/],
    })
    await host.connect()
    await host.open()
    await host.sees('Account')
    await page.evaluate(`walletModals[0].switchNetwork({ id: 5 }).catch(() => {})`)
    await host.in('wm-alert').waitFor()
    expect(await page.evaluate<string[]>(recorderFiles)).not.toEqual([])
    await pressOn(host, 'wm-error-action')
    await host.sees('Diagnostics')
    const content = host.in('wm-diagnostics-report')
    expect(await content.isVisible()).toBe(false)
    await pressOn(host, 'wm-diagnostics-more')
    await content.waitFor()
    const [download] = await Promise.all([page.waitForEvent('download'), pressOn(host, 'wm-diagnostics-save')])
    expect(download.suggestedFilename()).toMatch(/^wallet-report-\d{4}-\d\d-\d\d\.json$/)
    const text = await readFile(await download.path(), 'utf8')
    expect(await content.textContent()).toBe(text)
    // The saved report must not contain the address of the account, the balance or the name of the wallet.
    for (const secret of [account.slice(2, 12), '1,234', '1234.567', 'Sandbox Wallet'])
      expect(text.toLowerCase()).not.toContain(secret.toLowerCase())

    const { replayDiagnostics } = (await import(replayFile)) as ReplayModule
    const { states } = await replayDiagnostics(JSON.parse(text))
    expect(states.some(({ chains }) => chains[0]?.status === 'connected' && chains[0].wallet === 'ANNOUNCED')).toBe(
      true,
    )
    expect(states.at(-1)).toMatchObject({
      isOpen: true,
      views: ['Account', 'Diagnostics'],
      alert: 'SWITCH_NETWORK_NOT_FOUND',
      chains: [{ namespace: 'eip155', status: 'connected', account: 'account-1', network: 'eip155:31337' }],
    })
  },
)

test('After an error that only a snackbar shows, a visitor opens the diagnostics report by keyboard.', async () => {
  const { host, page } = await world.visit({ config: { recordsDiagnostics: true } })
  await host.connect()
  await host.open()
  await host.sees('Account')
  await page.evaluate(`navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))`)
  await host.in('wm-copy-address').click()
  await host.in('wm-snackbar').waitFor()
  expect(await host.in('wm-snackbar').textContent()).toBe('Failed to copySave a report')
  await pressOn(host, 'wm-snackbar-action')
  await host.sees('Diagnostics')
  expect(await host.in('wm-snackbar').count()).toBe(0)
  expect(await page.evaluate<boolean>(`document.activeElement.closest('[data-testid=wm-modal]') !== null`)).toBe(true)
  const [download] = await Promise.all([page.waitForEvent('download'), pressOn(host, 'wm-diagnostics-save')])
  expect(download.suggestedFilename()).toMatch(/^wallet-report-\d{4}-\d\d-\d\d\.json$/)
})

test('Without a diagnostics recorder, an alert has no button for a report, and the page downloads no code for reports.', async () => {
  const { host, page } = await world.visit({ expects: [/Network Not Found/] })
  await host.open()
  await page.evaluate(`walletModals[0].switchNetwork({ id: 5 }).catch(() => {})`)
  await host.in('wm-alert').waitFor()
  expect(await host.in('wm-error-action').count()).toBe(0)
  expect(await page.evaluate<string[]>(recorderFiles)).toEqual([])
})
