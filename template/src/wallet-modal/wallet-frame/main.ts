import { openParentChannel } from './channel/parent-channel'
import { readConfig } from './config'
import { loadOnce } from './load-once'
import { browserPlatform } from './platform'
import type { Wallet } from './wallet'

const platform = browserPlatform()
const config = readConfig(import.meta.env['VITE_WALLET_CONFIG'])

function openWallet(): void {
  /** The wallet, once it is loaded. */
  let wallet: Wallet | undefined
  const channel = openParentChannel({
    platform,
    config,
    answer: async (request) => (await loadWallet()).answer(request),
    say: async (error) => wallet?.say(error),
  })
  /** Loads the wallet with the first request, so that READY is posted early. */
  const loadWallet = loadOnce(async () => {
    const { createWallet } = await import('./wallet')
    return (wallet = await createWallet({ platform, config, tellPage: channel.tell }))
  })
  channel.ready()
}

if (platform.window.parent === platform.window)
  void import('./address-page').then(({ showAddressPage }) => showAddressPage(platform, config.name))
else openWallet()
