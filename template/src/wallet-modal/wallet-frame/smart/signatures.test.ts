// @vitest-environment node
import { verifyMessage, verifyTypedData } from 'ethers'
import { expect, test } from 'vitest'
import { createSmartVisitor } from './testing/smart-wallet'

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('Messages and typed data are signed with the key of the smart account, and the approval names the smart account.', async () => {
  const { rpc, address, eoa, asked } = await createSmartVisitor()
  const message = (await rpc('personal_sign', ['hello', address])) as string
  expect(verifyMessage('hello', message)).toBe(address)
  const types = { Greeting: [{ name: 'text', type: 'string' }] }
  const domain = { name: 'Greetings', chainId: 1, verifyingContract: other }
  const data = { types, primaryType: 'Greeting', domain, message: { text: 'hi' } }
  const signature = (await rpc('eth_signTypedData_v4', [address, data])) as string
  expect(verifyTypedData(domain, types, { text: 'hi' }, signature)).toBe(address)
  expect(asked.map(({ account, isSmartAccount }) => [account, isSmartAccount])).toEqual(Array(2).fill([address, true]))
  for (const request of [
    () => rpc('personal_sign', ['0x00', eoa]),
    () => rpc('eth_signTypedData_v4', [eoa, data]),
    () => rpc('eth_sendTransaction', [{ from: eoa, to: other }]),
    () => rpc('wallet_sendCalls', [{ from: eoa, calls: [{ to: other }] }]),
  ])
    await expect(request()).rejects.toMatchObject({ code: 4100, message: 'The request is for another account' })
  expect(asked).toHaveLength(2)
})

test('The wallet refuses typed data that would be a user operation or a delegation of the account.', async () => {
  const { rpc, request, address, eoa, asked } = await createSmartVisitor()
  const text = [{ name: 'sender', type: 'address' }]
  const operation = {
    types: { PackedUserOperation: text },
    primaryType: 'PackedUserOperation',
    domain: { name: 'EIP7702StatelessDeleGator', version: '1', chainId: 1, verifyingContract: address.toLowerCase() },
    message: { sender: address },
  }
  const fields = [
    { name: 'delegate', type: 'address' },
    { name: 'authority', type: 'bytes32' },
  ]
  const message = { delegate: other, authority: `0x${'f'.repeat(64)}` }
  const domain = { name: 'DelegationManager', version: '1', chainId: 1, verifyingContract: other }
  const delegation = { types: { Delegation: fields }, primaryType: 'Delegation', domain, message }
  const refused = {
    code: 4100,
    message: 'Whoever has this signature could act for the smart account, so it is not given',
  }
  for (const data of [operation, delegation])
    await expect(rpc('eth_signTypedData_v4', [address, data])).rejects.toMatchObject(refused)
  expect(asked).toEqual([])
  // The delegation of a vote is another type with the same name, and the ordinary account has no delegations.
  const vote = { types: { Delegation: [{ name: 'delegatee', type: 'address' }] }, message: { delegatee: other } }
  await rpc('eth_signTypedData_v4', [address, { ...delegation, ...vote }])
  await request('SET_PREFERRED_ACCOUNT', { type: 'eoa' })
  await rpc('eth_signTypedData_v4', [eoa, delegation])
  expect(asked).toHaveLength(2)
})
