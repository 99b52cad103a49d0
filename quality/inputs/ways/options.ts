import { setMaxListeners } from 'node:events'
import { enableStaticRendering } from 'mobx-react-lite'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { WalletModalOptions } from '../../../template/src/wallet-modal/create-wallet-modal'
import { createWalletModal } from '../../../template/src/wallet-modal/create-wallet-modal'
import { ModalContent } from '../../../template/src/wallet-modal/modal/modal-content'
import { RootContext } from '../../../template/src/wallet-modal/react/root-context'
import type { RootStore } from '../../../template/src/wallet-modal/stores/root/root.store'
import type { PlainViewName } from '../../../template/src/wallet-modal/stores/shell/router.store'
import { testEvmAdapter } from '../../../template/src/wallet-modal/testing/chains/test-evm-adapter'
import { announce, testWalletInfo } from '../../../template/src/wallet-modal/testing/announce'
import type { FakePlatform } from '../../../template/src/wallet-modal/testing/fake-platform'
import { createFakePlatform } from '../../../template/src/wallet-modal/testing/fake-platform'
import { FakeWallet } from '../../../template/src/wallet-modal/testing/fake-wallet'
import { alpha, beta, gamma } from '../../../template/src/wallet-modal/testing/networks'
import { loadView } from '../../../template/src/wallet-modal/views/registry'
import type { Random } from '../../fuzz/random'
import { isOwnError, part } from '../part'
import { oddNumber } from '../values/odd'
import { hostileText } from '../values/texts'

// Every view is rendered once and discarded, and every part of a modal adds a listener to one abort signal.
enableStaticRendering(true)
setMaxListeners(0)

/** The views that show what options say. The visitor is connected in the views of an account. */
const views = ['Connect', 'Networks', 'AllWallets', 'GetWallet', 'Account', 'AccountSettings'] as const

interface Visit {
  options: WalletModalOptions
  view: (typeof views)[number]
}

/** What the app's options have become. */
interface Shown {
  networks: readonly string[]
  active: string | undefined
  /** The addresses of the links in the view. */
  links: readonly string[]
}

const valid: WalletModalOptions = {
  networks: [alpha, { ...beta, blockExplorers: { default: { name: 'Scan', url: 'https://scan.example' } } }, gamma],
  defaultNetwork: beta,
  id: 'shop',
  metadata: {
    name: 'Shop',
    description: 'A shop',
    url: 'https://shop.example',
    icons: ['https://shop.example/icon.png'],
  },
  themeMode: 'dark',
  themeVariables: { '--wm-accent': '#123456', '--wm-z-index': '5' },
  locale: 'auto',
  texts: { view: { titles: { Connect: 'Sign in' } } },
  features: {
    legalCheckbox: true,
    walletFeaturesOrder: ['send', 'receive'],
    connectorTypeOrder: ['recent', 'custom'],
    connectMethodsOrder: ['wallet', 'email'],
  },
  enableNetworkSwitch: true,
  allowUnsupportedChain: false,
  enableEIP6963: true,
  enableWallets: true,
  enableWalletConnect: true,
  allWallets: 'SHOW',
  customWallets: [
    {
      id: 'own',
      name: 'Own Wallet',
      homepage: 'https://own.example',
      image_url: 'https://own.example/icon.png',
      mobile_link: 'own://',
      desktop_link: 'own-desktop://',
      webapp_link: 'https://app.own.example',
      app_store: 'https://apps.apple.com/app/id1',
      play_store: 'https://play.google.com/store/apps/details?id=own',
    },
  ],
  termsConditionsUrl: 'https://shop.example/terms',
  privacyPolicyUrl: '/privacy',
  projectId: 'project',
  hosts: { api: 'https://api.example', rpc: 'https://rpc.example', relay: 'wss://relay.example' },
  preferUniversalLinks: true,
  walletLinksKeepQuery: true,
  universalProviderConfigOverride: {
    methods: { eip155: ['eth_chainId'] },
    chains: { eip155: ['eip155:1'] },
    events: { eip155: ['accountsChanged'] },
    rpcMap: { 'eip155:1': 'https://one.example' },
  },
  customRpcUrls: { 'eip155:1': ['https://own-alpha.example'] },
  chainImages: { 1: 'https://images.example/1.png' },
  connectorImages: { injected: 'https://images.example/2.png' },
}

