import { emptyAccountState } from '../../../template/src/wallet-modal/domain/account/account'
import type { TestRoot } from '../../../template/src/wallet-modal/testing/create-test-root'
import { firstAddress, secondAddress, walletError } from '../../../template/src/wallet-modal/testing/fake-wallet'
import type { Fault } from '../harness/drive'
import type { Kind } from '../harness/kind'
import type { Visit } from '../harness/visit'
import { event, note, countOf } from '../harness/wallet-faults'
import { connecting } from '../steps/connect'

const other = (index: number) => `0x${String(index + 1).padStart(40, '0')}`

/** A wallet without functions for listeners. */
const deaf: Fault<TestRoot> = {
  name: 'a wallet without listeners',
  async strike(visit, { moment }) {
    const { world } = visit
    const get = () => void note(world)
    for (const name of ['on', 'removeListener'] as const)
      Object.defineProperty(world.wallet, name, { configurable: true, get })
    visit.canKeepListeners = moment !== 'before'
    if (moment !== 'after') return
    visit.start('disconnecting', world.modal.disconnect())
    await visit.run(5_000)
    world.wallet.changeAccounts([secondAddress])
  },
  reached: ({ world }) => countOf(world) > 0,
  mend({ world }) {
    for (const name of ['on', 'removeListener'] as const) Reflect.deleteProperty(world.wallet, name)
  },
}

function checkNetwork(visit: Visit, id: number): void {
  visit.same('the network', visit.root.chain.activeCaipNetwork?.id, id)
  visit.same('the status', visit.root.account.status, 'connected')
}

/** A report about the chain. @param id the chain that the wallet is on from now on */
const reports = (name: string, value: unknown, id = 1): Fault<TestRoot> =>
  event(
    name,
    ({ world }) => {
      world.wallet.chainId = id
      world.wallet.emit('chainChanged', value)
    },
    ({ world }) => void (world.wallet.chainId = 1),
  )

/** A report of a disconnection. */
const leaves = (name: string, code: number, accounts: readonly string[]): Fault<TestRoot> =>
  event(
    name,
    ({ world }) => {
      world.wallet.accounts = accounts
      world.wallet.emit('disconnect', walletError(code))
    },
    ({ world }) => void (world.wallet.accounts = [firstAddress]),
  )

/** Whether the wallet still tells its accounts. Another fault of the visit can keep the wallet from answering. */
async function stillAnswers({ world }: Visit): Promise<boolean> {
  try {
    const accounts: unknown = await world.wallet.request({ method: 'eth_accounts' })
    return Array.isArray(accounts) && accounts.length > 0
  } catch {
    return false
  }
}

function checkGone(visit: Visit): void {
  visit.same('the account', visit.root.account.state, emptyAccountState())
  visit.same('the stored connection', Object.keys(visit.root.memory.read().connections), [])
}

const gone: Fault<TestRoot> = event(
  'an extension that was removed',
  ({ world }) => {
    const fails = () => {
      throw new Error('Extension context invalidated.')
    }
    for (const method of ['eth_accounts', 'eth_chainId', 'eth_requestAccounts', 'wallet_revokePermissions'])
      world.wallet.answer(method, fails)
    world.wallet.emit('disconnect', walletError(1013))
  },
  ({ world }) => {
    for (const method of ['eth_accounts', 'eth_chainId', 'eth_requestAccounts', 'wallet_revokePermissions'])
      world.wallet.release(method)
  },
)

/** What a wallet reports by itself, while it is connected and when it is. */
export function addWalletEvents(kind: Kind<TestRoot>): void {
  kind
    .row('F08', {
      step: connecting,
      faults: [deaf],
      ends(visit, { moment }) {
        const { account } = visit.root
        visit.same('the status', account.status, moment === 'after' ? 'disconnected' : 'connected')
        visit.same('the account', account.address, moment === 'after' ? undefined : firstAddress)
      },
    })
    .row('F09', {
      step: connecting,
      faults: [
        event('ten thousand reports', ({ world }) => {
          for (let index = 0; index < 10_000; index += 1) world.wallet.changeAccounts([other(index)])
          world.wallet.changeAccounts([secondAddress])
        }),
      ],
      ends(visit) {
        visit.same('the account', visit.root.account.address, secondAddress)
        visit.same(
          'the stored account',
          visit.root.memory.read().connections.eip155?.caipAddress,
          `eip155:1:${secondAddress}`,
        )
      },
    })
    .row('F11', {
      step: connecting,
      faults: [
        reports('the chain 0x', '0x'),
        reports('the chain as a decimal text', '1'),
        reports('the chain as a number', 1),
        reports('the chain with a leading zero', '0x01'),
        reports('an object', { chainId: 10 }),
        reports('nothing', undefined),
      ],
      ends: (visit) => checkNetwork(visit, 1),
    })
    .row('F11', {
      step: connecting,
      faults: [reports('a chain that the app does not list', '0x7a69', 31337)],
      ends(visit) {
        const { root } = visit
        checkNetwork(visit, 31337)
        visit.same('the view', [root.modal.open, root.router.view], [true, 'UnsupportedChain'])
      },
    })
    .row('F12', {
      step: connecting,
      faults: [leaves('the code 4900 of a wallet without accounts', 4900, [])],
      ends: checkGone,
    })
    .row('F12', {
      step: connecting,
      faults: [
        leaves('the code 4900 of a wallet that still answers', 4900, [firstAddress]),
        leaves('the code 4901', 4901, [firstAddress]),
        leaves('the code 1013', 1013, [firstAddress]),
      ],
      async ends(visit) {
        if (visit.struck.length > 1 && !(await stillAnswers(visit))) return checkGone(visit)
        visit.same('the account', visit.root.account.address, firstAddress)
        visit.same('the status', visit.root.account.status, 'connected')
      },
    })
    .row('F13', {
      step: connecting,
      faults: [gone],
      retries: true,
      ends(visit) {
        visit.same('the account', visit.root.account.state, emptyAccountState())
        visit.same('the connector', visit.root.connector.activeConnectorIds.get('eip155'), undefined)
      },
    })
}
