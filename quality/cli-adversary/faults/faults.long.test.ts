import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packageRoot } from '../../../src/test-support/cli-process'
import { runFaults } from './run-faults'

// A share of `npm run fuzz -- cli-faults`: the same calls and faults in every run.
const dist = join(packageRoot, 'dist')

test('A fault at a call to the disk leaves the project as it was, or the command does its work all the same.', async () => {
  const report = await runFaults({ share: 61, seed: 5, dist })
  expect(report.failures).toEqual([])
  expect(report.told).toBeGreaterThan(25)
  expect(report.done).toBeGreaterThan(3)
}, 120_000)

test('A command that does not put a file back is noticed.', async () => {
  const leavesOut = ({ name }: { name: string }): boolean => name === 'linkSync'
  const report = await runFaults({ share: 61, seed: 5, dist, leavesOut })
  expect(report.failures).not.toEqual([])
}, 120_000)
