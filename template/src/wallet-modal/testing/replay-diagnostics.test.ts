// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { recordDiagnostics } from '../features/diagnostics/record-diagnostics'
import type { DiagnosticsReport } from '../services/diagnostics/report-schema'
import { createTestRoot } from './create-test-root'
import { beta } from './networks'
import { replayDiagnostics } from './replay-diagnostics'
import { settle } from './settle'

/** Records a visit with views, a connection, changes of the network and an alert. Returns the report after a conversion to JSON and back. */
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
  test('The replay of a recorded visit puts the stores into each recorded state.', async () => {
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

  test('If the stores cannot reach a recorded state, the error names the step and the value that differs.', async () => {
    const report = await recordVisit()
    const opened = statesOf(report).find(({ state }) => state.isOpen)
    // The stores cannot reach this state, because a visitor who is not connected never sees the view `Account`.
    opened?.state.views.splice(0, 1, 'Account')
    await expect(replayDiagnostics(report)).rejects.toThrow(
      /^The replay differs in step \d+ of \d+, at \d+ ms: views\.0 was "Account", and is "Connect"$/,
    )
  })

  test('A replay rejects a file that is not a report, has an unknown property or has another version.', async () => {
    await expect(replayDiagnostics({})).rejects.toThrow()
    const report = await recordVisit()
    await expect(replayDiagnostics({ ...report, address: '0x1' })).rejects.toThrow()
    await expect(replayDiagnostics({ ...report, version: 2 })).rejects.toThrow()
  })
})
