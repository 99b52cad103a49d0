// @vitest-environment node
import { expect, test } from 'vitest'
import { createAccount } from '../../domain/account/account'
import { createListener } from '../../testing/fake-listener'
import { firstAddress, secondAddress } from '../../testing/fake-wallet'
import { newsOnly } from './news-only'

const [first, second] = [createAccount('eip155', firstAddress), createAccount('eip155', secondAddress)]

function create() {
  const listener = createListener()
  return { listener, news: newsOnly({ provider: {}, accounts: [first, second], chainId: 1 }, listener) }
}

test('Accounts are reported when they differ from those that the listener knows, also in their order.', () => {
  const { listener, news } = create()
  news.accountsChanged([first, second])
  expect(listener.accountsChanged).not.toHaveBeenCalled()
  for (const accounts of [[second, first], [second, first], [second], [first, second]]) news.accountsChanged(accounts)
  expect(listener.accountsChanged.mock.calls).toEqual([[[second, first]], [[second]], [[first, second]]])
})

test('A network is reported when the listener knows another network, whether the wallet gives a number or a text.', () => {
  const { listener, news } = create()
  for (const chainId of [1, '1', 10, '10', 1]) news.networkChanged(chainId)
  expect(listener.networkChanged.mock.calls).toEqual([[10], [1]])
})

test('The end is reported once, and nothing after the end.', () => {
  const { listener, news } = create()
  news.disconnected()
  news.disconnected()
  news.accountsChanged([second])
  news.networkChanged(10)
  expect(listener.disconnected).toHaveBeenCalledOnce()
  expect(listener.accountsChanged).not.toHaveBeenCalled()
  expect(listener.networkChanged).not.toHaveBeenCalled()
})

test('Requests and sent transactions are reported each time.', () => {
  const { listener, news } = create()
  for (const method of ['personal_sign', 'personal_sign']) {
    news.requestStarted(method)
    news.requestSettled(method, 'success')
  }
  expect(listener.requestStarted).toHaveBeenCalledTimes(2)
  expect(listener.requestSettled).toHaveBeenCalledTimes(2)
})
