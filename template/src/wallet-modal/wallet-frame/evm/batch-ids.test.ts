// @vitest-environment node
import { expect, test } from 'vitest'
import { createFakeWallet, otherApp } from '../testing/fake-wallet'

const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const calls = [{ to, value: '0x1' }]
const id = '0xabc'
const duplicate = { code: 5720, message: 'This page has sent a batch with this id already' }

async function createLoggedInWallet() {
  const wallet = await createFakeWallet()
  await wallet.logIn()
  return wallet
}

test('A batch has the id that the page has chosen, and the page cannot use the id a second time.', async () => {
  const { rpc, asked, chain } = await createLoggedInWallet()
  expect(await rpc('wallet_sendCalls', [{ id, calls }])).toEqual({ id })
  expect(await rpc('wallet_getCallsStatus', [id])).toMatchObject({ id, status: 200, atomic: false })
  await expect(rpc('wallet_sendCalls', [{ id, calls }])).rejects.toMatchObject(duplicate)
  expect([asked.length, chain.sent.length]).toEqual([1, 1])
  await expect(rpc('wallet_sendCalls', [{ id: 'x'.repeat(8_195), calls }])).rejects.toMatchObject({ code: -32602 })
})

test('Of two requests with the same id at the same time, only one is shown to the visitor.', async () => {
  const { rpc, asked } = await createLoggedInWallet()
  const both = [1, 2].map(() => rpc('wallet_sendCalls', [{ id, calls }]))
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  expect(asked).toHaveLength(1)
})

test('The page can use an id again after the visitor has declined the batch, but not if the batch may have been sent.', async () => {
  const { rpc, visitor, chain, clock } = await createLoggedInWallet()
  visitor.decides = () => false
  await expect(rpc('wallet_sendCalls', [{ id, calls }])).rejects.toMatchObject({ code: 4001 })
  await expect(rpc('wallet_getCallsStatus', [id])).rejects.toMatchObject({ code: 5730 })
  visitor.decides = () => true
  chain.sending = 'lost'
  const outcome = rpc('wallet_sendCalls', [{ id, calls }]).catch((error: Error) => error.message)
  await expect
    .poll(() => {
      clock.advance(2_000)
      return Promise.race([outcome, undefined])
    })
    .toContain('may have been sent')
  chain.sending = 'taken'
  await expect(rpc('wallet_sendCalls', [{ id, calls }])).rejects.toMatchObject(duplicate)
})

test('Two sites may choose the same id, and no site sees the batch of the other site by this id.', async () => {
  const { rpc, logIn } = await createLoggedInWallet()
  await rpc('wallet_sendCalls', [{ id, calls }])
  await logIn(otherApp)
  await expect(rpc('wallet_getCallsStatus', [id], otherApp)).rejects.toMatchObject({ code: 5730 })
  expect(await rpc('wallet_sendCalls', [{ id, calls }], otherApp)).toEqual({ id })
})

test('Only the latest 100 ids are stored, and stored values of another form are ignored.', async () => {
  const { rpc } = await createLoggedInWallet()
  for (let index = 0; index <= 100; index += 1) await rpc('wallet_sendCalls', [{ id: `${index}`, calls }])
  await expect(rpc('wallet_sendCalls', [{ id: '1', calls }])).rejects.toMatchObject(duplicate)
  expect(await rpc('wallet_sendCalls', [{ id: '0', calls }])).toEqual({ id: '0' })
})
