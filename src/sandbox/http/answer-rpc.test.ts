import { expect, test } from 'vitest'
import { RpcError } from '../rpc-error'
import { answerRpc, type RpcMethods } from './answer-rpc'

const run: RpcMethods = async (method, params) => {
  if (method === 'fail') throw new RpcError(-32000, 'No', { reason: 'test' })
  if (method === 'break') throw new TypeError('Broken')
  return { method, params }
}
const call = (method: unknown, id: unknown = 1) => ({ jsonrpc: '2.0', id, method, params: ['p'] })

test('A single call is answered with its result, and a batch with a list in the order of its calls', async () => {
  const answer = (id: unknown) => ({ jsonrpc: '2.0', id, result: { method: 'go', params: ['p'] } })
  expect(await answerRpc(call('go'), run)).toEqual(answer(1))
  expect(await answerRpc([call('go', 'a'), call('go', 'b')], run)).toEqual([answer('a'), answer('b')])
  expect(await answerRpc([], run)).toEqual([])
})

test.each([
  [call('fail'), { code: -32000, message: 'No', data: { reason: 'test' } }],
  [call('break'), { code: -32603, message: 'TypeError: Broken' }],
  [call(5), { code: -32600, message: 'Invalid request' }],
])('The call %j is answered with an error', async (body, error) => {
  expect(await answerRpc(body, run)).toEqual({ jsonrpc: '2.0', id: 1, error })
})

test('A body that is no object is answered with an error whose id is null', async () => {
  const error = { code: -32600, message: 'Invalid request' }
  expect(await answerRpc(1, run)).toEqual({ jsonrpc: '2.0', id: null, error })
})
