import { FrameElement } from '../../template/src/wallet-modal/connectors/auth-frame/frame-element'
import { ContractPage } from '../../template/src/wallet-modal/connectors/auth-frame/testing/contract/page-side'

// An app's page that contains only the wallet frame. A test drives the page through `contractPage`.

/** The origin of the wallet, and the network that is active at the start. */
interface ContractConfig {
  wallet: string
  chainId: string
}

const text = new URLSearchParams(location.search).get('config') ?? 'null'
const { wallet, chainId } = JSON.parse(text) as ContractConfig

const element = new FrameElement({
  document,
  address: wallet,
  projectId: '',
  isLogging: true,
  chainId: () => chainId,
  look: () => ({ mode: undefined, variables: {}, lang: 'en', dir: 'ltr', title: 'Wallet', closeLabel: 'Close' }),
  onLoad: () => page.loaded(),
  onError() {
    throw new Error('The wallet frame could not be loaded')
  },
  onRemoved() {
    throw new Error('The wallet frame was removed')
  },
  onClose: () => void page.giveUp(),
})
const page = new ContractPage(
  {
    page: window,
    origin: wallet,
    open: () => element.open(),
    window: () => element.window,
    setShown: (isShown) => element.setShown(isShown),
  },
  new AbortController().signal,
)
Object.assign(window, { contractPage: page })
