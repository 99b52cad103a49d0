import type { BrowserContext } from 'playwright-core'
import { devAccounts } from '../../../src/sandbox/chain/chains'
import { rpcCall } from '../../../src/sandbox/chain/rpc-call'

/** The name of the wallet in lists. */
export const bridgedName = 'Bridged Wallet'
export const bridgedRdns = 'test.bridged'

const picture = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="${colour}"/></svg>`

/** A picture in a `data:` address. */
export const dataPicture = `data:image/svg+xml,${encodeURIComponent(picture('teal'))}`

/** A picture that a host answers with. */
export const remotePicture = picture('purple')

/**
 * Announces a wallet in every page. As the wallets of extensions, it sends no request from the page, so that the policy of the page does not
 * concern it. It approves everything.
 * @param chainId the network on which the wallet is at first
 */
export async function bridgeWallet(
  context: BrowserContext,
  rpc: Readonly<Record<string, string>>,
  chainId: number,
): Promise<void> {
  const [account] = devAccounts
  await context.exposeBinding('askBridgedWallet', async (_, method: string, params: unknown[]) => {
    if (method === 'eth_requestAccounts' || method === 'eth_accounts') return [account]
    if (method === 'eth_chainId') return `0x${chainId.toString(16)}`
    return rpcCall(rpc[`eip155:${chainId}`] ?? '', method, params)
  })
  const info = { uuid: '4b1e36f6-0d2c-4a44-8d5b-6f2f3c6f0e11', name: bridgedName, icon: dataPicture, rdns: bridgedRdns }
  await context.addInitScript({
    content: `if (window === window.top) {
      const provider = {
        request: ({ method, params = [] }) => askBridgedWallet(method, params),
        on: () => provider,
        removeListener: () => provider,
      }
      const detail = Object.freeze({ info: ${JSON.stringify(info)}, provider })
      const announce = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
      addEventListener('eip6963:requestProvider', announce)
      announce()
    }`,
  })
}
