import type { AccountStores } from '../../stores/account/account-stores'
import type { RootStore } from '../../stores/root/root.store'
import type { Transfer } from './transfer'

/** Adds a transaction to those that this browser sent, and reads the balance again. */
export function noteSent(
  { account, events }: Pick<RootStore, 'account' | 'events'>,
  { sent }: AccountStores,
  { kind, token, tokenAddress, amountText, swappedFor, receiver, from, network }: Transfer,
  hash: string,
): void {
  const chainId = network.caipNetworkId
  sent.add({
    hash,
    chainId,
    from,
    to: receiver.address,
    iconUrl: token.iconUrl,
    ...(kind !== 'approval' && { amount: amountText, symbol: token.symbol }),
    ...(swappedFor && { swappedFor }),
    ...(receiver.name && { toName: receiver.name }),
    ...(tokenAddress && { token: tokenAddress }),
  })
  if (!kind) {
    const facts = { isSmartAccount: account.isSmartAccount, token: tokenAddress ?? token.symbol, amount: amountText }
    events.track({ event: 'SEND_SUCCESS', properties: { ...facts, network: chainId } })
  }
  void account.refreshBalance()
}
