import { evmAccounts } from '../../funds/people'
import type { WalletAnswer } from '../../funds/wallets'
import type { RaceEvent } from '../kit/machine'
import { answered, back, once } from '../kit/race'
import type { MoneyWorld } from './world'

/** The wallet answers the oldest request for a transaction. */
export const walletAnswers = (how: WalletAnswer): RaceEvent<MoneyWorld> =>
  answered(
    `the wallet answers ${how}`,
    ({ method }) => method === 'eth_sendTransaction',
    (world, held) => world.answerSend(held, how),
  )

export const close = once<MoneyWorld>('close', ({ root }) => root.modal.close('api'))
export const open = once<MoneyWorld>('open', (world) => world.open())
const account = once<MoneyWorld>('other account', ({ wallet }) => wallet.changeAccounts(evmAccounts.toReversed()))
const chain = once<MoneyWorld>('other network', ({ wallet }) => wallet.changeChain(10))
const disconnect = once<MoneyWorld>('disconnect', (world) => world.disconnect())

/** Everything that takes the form or the review away from the visitor. */
export const leaving = { account, chain, disconnect, close, back: once<MoneyWorld>(back.name, back.run) }
