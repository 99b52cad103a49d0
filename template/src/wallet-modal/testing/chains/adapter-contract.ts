import { describe, expect, test, vi } from 'vitest'
import type { Adapter, AdapterSession } from '../../adapters/adapter'
import type { Connector } from '../../domain/wallets/connector'
import { WalletModalError } from '../../domain/errors/errors'
import { limits } from '../../domain/limits'
import type { Network } from '../../domain/networks/network'
import { createListener } from '../fake-listener'

/** A wallet whose user is played by the test. */
export interface HarnessWallet {
  /** How often the user has been asked. */
  prompts(): number
  /** The user declines from now on. */
  reject(): void
  /** The user shares these accounts from now on; none removes the access. */
  share(addresses: readonly string[]): void | Promise<void>
  /** The user chooses another network. Left out if wallets of this namespace have no network of their own. */
  changeNetwork?(network: Network): void
  /** The wallet stops answering. */
  freeze(): void
}

/** What the contract needs of an adapter: the adapter, a wallet, and networks that can be cut off. */
export interface AdapterHarness {
  adapter: Adapter
  /** The connector of the wallet, as the modal lists it. */
  connector: Connector
  wallet: HarnessWallet
  /** True if the visitor has already been asked before the adapter connects, as in pairing. Default: false. */
  isAskedBefore?: boolean
  /** The network that the wallet is on, and another that it knows. */
  networks: readonly [Network, Network]
  /** The accounts of the wallet; it shares the first. */
  addresses: readonly [string, string]
  /** Whether the account has signed the message. */
  isSignedBy(address: string, message: string, signature: string): boolean | Promise<boolean>
  /** The balance of the first account on the first network; undefined if the adapter reads no chain. */
  balance: bigint | undefined
  /** Left out if the adapter cannot send. */
  transfer?: { to: string; value: bigint }
  /** From now on no endpoint answers. */
  cutOffNetworks(): void
  /** Moves the clock of the adapter's platform. */
  advance(milliseconds: number): Promise<void>
}

/** The error that a promise rejects with. It must be a WalletModalError with a message for the visitor. */
async function failureOf(promise: Promise<unknown>): Promise<WalletModalError> {
  const failure = await promise.then(
    () => expect.unreachable('it did not fail'),
    (error: unknown) => error,
  )
  if (!(failure instanceof WalletModalError)) return expect.unreachable(`not an error of ours: ${String(failure)}`)
  expect(failure.message).not.toBe('')
  return failure
}

const noSignal = () => new AbortController().signal

