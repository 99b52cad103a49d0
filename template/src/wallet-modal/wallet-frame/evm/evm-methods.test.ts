// @vitest-environment node
import { expect, test } from 'vitest'
import { createLoggedInWallet } from '../testing/fake-wallet'

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('A declined request signs nothing and says so in the words of EIP-1193.', async () => {
  const { rpc, address, visitor, chain } = await createLoggedInWallet()
  visitor.decides = () => false
  const declined = { message: 'User rejected the request', code: 4001 }
  await expect(rpc('personal_sign', ['0x00', address])).rejects.toMatchObject(declined)
  await expect(rpc('eth_sendTransaction', [{ to: other }])).rejects.toMatchObject(declined)
  expect(chain.sent).toEqual([])
})

test('Requests for another account are refused before the visitor is asked.', async () => {
  const { rpc, asked } = await createLoggedInWallet()
  await expect(rpc('personal_sign', ['0x00', other])).rejects.toMatchObject({ code: 4100 })
  await expect(rpc('eth_sendTransaction', [{ from: other, to: other }])).rejects.toMatchObject({ code: 4100 })
  const data = { types: { A: [] }, primaryType: 'A', domain: {}, message: {} }
  await expect(rpc('eth_signTypedData_v4', [other, data])).rejects.toMatchObject({ code: 4100 })
  await expect(rpc('wallet_sendCalls', [{ from: other, calls: [{ to: other }] }])).rejects.toMatchObject({ code: 4100 })
  expect(asked).toEqual([])
})

test('One request is shown at a time, eight wait, and others are refused.', async () => {
  const { rpc, address, asked, visitor } = await createLoggedInWallet()
  let decide: (isApproved: boolean) => void = () => {}
  const decision = new Promise<boolean>((resolve) => (decide = resolve))
  visitor.decides = () => decision
  const requests = Array.from({ length: 9 }, (_, index) => rpc('personal_sign', [`0x3${index}`, address]))
  await expect(async () => {
    while (asked.length === 0) await Promise.resolve()
    await rpc('personal_sign', ['0x00', address])
  }).rejects.toMatchObject({ message: 'Too many requests wait for the visitor', code: -32005 })
  expect(asked).toHaveLength(1)
  decide(true)
  await Promise.all(requests)
  expect(asked).toHaveLength(9)
})
