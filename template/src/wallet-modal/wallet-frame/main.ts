import { openParentChannel } from './channel/parent-channel'
import { readConfig } from './config'
import { loadOnce } from './load-once'
import { browserPlatform } from './platform'

const platform = browserPlatform()
const config = readConfig(import.meta.env['VITE_WALLET_CONFIG'])

/** The wallet is loaded with the first request, so that the page hears READY early. */
const loadWallet = loadOnce(async () => (await import('./wallet')).createWallet({ platform, config }))

if (platform.window.parent === platform.window)
  void import('./address-page').then(({ showAddressPage }) => showAddressPage(platform.window.document, config.name))
else openParentChannel({ platform, config, answer: async (request) => (await loadWallet())(request) }).ready()