/** Returns a copy of options in which one string, number or boolean is replaced by another value of the same type. Apps read options from files and environment variables, so any string can be hostile. */
function spoil(value: unknown, random: Random): unknown {
  if (typeof value === 'string') return hostileText(random)
  if (typeof value === 'number') return oddNumber(random)
  if (typeof value === 'boolean') return !value
  if (Array.isArray(value)) {
    const at = random.below(value.length)
    return value.with(at, spoil(value[at], random))
  }
  const entries = Object.entries(value ?? {})
  const at = random.below(entries.length)
  return Object.fromEntries(entries.map(([key, old], index) => [key, index === at ? spoil(old, random) : old]))
}

/** Options with up to three changed values. */
function optionsOf(random: Random): WalletModalOptions {
  if (random.oneIn(40)) return { ...valid, networks: (random.oneIn(2) ? [] : undefined) as never }
  let options: unknown = valid
  for (let changes = random.below(4); changes > 0; changes -= 1) options = spoil(options, random)
  return options as WalletModalOptions
}

async function visit({ options, view }: Visit): Promise<Shown> {
  const platform = createFakePlatform()
  const modal = createWalletModal({ ...options, adapters: [testEvmAdapter()], platform })
  try {
    const { chain, connection, connector } = modal.root
    announce(platform.page, new FakeWallet())
    modal.start()
    await platform.advance(0)
    // Reads the active network before the wallet connects, because connecting changes to the network of the wallet.
    const active = chain.activeCaipNetwork?.caipNetworkId
    const wallet = connector.getConnectorById(testWalletInfo.rdns)
    if (view.startsWith('Account') && wallet) {
      await Promise.all([connection.connectExternal(wallet), platform.advance(0)])
      if (!modal.root.account.isConnected) throw new Error('The visitor is not connected')
    }
    const markup = await render(modal.root, platform, view)
    return {
      networks: chain.requestedCaipNetworks.map(({ caipNetworkId }) => caipNetworkId),
      active,
      links: [...markup.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&')),
    }
  } finally {
    modal.dispose()
  }
}

/** The view as markup. The views need a page while they are rendered. */
async function render(root: RootStore, platform: FakePlatform, view: PlainViewName): Promise<string> {
  const { window } = platform.page
  Object.assign(globalThis, { window, location: window.location })
  try {
    await Promise.all([root.modalStoresLoader.load(), root.accountLoader.load()])
    root.modal.show({ view })
    await platform.advance(0)
    await loadView(root, root.router.view)
    await platform.advance(0)
    return renderToString(
      createElement(RootContext, { value: root }, createElement(ModalContent, { titleId: 'title' })),
    )
  } finally {
    Reflect.deleteProperty(globalThis, 'window')
    Reflect.deleteProperty(globalThis, 'location')
  }
}

const idOf = ({ chainNamespace = 'eip155', id, caipNetworkId }: WalletModalOptions['networks'][number]): string =>
  caipNetworkId ?? `${chainNamespace}:${id}`

/** Whether a link leads to a page of the web. A link without a scheme leads to a page of the app. */
function isPage(link: string): boolean {
  try {
    return /^https?:$/.test(new URL(link, 'https://shop.example').protocol)
  } catch {
    return false
  }
}

/** Options of the right types with hostile values. The modal shows a view with them. */
export const options = part<Visit, Shown>({
  name: 'options',
  count: 6_000,
  least: { refused: 0.01 },
  make: (random) => ({ options: optionsOf(random), view: random.pick(views) }),
  read: visit,
  isRefusal: isOwnError,
  judge({ options: { networks, defaultNetwork } }, shown) {
    const listed = networks ?? []
    const ids = [...new Set(listed.map(idOf))]
    if (!shown) return ids.length === 0 ? undefined : 'The options were refused'
    if (shown.networks.join() !== ids.join())
      return `The networks are ${shown.networks.join()} instead of ${ids.join()}`
    const wanted = listed.find(({ id }) => id === defaultNetwork?.id) ?? listed[0]
    if (wanted && shown.active !== idOf(wanted))
      return `The active network is ${shown.active} instead of ${idOf(wanted)}`
    const bad = shown.links.find((link) => !isPage(link))
    return bad === undefined ? undefined : `A link leads to ${bad}`
  },
  broken: (shown) => shown && { ...shown, links: ['javascript:alert(1)'] },
})
