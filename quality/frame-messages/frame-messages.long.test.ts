import { expect, test } from 'vitest'
import { page } from './page'
import { replies } from './replies'
import type { Part } from './report'
import { runPart } from './report'
import { requests } from './requests'
import { vaults } from './vaults'

// A fiftieth of `npm run fuzz -- frame`, and the same every time: a change that fails here is at fault itself.
const seed = 20_261_124
const share = 50

/** Runs the share of a part. Every kind of case has to occur, and enough valid messages have to be taken in between. */
async function runShare(part: Part, kinds: readonly string[], controls: number): Promise<void> {
  const count = part.count / share
  const report = await runPart(part, { seed, from: 0, to: count })
  expect(report.failures).toEqual([])
  expect(report.cases).toBe(count)
  expect(report.controls).toBeGreaterThan(controls)
  expect(kinds.filter((kind) => (report.kinds[kind] ?? 0) < count / 400)).toEqual([])
}

test(`no forged message to the page has an effect, seed ${seed}`, async () => {
  await runShare(page, ['source', 'origin', 'data', 'type', 'id', 'payload', 'throws'], 800)
}, 900_000)

test(`no mutated reply brings an invalid address, network, e-mail, text or link into the page, seed ${seed}`, async () => {
  const kinds = [
    'GET_USER, taken',
    'GET_USER, refused',
    'GET_USER, dropped',
    'GET_FARCASTER_URI, taken',
    'an error, refused',
  ]
  await runShare(replies, kinds, 10_000)
}, 900_000)

test(`no forged request to the frame is answered or reaches the wallet, seed ${seed}`, async () => {
  await runShare(requests, ['source', 'origin', 'data', 'type', 'id'], 60)
}, 900_000)

test(`no vault opens that was changed, or with secrets that were changed, seed ${seed}`, async () => {
  const kinds = [
    'box, iv',
    'box, ct',
    'lock, salt',
    'lock, iv',
    'lock, ct',
    'lock, ct, not read',
    'key version',
    'a secret',
  ]
  await runShare(vaults, kinds, 11)
}, 900_000)
