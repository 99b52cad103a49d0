import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { eventually } from '../../test-support/eventually'
import { startSandbox, type Sandbox } from '../start'
import { Control } from '../test-support/control'
import { openDapp, type Dapp } from '../test-support/dapp'
import type { RelayFault } from './relay-fault'

let sandbox: Sandbox
let control: Control
let dapps: Dapp[] = []

beforeAll(async () => {
  sandbox = await startSandbox()
  control = new Control(sandbox.endpoints.control)
})
afterEach(async () => {
  await Promise.all(dapps.map((dapp) => dapp.leave()))
  dapps = []
  await control.post('/reset', {})
})
afterAll(() => sandbox?.close())

async function open(): Promise<Dapp> {
  const dapp = await openDapp(sandbox.endpoints)
  dapps.push(dapp)
  return dapp
}

async function set(fault: RelayFault | null): Promise<void> {
  expect((await control.post('/faults', { service: 'relay', fault })).status).toBe(200)
}

test.each([
  ['Unauthorized: invalid key'],
  ['Unauthorized: origin not allowed'],
  ['JWT validation error: JWT Token is not yet valid'],
])('parameters: the kit tells %s as relayer_error', async (reason) => {
  await set({ kind: 'refuse', reason })
  const dapp = await open()
  const told = dapp.heard('relayer_error')
  void dapp.propose()
  const error = await told
  expect(error).toBeInstanceOf(Error)
  expect(error).toMatchObject({ message: `WebSocket connection closed abnormally with code: 3000 (${reason})` })
})

test('A link that was made while the relay was down works when the relay is back.', async () => {
  const dapp = await open()
  await set({ kind: 'dead' })
  const proposed = dapp.propose()
  const tried = { service: 'relay', path: '/relay' }
  await eventually(async () =>
    expect(await control.get('/requests-log')).toContainEqual(expect.objectContaining(tried)),
  )
  await set(null)
  const { uri, connected } = await proposed
  await control.set({ mode: 'approve' })
  await control.post('/pairing/pair', { uri })
  expect((await connected)?.peer.metadata.name).toBe('Sandbox Phone')
})

test('The phone wallet keeps its connection while the relay is down for apps.', async () => {
  const dapp = await open()
  await control.set({ mode: 'approve' })
  const { uri, connected } = await dapp.propose()
  await control.post('/pairing/pair', { uri })
  await connected
  await set({ kind: 'dead' })
  await eventually(async () => expect(await control.get('/state')).toMatchObject({ relay: { connections: 1 } }))
})
