// @vitest-environment happy-dom
import '../../testing/setup'
import { expect, test, vi } from 'vitest'
import { createTestRoot } from '../../testing/create-test-root'
import { walletError } from '../../testing/fake-wallet'
import { alpha, beta, gamma } from '../../testing/networks'
import { settle } from '../../testing/settle'

test('[C1-06] A network is selected without a wallet, and with one in the wallet.', async () => {
  const { modal, root, wallet, connect } = await createTestRoot()
  await modal.switchNetwork(beta)
  expect(root.chain.activeCaipNetwork?.name).toBe('Beta')
  expect(wallet.calls).toEqual([])
  await connect()
  expect(root.chain.activeCaipNetwork?.name).toBe('Alpha')
  await modal.switchNetwork(beta)
  expect(wallet.chainId).toBe(10)
  expect(root.chain.activeCaipNetwork?.name).toBe('Beta')
})

test('The active network is the entry of `networks` that has the id of `defaultNetwork`, with the endpoints of this entry.', async () => {
  const other = { ...beta, rpcUrls: { default: { http: ['https://other.example'] } } }
  const { root } = await createTestRoot({ defaultNetwork: other, wallet: null })
  expect(root.chain.activeCaipNetwork?.rpcUrls.default.http).toEqual(beta.rpcUrls.default.http)
})

test('If `networks` does not contain the default network, the first of `networks` is active.', async () => {
  const { root } = await createTestRoot({ defaultNetwork: gamma, wallet: null })
  expect(root.chain.activeCaipNetwork?.name).toBe('Alpha')
})

test('[C5-07] An unknown network on switch gives Network Not Found.', async () => {
  const { modal, root, platform } = await createTestRoot()
  await expect(modal.switchNetwork({ id: 31337 })).rejects.toThrow('CaipNetwork not found: 31337. Add it to `networks`')
  expect(root.modalStores.alert).toMatchObject({ open: true, message: 'Network Not Found' })
  await expect(modal.switchNetwork({ id: 4 })).rejects.toMatchObject({ code: 'CAIP_NETWORK_NOT_FOUND' })
  expect(platform.logged).toHaveLength(1)
})

test('[C8-21] Missing adapters, networks and URLs are named in the words of the specification.', async () => {
  const { modal, root } = await createTestRoot({
    networks: [{ ...alpha, rpcUrls: { default: { http: [] } } }],
  })
  await expect(root.adapters.load('cosmos')).rejects.toThrow(/^Adapter not found/)
  await expect(modal.switchNetwork({ id: 31337 })).rejects.toThrow(/^CaipNetwork not found/)
  const adapter = await root.adapters.load('eip155')
  const network = root.chain.activeCaipNetwork
  if (!network) return expect.unreachable()
  const { signal } = new AbortController()
  const reading = adapter.getBalance({ address: '0x', network, signal })
  await expect(reading).rejects.toThrow(/^No URL was provided to the Transport/)
})

test('A switch in the modal waits, and ends when the wallet has switched.', async () => {
  const { root, wallet, connect } = await createTestRoot()
  await connect()
  const approval = wallet.hold('wallet_switchEthereumChain')
  const target = root.chain.requestedCaipNetworks[1]
  if (!target) return expect.unreachable()
  const switching = root.modalStores.networkSwitch.start(target)
  expect(root.modalStores.networkSwitch.attempt).toEqual({ state: 'waiting', network: target })
  wallet.chainId = 10
  approval.resolve(null)
  await switching
  expect(root.modalStores.networkSwitch.attempt.state).toBe('idle')
  expect(root.chain.activeCaipNetwork?.id).toBe(10)
})

test('A switch that is declined or fails says so, and the network stays.', async () => {
  const { root, wallet, connect } = await createTestRoot()
  await connect()
  const target = root.chain.requestedCaipNetworks[1]
  if (!target) return expect.unreachable()
  wallet.fail('wallet_switchEthereumChain', walletError(4001))
  await root.modalStores.networkSwitch.start(target)
  expect(root.modalStores.networkSwitch.attempt).toMatchObject({ state: 'declined', error: { code: 'USER_REJECTED' } })
  wallet.fail('wallet_switchEthereumChain', walletError(-32000))
  await root.modalStores.networkSwitch.start(target)
  expect(root.modalStores.networkSwitch.attempt).toMatchObject({
    state: 'error',
    error: { code: 'CHAIN_NOT_SUPPORTED' },
  })
  expect(root.chain.activeCaipNetwork?.id).toBe(1)
})

