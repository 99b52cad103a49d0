import { walletError } from '../../../template/src/wallet-modal/testing/fake-wallet'
import type { Held } from '../kit/held-requests'
import type { WalletName } from './model'
import { solanaKeys } from './standard-wallet'
import { devnet } from '../../../template/src/wallet-modal/adapters/solana/testing/create-solana-test'
import type { ConnectionWorld } from './world'

/** The ways in which a wallet answers. */
export type Answer = 'yes' | 'no' | 'failure' | 'nobody' | 'unknown'

const declined = () => walletError(4001, 'User rejected the request')
const broken = () => walletError(-32603, 'Internal JSON-RPC error.')

/** The methods by which a wallet is asked to connect. */
export const connecting = ['connect', 'eth_requestAccounts'] as const
/** The methods with which the page asks the wallet of an earlier visit after a reload. The wallet answers without asking its user. */
export const restoring = ['eth_accounts', 'eth_chainId'] as const
export const leaving = ['disconnect', 'wallet_revokePermissions'] as const
export const switching = ['wallet_switchEthereumChain', 'wallet_addEthereumChain'] as const

/** Answers a request to connect, and tells the reference model. */
function answerConnect(world: ConnectionWorld, held: Held, how: Answer): void {
  const { model } = world
  const number = world.attempts.get(held) ?? 0
  const wallet = held.of as WalletName
  if (how === 'no') {
    held.reject(declined())
    return model.refused(number, 'declined')
  }
  if (how === 'failure' || how === 'unknown') {
    held.reject(broken())
    return model.refused(number, 'error')
  }
  // After an approval, the wallet also answers the question for its network.
  if (wallet !== 'sol') world.evm[wallet].isSlow = false
  const known = wallet === 'sol' ? { accounts: world.solAccounts, chainId: devnet } : world.evm[wallet]
  const shared = how === 'nobody' && wallet !== 'sol' ? [] : known.accounts
  held.resolve(shared)
  if (shared.length === 0) model.refused(number, 'error')
  else model.shared(number, wallet, shared, known.chainId)
}

function answerLeave(world: ConnectionWorld, held: Held, how: Answer): void {
  if (how === 'no') return held.reject(declined())
  if (how === 'failure') return held.reject(broken())
  held.resolve(null)
  if (held.of === 'sol') world.model.accountsChanged('sol', [])
}

function answerSwitch(world: ConnectionWorld, held: Held, how: Answer): void {
  if (how === 'no') return held.reject(declined())
  if (how === 'failure') return held.reject(broken())
  if (how === 'unknown') return held.reject(walletError(4902, 'Unrecognized chain ID'))
  const [{ chainId }] = held.params as [{ chainId: string }]
  if (held.of === 'one' || held.of === 'two') {
    world.evm[held.of].changeChain(Number(chainId))
    world.model.chainChanged(held.of, Number(chainId))
  }
  held.resolve(null)
}

/** Answers a request in the place of the visitor. */
export function answer(world: ConnectionWorld, held: Held, how: Answer): void {
  const { method } = held
  if (restoring.some((one) => one === method)) world.restore(how === 'yes' || how === 'failure' ? how : 'nobody')
  else if (connecting.some((one) => one === method)) answerConnect(world, held, how)
  else if (leaving.some((one) => one === method)) answerLeave(world, held, how)
  else answerSwitch(world, held, how)
}

/** The accounts that the Solana wallet shares, in the order of its choice. */
export const solanaAddresses = solanaKeys.map(({ address }) => address)
