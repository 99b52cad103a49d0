import { FakeStandardWallet } from '../../../template/src/wallet-modal/adapters/solana/testing/fake-standard-wallet'
import { testKey } from '../../../template/src/wallet-modal/adapters/solana/testing/keys'
import type { Ledger } from '../ledger/ledger'
import type { HeldRequests } from '../kit/held-requests'

/** The keys of the Solana wallet. Making keys is slow, so all worlds share them. */
export const solanaKeys = [testKey('models one'), testKey('models two')] as const

type Feature = Readonly<Record<string, (...given: never[]) => unknown>>

/** Finds a method of a feature of the Wallet Standard. */
function methodOf(wallet: FakeStandardWallet, feature: string, name: string): (...given: unknown[]) => unknown {
  const method = (wallet.features[feature] as Feature | undefined)?.[name]
  if (!method) throw new Error(`The wallet has no ${feature}`)
  return (...given) => Reflect.apply(method, wallet, given) as unknown
}

/** A Solana wallet whose connections stay open until the model answers them, and whose listeners the ledger counts. */
export function createStandardWallet(requests: HeldRequests, ledger: Ledger): FakeStandardWallet {
  const wallet = new FakeStandardWallet([...solanaKeys])
  const connect = methodOf(wallet, 'standard:connect', 'connect')
  const disconnect = methodOf(wallet, 'standard:disconnect', 'disconnect')
  const on = methodOf(wallet, 'standard:events', 'on')
  wallet.features['standard:connect'] = {
    version: '1.0.0',
    connect: async (input?: { silent?: boolean }) => {
      if (!input?.silent) await requests.hold('sol', 'connect')
      return connect(input)
    },
  }
  wallet.features['standard:disconnect'] = {
    version: '1.0.0',
    disconnect: async () => {
      await requests.hold('sol', 'disconnect')
      return disconnect()
    },
  }
  wallet.features['standard:events'] = {
    version: '1.0.0',
    on: (...given: unknown[]) => {
      const close = ledger.open('listener', 'wallet:change')
      const off = on(...given)
      return () => {
        close()
        if (typeof off === 'function') Reflect.apply(off, undefined, [])
      }
    },
  }
  return wallet
}
