import { sandbox } from 'virtual:wallet-modal-sandbox'
import type { OnRampProvider } from '../../wallet-modal'
import { coinbaseOnRamp, meldOnRamp } from '../../wallet-modal'
import type { AppExtra } from './extra'

/** The sandbox's provider, which sells without real money. */
function sandboxProvider(page: string): OnRampProvider {
  return {
    id: 'sandbox',
    label: 'Sandbox Pay',
    fee: '1%',
    origins: [new URL(page).origin],
    url: ({ address, assets }) => `${page}?address=${address}&asset=${assets[0] ?? 'ETH'}`,
    purchases: { url: `${page}/purchases` },
  }
}

/** Lets visitors buy in the account: in development at the sandbox, in production at Coinbase (which needs a `projectId`) and Meld. */
export const onramp: AppExtra = {
  options: {
    onrampProviders: sandbox ? [sandboxProvider(sandbox.onramp)] : [coinbaseOnRamp(), meldOnRamp()],
  },
}
