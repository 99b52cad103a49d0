// @vitest-environment node
import { expect, test } from 'vitest'
import { createFakeWallet } from '../testing/fake-wallet'
import { capabilitiesOf, readBatch } from './batch'

const to = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'

test('A capability that the batch or one of its calls needs is not made optional by another request for it.', () => {
  const needed = { context: {} }
  const optional = { optional: true }
  const batch = (ofCall: unknown, ofBatch: unknown) =>
    readBatch([{ calls: [{ to, capabilities: { one: ofCall } }, { to }], capabilities: { one: ofBatch } }])
  expect(capabilitiesOf(batch(needed, optional))).toEqual({ one: needed })
  expect(capabilitiesOf(batch(optional, needed))).toEqual({ one: needed })
  expect(capabilitiesOf(batch(optional, optional))).toEqual({ one: optional })
})

test('The ordinary account refuses a batch that needs a capability, and sends a batch whose capabilities are optional.', async () => {
  const { rpc, logIn, asked } = await createFakeWallet()
  await logIn()
  const calls = [{ to }]
  for (const batch of [
    { calls, capabilities: { paymasterService: { url: 'https://paymaster.example' } } },
    { calls: [{ to, capabilities: { other: {} } }] },
  ])
    await expect(rpc('wallet_sendCalls', [batch])).rejects.toMatchObject({
      code: 5700,
      message: 'This wallet does not support what the page asks for',
    })
  expect(asked).toEqual([])
  await rpc('wallet_sendCalls', [{ calls, capabilities: { paymasterService: { optional: true } } }])
  expect(asked).toHaveLength(1)
})
