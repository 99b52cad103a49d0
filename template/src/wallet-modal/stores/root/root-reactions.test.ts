// @vitest-environment happy-dom
import '../../testing/setup'
import { runInAction } from 'mobx'
import { expect, test, vi } from 'vitest'
import { createTestRoot } from '../../testing/create-test-root'
import { settle } from '../../testing/settle'

/** A visitor's page with a closed modal. `isLoaded` says whether the code of the account is loaded already. */
async function createPage(isLoaded: boolean) {
  const { root, platform, connect, modal } = await createTestRoot()
  const loads = vi.spyOn(root.accountLoader, 'load')
  if (!isLoaded) runInAction(() => void (root.accountLoader.stores = undefined))
  const idle = () => platform.advance(1_000)
  return { root, platform, connect, modal, loads, idle }
}

test('The code of the account is loaded when the page is idle after a wallet has connected, also if the modal is closed.', async () => {
  const { root, connect, loads, idle } = await createPage(false)
  await idle()
  expect(loads).not.toHaveBeenCalled()
  await connect()
  expect(root.modal.open).toBe(false)
  loads.mockClear()
  await idle()
  expect(loads).toHaveBeenCalledOnce()
  await root.connection.disconnect()
  loads.mockClear()
  await idle()
  expect(loads).not.toHaveBeenCalled()
})

test('The code of the account is loaded only once, and is not loaded after the modal was destroyed.', async () => {
  const loaded = await createPage(true)
  await loaded.connect()
  loaded.loads.mockClear()
  await loaded.idle()
  expect(loaded.loads).not.toHaveBeenCalled()
  const destroyed = await createPage(false)
  await destroyed.connect()
  destroyed.loads.mockClear()
  destroyed.modal.dispose()
  await destroyed.idle()
  expect(destroyed.loads).not.toHaveBeenCalled()
})

test('When the page becomes visible again, the modal reads the balance, but only if a wallet is connected.', async () => {
  const { root, platform, connect } = await createPage(true)
  const refresh = vi.spyOn(root.account, 'refreshBalance')
  const comeBack = async () => {
    refresh.mockClear()
    for (const isVisible of [false, true]) platform.page.setVisible(isVisible)
    await settle()
  }
  await comeBack()
  expect(refresh).not.toHaveBeenCalled()
  await connect()
  await comeBack()
  expect(refresh).toHaveBeenCalledOnce()
})
