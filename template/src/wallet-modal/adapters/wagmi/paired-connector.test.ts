// @vitest-environment node
import type { Config } from '@wagmi/core'
import { connect, disconnect, getConnection, switchChain } from '@wagmi/core'
import { expect, test } from 'vitest'
import type { Connector } from '../../domain/wallets/connector'
import { required } from '../../domain/errors/errors'
import { FakeWallet, firstAddress, secondAddress, walletError } from '../../testing/fake-wallet'
import { alpha, beta } from '../../testing/networks'
import { pairedConnector, pairedConnectorId } from './paired-connector'
import { createHostConfig } from './testing/host-config'

/** A paired wallet without a relay. */
class PhoneWallet extends FakeWallet {
  endings = 0

  async endSession(): Promise<void> {
    this.endings += 1
  }
}

async function create(parts: Partial<Connector> = {}, phone = new PhoneWallet()) {
  const config = createHostConfig([])
  const connector: Connector = { id: 'walletConnect', type: 'WALLET_CONNECT', name: 'Phone', chain: 'eip155', ...parts }
  await connect(config, { connector: pairedConnector(phone, connector) })
  return { config, phone, known: required(getConnection(config).connector, 'WALLET_UNREACHABLE') }
}

const stateOf = (config: Config) => {
  const { status, addresses, chainId } = getConnection(config)
  return { status, addresses, chainId }
}

test('A paired wallet has the name and the icon of the wallet in the host app, and gives its provider.', async () => {
  const { known, phone } = await create({ imageUrl: 'https://phone.example/icon.png' })
  expect(known).toMatchObject({
    id: pairedConnectorId,
    type: 'walletConnect',
    name: 'Phone',
    icon: 'https://phone.example/icon.png',
  })
  expect(await known.getProvider()).toBe(phone)
  expect((await create()).known).not.toHaveProperty('icon')
})

test('The host app sees every change of account and network in a paired wallet. When the wallet shares no account any more, wagmi reports a disconnect.', async () => {
  const { config, phone, known } = await create()
  expect(await known.isAuthorized()).toBe(true)
  phone.changeAccounts([secondAddress.toLowerCase(), firstAddress])
  expect(stateOf(config)).toEqual({ status: 'connected', addresses: [secondAddress, firstAddress], chainId: alpha.id })
  phone.changeChain(beta.id)
  expect(stateOf(config)).toMatchObject({ addresses: [secondAddress, firstAddress], chainId: beta.id })
  phone.changeAccounts([])
  expect(stateOf(config).status).toBe('disconnected')
  expect(phone.listenerCount()).toBe(0)
  expect(await known.isAuthorized()).toBe(false)
})

test('Invalid addresses of a paired wallet are left out. A wallet without a valid address is disconnected.', async () => {
  const { config, phone } = await create({}, new PhoneWallet({ accounts: ['nonsense', firstAddress] }))
  expect(stateOf(config).addresses).toEqual([firstAddress])
  phone.changeAccounts([secondAddress, 'nonsense'])
  expect(stateOf(config).addresses).toEqual([secondAddress])
  phone.changeAccounts(['nonsense'])
  expect(stateOf(config).status).toBe('disconnected')
})

test('After the host app has disconnected a paired wallet, wagmi listens to no event of the wallet.', async () => {
  const { config, phone } = await create()
  await disconnect(config)
  expect(phone.endings).toBe(1)
  expect(phone.listenerCount()).toBe(0)
  expect(stateOf(config).status).toBe('disconnected')
})

test('The host app changes the network in the paired wallet, to a network of its config only.', async () => {
  const { config, phone } = await create()
  await expect(switchChain(config, { chainId: beta.id })).resolves.toMatchObject({ id: beta.id, name: beta.name })
  expect(phone.callsOf('wallet_switchEthereumChain').map(({ params }) => params)).toEqual([[{ chainId: '0xa' }]])
  await expect(switchChain(config, { chainId: 5 })).rejects.toThrow('Chain not configured')
  expect(phone.callsOf('wallet_switchEthereumChain')).toHaveLength(1)
  phone.fail('wallet_switchEthereumChain', walletError(4001, 'User rejected the request.'))
  await expect(switchChain(config, { chainId: alpha.id })).rejects.toThrow('User rejected')
})

test('A paired wallet that answers without a list of accounts shares no account. A paired wallet without a valid network is on network 0.', async () => {
  const phone = new PhoneWallet()
  const { known } = await create({}, phone)
  for (const answer of [null, {}, firstAddress]) {
    phone.answer('eth_accounts', () => answer)
    expect(await known.getAccounts()).toEqual([])
    expect(await known.isAuthorized()).toBe(false)
  }
  for (const answer of [null, 'nonsense', {}]) {
    phone.answer('eth_chainId', () => answer)
    expect(await known.getChainId()).toBe(0)
  }
})