test('The answer to an earlier choice is ignored after a newer one.', async () => {
  const { root, wallet, connect } = await createTestRoot({ networks: [alpha, beta, gamma] })
  await connect()
  const [, second, third] = root.chain.requestedCaipNetworks
  if (!second || !third) return expect.unreachable()
  const approval = wallet.hold('wallet_switchEthereumChain')
  void root.modalStores.networkSwitch.start(second)
  void root.modalStores.networkSwitch.start(third)
  approval.reject(walletError(4001))
  await settle()
  expect(root.modalStores.networkSwitch.attempt).toMatchObject({ state: 'declined', network: { id: gamma.id } })
  root.modalStores.networkSwitch.abandon()
  expect(root.modalStores.networkSwitch.attempt.state).toBe('idle')
})

test('When the wallet confirms an earlier network switch late, the modal still waits for the network that the visitor chose last.', async () => {
  const { root } = await createTestRoot({ networks: [alpha, beta, gamma] })
  const answers: (() => void)[] = []
  vi.spyOn(root.chain, 'switchActiveNetwork').mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
  const [, second, third] = root.chain.requestedCaipNetworks
  if (!second || !third) return expect.unreachable()
  const { networkSwitch } = root.modalStores
  void networkSwitch.start(second)
  void networkSwitch.start(third)
  answers[0]?.()
  await settle()
  expect(networkSwitch.attempt).toEqual({ state: 'waiting', network: third })
  answers[1]?.()
  await settle()
  expect(networkSwitch.attempt).toEqual({ state: 'idle' })
})

test('Leaving the view abandons the switch.', async () => {
  const { root, wallet, connect } = await createTestRoot()
  await connect()
  wallet.hold('wallet_switchEthereumChain')
  const target = root.chain.requestedCaipNetworks[1]
  if (!target) return expect.unreachable()
  root.modal.show({ view: 'Networks' })
  root.router.push({ view: 'SwitchNetwork', data: { network: target } })
  void root.modalStores.networkSwitch.start(target)
  root.router.goBack()
  expect(root.modalStores.networkSwitch.attempt.state).toBe('idle')
})

test('The default network is active first.', async () => {
  const { root } = await createTestRoot({ defaultNetwork: beta, wallet: null })
  expect(root.chain.activeCaipNetwork?.name).toBe('Beta')
})

test('Networks can be added and removed while the app runs.', async () => {
  const { modal, root } = await createTestRoot({ wallet: null })
  modal.addNetwork(gamma)
  expect(root.chain.requestedCaipNetworks.map(({ name }) => name)).toEqual(['Alpha', 'Beta', 'Gamma Test'])
  modal.removeNetwork('eip155', alpha.id)
  expect(root.chain.activeCaipNetwork?.name).toBe('Beta')
})

test('When the wallet refuses an earlier network switch late, the modal still waits for the network that the visitor chose last.', async () => {
  const { root } = await createTestRoot({ networks: [alpha, beta, gamma] })
  const refusals: ((error: unknown) => void)[] = []
  vi.spyOn(root.chain, 'switchActiveNetwork').mockImplementation(() => new Promise((_, no) => refusals.push(no)))
  const [, second, third] = root.chain.requestedCaipNetworks
  if (!second || !third) return expect.unreachable()
  const { networkSwitch } = root.modalStores
  expect(networkSwitch.attempt).toEqual({ state: 'idle' })
  void networkSwitch.start(second)
  void networkSwitch.start(third)
  refusals[0]?.(walletError(4001))
  await settle()
  expect(networkSwitch.attempt).toEqual({ state: 'waiting', network: third })
  expect(Reflect.get(networkSwitch.attempt, 'network')).toBe(third)
})
