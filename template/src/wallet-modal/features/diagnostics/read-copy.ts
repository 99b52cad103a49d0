import type { RootStore } from '../../stores/root/root.store'
import { networkText } from './known-names'
import type { DiagnosticsReport } from '../../services/diagnostics/report-schema'

type Copy = DiagnosticsReport['copy']
type Page = DiagnosticsReport['page']

const adapterKinds: Copy['adapters'] = ['universal', 'solana', 'wagmi', 'ethers', 'ethers5', 'bitcoin']

/** Reads the version, the adapters, the units and the networks of this copy of the modal. `sdkVersion` is, for example, `react-ethers,solana-0.2.0`. */
export function readCopy(root: Pick<RootStore, 'chain' | 'modalStoresLoader' | 'options'>): Copy {
  const { chain, modalStoresLoader, options } = root
  const { sdkVersion } = options.state
  const kinds = sdkVersion.split('-')[1]?.split(',') ?? []
  const units = modalStoresLoader.isLoaded ? modalStoresLoader.stores.loadedUnits.map(({ id }) => id) : []
  const networks = chain.requestedCaipNetworks.flatMap(({ caipNetworkId }) => networkText(root, caipNetworkId) ?? [])
  return {
    version: /-(\d{1,4}\.\d{1,4}\.\d{1,4})$/.exec(sdkVersion)?.[1] ?? '0.0.0',
    adapters: adapterKinds.filter((kind) => kinds.includes(kind)),
    units,
    networks: [...new Set(networks)],
  }
}

/** Browsers by their names in user agents. Edge comes before Chrome, for example, because the user agent of Edge contains `Chrome`, too. */
const browsers: readonly (readonly [Page['browser'], RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\/(\d{1,3})/],
  ['Opera', /\bOPR\/(\d{1,3})/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d{1,3})/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d{1,3})/],
  ['Chrome', /\b(?:Chrome|CriOS)\/(\d{1,3})/],
  ['Safari', /\bVersion\/(\d{1,3})[\d.]* (?:Mobile\/\w+ )?Safari\//],
]

const systems: readonly (readonly [Page['system'], RegExp])[] = [
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

/**
 * Reads the language of the modal, the browser, the operating system and the kind of page. The user agent itself is not part of the report,
 * because the browsers of some wallets add ids to the user agent.
 */
export function readPage(root: Pick<RootStore, 'locale' | 'modal' | 'modalStoresLoader' | 'platform'>): Page {
  const { locale, modal, modalStoresLoader, platform } = root
  const agent = platform.window()?.navigator.userAgent ?? ''
  const [browser, pattern] = browsers.find(([, known]) => known.test(agent)) ?? ['other' as const]
  const version = pattern?.exec(agent)?.[1]
  return {
    locale: locale.modal.locale,
    browser,
    browserVersion: Number(version) || null,
    system: systems.find(([, known]) => known.test(agent))?.[0] ?? 'other',
    isMobile: modalStoresLoader.isLoaded && modalStoresLoader.stores.device.isMobile,
    isEmbedded: modal.isEmbedded,
  }
}
