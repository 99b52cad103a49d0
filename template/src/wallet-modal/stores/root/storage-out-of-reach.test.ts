// @vitest-environment happy-dom
import '../../testing/setup'
import { expect, onTestFinished, test } from 'vitest'
import { createTestRoot } from '../../testing/create-test-root'
import { createFakeBrowser } from '../../testing/fake-browser'
import { FakeDataService, fakeDataUrl } from '../../testing/fake-data-service'
import { FakeWallet, firstAddress } from '../../testing/fake-wallet'
import { beta } from '../../testing/networks'
import { settle } from '../../testing/settle'

/** Collects unhandled rejections, which in a browser would appear in the console and in error reports. */
function followRejections(): unknown[] {
  const rejections: unknown[] = []
  const note = (reason: unknown) => void rejections.push(reason)
  process.on('unhandledRejection', note)
  onTestFinished(() => void process.off('unhandledRejection', note))
  return rejections
}

type TestOptions = NonNullable<Parameters<typeof createTestRoot>[0]>

/** A page whose storage chunk cannot be loaded, because the app was deployed again or the network is down. */
async function visitWithoutStorage(options: TestOptions = {}, how: 'fails' | 'hangs' = 'fails') {
  const visit = await createTestRoot({ ...options, isStarted: false })
  const repositories = () =>
    how === 'hangs'
      ? new Promise<never>(() => {})
      : Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  Object.defineProperty(visit.root.memory, 'repositories', { value: repositories })
  visit.modal.start()
  await settle()
  return visit
}

test.each(['fails', 'hangs'] as const)(
  'A returning visitor’s page is initialized when the storage code %s.',
  async (how) => {
    const rejections = followRejections()
    const browser = createFakeBrowser()
    const first = await createTestRoot({ browser })
    await first.connect()
    first.modal.dispose()
    const { root, platform } = await visitWithoutStorage({ browser, wallet: first.wallet }, how)
    await platform.advance(1_000)
    expect(root.publicState.state.initialized).toBe(true)
    expect(root.account.address).toBe(firstAddress)
    expect(rejections).toEqual([])
  },
)

test('Without the storage code a visitor connects, sees the tokens and disconnects.', async () => {
  const rejections = followRejections()
  const data = new FakeDataService()
  const { root, platform, connect } = await visitWithoutStorage({
    networks: [beta],
    wallet: new FakeWallet({ chainId: beta.id }),
    hosts: { rpc: fakeDataUrl },
    services: (url) => data.respond(url),
  })
  await connect()
  root.modal.show()
  await platform.advance(20_000)
  expect(root.account.balance).toBeDefined()
  await root.connection.disconnect()
  root.modal.show()
  await platform.advance(5_000)
  expect(root.account.isConnected).toBe(false)
  expect(rejections).toEqual([])
})

test('An alert whose texts cannot be loaded is logged for developers, and is not another error.', async () => {
  const rejections = followRejections()
  const { root, platform } = await createTestRoot()
  Object.defineProperty(root.modalStores.alert, 'show', {
    value: () => Promise.reject(new TypeError('Failed to fetch')),
  })
  await root.showAlert('PROJECT_ID_NOT_CONFIGURED')
  expect(platform.logged.map(({ message }) => message)).toContain(
    'The alert PROJECT_ID_NOT_CONFIGURED cannot be shown.',
  )
  expect(rejections).toEqual([])
})