/** Tests what the stores expect of every adapter. Call it at the top level of a test file; `create` makes a new harness for each test. */
export function testAdapterContract(title: string, create: () => Promise<AdapterHarness>): void {
  describe(`the adapter contract, ${title}`, () => {
    const connect = ({ adapter, connector, networks }: AdapterHarness): Promise<AdapterSession> =>
      adapter.connect({ connector, network: networks[0] })

    test('connects: asks for accounts and reports their chain', async () => {
      const harness = await create()
      const session = await connect(harness)
      expect(harness.wallet.prompts()).toBe(harness.isAskedBefore ? 0 : 1)
      expect(session.accounts[0]).toMatchObject({
        namespace: harness.connector.chain,
        address: harness.addresses[0],
      })
      expect(String(session.chainId)).toBe(String(harness.networks[0].id))
      expect(session.provider).toBeTypeOf('object')
    })

    test('reports a decline, after which the visitor can try again', async () => {
      const harness = await create()
      if (harness.isAskedBefore) return
      harness.wallet.reject()
      expect((await failureOf(connect(harness))).code).toBe('USER_REJECTED')
      expect((await failureOf(connect(harness))).code).toBe('USER_REJECTED')
    })

    test('cannot reach an object that is not a wallet', async () => {
      const { adapter, connector, networks } = await create()
      for (const provider of [undefined, {}, 'wallet']) {
        const connecting = adapter.connect({ connector: { ...connector, provider }, network: networks[0] })
        expect((await failureOf(connecting)).code).toBe('WALLET_UNREACHABLE')
      }
    })

    test('restores an earlier connection without asking the visitor', async () => {
      const harness = await create()
      const { adapter, connector, networks, wallet, addresses } = harness
      await connect(harness)
      const asked = wallet.prompts()
      const session = await adapter.reconnect({ connector, network: networks[0] })
      expect(session?.accounts[0]?.address).toBe(addresses[0])
      expect(wallet.prompts()).toBe(asked)
    })

    test('does not restore a connection that the wallet has ended', async () => {
      const harness = await create()
      const { adapter, connector, networks, wallet } = harness
      await connect(harness)
      await wallet.share([])
      const asked = wallet.prompts()
      expect(await adapter.reconnect({ connector, network: networks[0] })).toBeNull()
      expect(wallet.prompts()).toBe(asked)
    })

    test('gives up a connection that is not answered in time', async () => {
      const harness = await create()
      const { adapter, connector, networks, wallet, advance } = harness
      await connect(harness)
      wallet.freeze()
      const settled = vi.fn<() => void>()
      // The result may be a session, none, or an error. Only the end of the wait counts.
      const taking = adapter.reconnect({ connector, network: networks[0] }).then(settled, settled)
      await advance(limits.restore)
      await taking
      expect(settled).toHaveBeenCalledOnce()
    })

    test('reports another account, and the loss of the last one', async () => {
      const harness = await create()
      const { adapter, wallet, addresses, advance } = harness
      const listener = createListener()
      adapter.watch(await connect(harness), listener)
      await wallet.share([addresses[1]])
      await advance(0)
      expect(listener.accountsChanged.mock.lastCall?.[0][0]?.address).toBe(addresses[1])
      expect(listener.disconnected).not.toHaveBeenCalled()
      await wallet.share([])
      await advance(limits.restore)
      expect(listener.disconnected).toHaveBeenCalledOnce()
    })

    test('reports another network, if the wallet has one', async () => {
      const harness = await create()
      const { adapter, wallet, networks, advance } = harness
      const listener = createListener()
      adapter.watch(await connect(harness), listener)
      wallet.changeNetwork?.(networks[1])
      await advance(0)
      const told = listener.networkChanged.mock.calls.map(([chainId]) => String(chainId))
      expect(told).toEqual(wallet.changeNetwork ? [String(networks[1].id)] : [])
    })

    test('reports nothing after it was stopped', async () => {
      const harness = await create()
      const { adapter, wallet, addresses, networks, advance } = harness
      const listener = createListener()
      adapter.watch(await connect(harness), listener)()
      await wallet.share([addresses[1]])
      wallet.changeNetwork?.(networks[1])
      await wallet.share([])
      await advance(limits.restore)
      for (const told of Object.values(listener)) expect(told).not.toHaveBeenCalled()
    })

    test('switches to a network that the wallet knows', async () => {
      const harness = await create()
      const session = await connect(harness)
      await expect(harness.adapter.switchNetwork(session, harness.networks[1])).resolves.toBeUndefined()
    })

    test('signs a message of any text with the given account', async () => {
      const harness = await create()
      const session = await connect(harness)
      const [address] = harness.addresses
      for (const message of ['hello', 'zwei Zeilen\nund ein € 🦊', '0x1234']) {
        const signature = await harness.adapter.signMessage(session, message, address)
        expect(await harness.isSignedBy(address, message, signature)).toBe(true)
        expect(await harness.isSignedBy(address, `${message}!`, signature)).toBe(false)
      }
    })

    test('reports a declined signature as a decline', async () => {
      const harness = await create()
      const session = await connect(harness)
      harness.wallet.reject()
      const signing = harness.adapter.signMessage(session, 'hello', harness.addresses[0])
      expect((await failureOf(signing)).code).toBe('USER_REJECTED')
    })

    test('sends a transaction and reports it, or says that it cannot send', async () => {
      const harness = await create()
      const { adapter, addresses, networks, transfer } = harness
      const session = await connect(harness)
      const listener = createListener()
      adapter.watch(session, listener)
      const to = transfer?.to ?? addresses[1]
      const sending = adapter.sendTransaction(session, {
        from: addresses[0],
        to,
        value: transfer?.value ?? BigInt(1),
        network: networks[0],
      })
      if (!transfer) return expect((await failureOf(sending)).code).toBe('METHOD_NOT_SUPPORTED')
      const hash = await sending
      expect(hash).toMatch(/\S/)
      const told = listener.transactionSent.mock.calls.map(([sent]) => [sent.hash, sent.from, sent.to, sent.value])
      expect(told).toEqual([[hash, addresses[0], to, transfer.value]])
    })

    test('reports a declined transaction as a decline', async () => {
      const harness = await create()
      const { adapter, addresses, networks, transfer, wallet } = harness
      if (!transfer) return
      const session = await connect(harness)
      wallet.reject()
      const sending = adapter.sendTransaction(session, { from: addresses[0], ...transfer, network: networks[0] })
      expect((await failureOf(sending)).code).toBe('USER_REJECTED')
    })

    test('reads the exact balance from the network, or says that it cannot', async () => {
      const { adapter, addresses, networks, balance } = await create()
      const reading = adapter.getBalance({ address: addresses[0], network: networks[0], signal: noSignal() })
      if (balance === undefined) return expect((await failureOf(reading)).code).toBe('METHOD_NOT_SUPPORTED')
      const { decimals, symbol } = networks[0].nativeCurrency
      expect(await reading).toEqual({ value: balance, decimals, symbol })
    })

    test('reports an unreachable network in time, and an unknown transaction not as failed', async () => {
      const harness = await create()
      const { adapter, addresses, networks, balance, advance } = harness
      if (balance === undefined) return
      harness.cutOffNetworks()
      const reading = failureOf(adapter.getBalance({ address: addresses[0], network: networks[0], signal: noSignal() }))
      const waiting = failureOf(adapter.waitForTransaction({ hash: 'unknown', network: networks[0] }))
      await advance(2 * limits.confirmation)
      expect((await reading).code).toMatch(/^(?:RPC_|TIMED_OUT)/)
      expect((await waiting).code).toBe('TIMED_OUT')
    })

    test('disconnects: the wallet shares no account afterwards', async () => {
      const harness = await create()
      const { adapter, connector, networks } = harness
      await adapter.disconnect(await connect(harness))
      expect(await adapter.reconnect({ connector, network: networks[0] })).toBeNull()
    })

    test('reports in time a wallet that does not answer to disconnecting', async () => {
      const harness = await create()
      const session = await connect(harness)
      harness.wallet.freeze()
      const ended = vi.fn<() => void>()
      const failed = vi.fn<(error: WalletModalError) => void>()
      const ending = harness.adapter.disconnect(session).then(ended, failed)
      await harness.advance(limits.disconnect)
      await ending
      // An adapter that does not ask the wallet to end the session cannot time out.
      const failure = failed.mock.lastCall?.[0]
      expect(failure ? failure.code : ended.mock.calls.length).toBe(failure ? 'TIMED_OUT' : 1)
    })
  })
}
