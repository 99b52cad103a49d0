// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { recordDiagnostics } from '../features/diagnostics/record-diagnostics'
import type { DiagnosticsReport } from '../services/diagnostics/report-schema'
import { createTestRoot } from './create-test-root'
import { beta } from './networks'
import { replayDiagnostics } from './replay-diagnostics'
import { settle } from './settle'

/** A visit with a connection, views, a change of the network and an alert, as a file has it. */
async function recordVisit(): Promise<DiagnosticsReport> {
  const { modal, root, platform, connect, wallet } = await createTestRoot()
  const diagnostics = recordDiagnostics(modal)
  await diagnostics.report()
  const steps = [
    () => modal.open(),
    () => root.router.push({ view: 'WhatIsAWallet', data: undefined }),
    () => root.router.goBack(),
    () => connect(),
    () => modal.open(),
    () => root.router.push({ view: 'Networks', data: undefined }),
    () => wallet.changeChain(Number(beta.id)),
    () => modal.switchNetwork({ id: 5 }).catch(() => {}),
    () => wallet.changeChain(1234),
    () => modal.disconnect(),
  ]
  for (const step of steps) {
    await step()
    await settle()
    await platform.advance(1_000)
  }
  return JSON.parse(JSON.stringify(await diagnostics.report())) as DiagnosticsReport
}

const statesOf = ({ entries }: DiagnosticsReport) => entries.filter((entry) => entry.type === 'state')

describe('replayDiagnostics', () => {
  test('The stores reach each recorded state of a visit.', async () => {
    const report = await recordVisit()
    const { states, root } = await replayDiagnostics(report)
    expect(states.at(-1)).toEqual(statesOf(report).at(-1)?.state)
    expect(states.length).toBeGreaterThan(8)
    expect(states.some(({ alert }) => alert === 'SWITCH_NETWORK_NOT_FOUND')).toBe(true)
    expect(states.some(({ views }) => views.includes('WhatIsAWallet'))).toBe(true)
    expect(states.some(({ chains }) => chains[0]?.network === 'eip155:other')).toBe(true)
    expect(states.some(({ chains }) => chains[0]?.status === 'connected' && chains[0].account === 'account-1')).toBe(
      true,
    )
    expect(root.account.isConnected).toBe(false)
  })

  test('A state that the stores cannot reach is named with its step.', async () => {
    const report = await recordVisit()
    const opened = statesOf(report).find(({ state }) => state.isOpen)
    // No visitor without an account sees the view of the account.
    opened?.state.views.splice(0, 1, 'Account')
    await expect(replayDiagnostics(report)).rejects.toThrow(
      /^The replay differs in step \d+ of \d+, at \d+ ms: views\.0 was "Account", and is "Connect"$/,
    )
  })

  test('A file that is no report, or has a property that a report does not have, is refused.', async () => {
    await expect(replayDiagnostics({})).rejects.toThrow()
    const report = await recordVisit()
    await expect(replayDiagnostics({ ...report, address: '0x1' })).rejects.toThrow()
    await expect(replayDiagnostics({ ...report, version: 2 })).rejects.toThrow()
  })
})
