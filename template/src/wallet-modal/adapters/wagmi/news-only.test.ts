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

test('Accounts are reported only if the accounts or their order have changed since the last report.', () => {
  const { listener, news } = create()
  news.accountsChanged([first, second])
  expect(listener.accountsChanged).not.toHaveBeenCalled()
  for (const accounts of [[second, first], [second, first], [second], [first, second]]) news.accountsChanged(accounts)
  expect(listener.accountsChanged.mock.calls).toEqual([[[second, first]], [[second]], [[first, second]]])
})

test('A network is reported only if it has changed since the last report, whether the wallet gives the chain id as a number or as a string.', () => {
  const { listener, news } = create()
  for (const chainId of [1, '1', 10, '10', 1]) news.networkChanged(chainId)
  expect(listener.networkChanged.mock.calls).toEqual([[10], [1]])
})

test('A disconnect is reported once. Nothing is reported after a disconnect.', () => {
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
