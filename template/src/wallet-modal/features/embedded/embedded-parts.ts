import { action, compareStructural, observable, reaction } from 'mobx'
import { AuthFrame } from '../../connectors/auth-frame/auth-frame'
import { AuthMemory } from '../../connectors/auth-frame/auth-memory'
import type { FrameFailure } from '../../connectors/auth-frame/frame-client'
import { FrameClient } from '../../connectors/auth-frame/frame-client'
import { FrameEip155Provider } from '../../connectors/auth-frame/eip155-provider'
import type { FrameLook } from '../../connectors/auth-frame/frame-element'
import { FrameElement } from '../../connectors/auth-frame/frame-element'
import { FrameSolanaProvider } from '../../connectors/auth-frame/solana-provider'
import { parseCaipNetworkId } from '../../domain/networks/caip'
import { frameAlerts } from '../../domain/errors/auth-errors'
import { required } from '../../domain/errors/errors'
import { walletAddress } from './wallet-address'
import { addFeatures } from '../../stores/root/feature-stores'
import type { ModalStores } from '../../stores/root/modal-stores'
import type { RootStore } from '../../stores/root/root.store'
import { startEmbeddedReactions } from './embedded.reactions'
import { embeddedTexts } from './embedded-texts'
import { EmbeddedWallet } from './embedded-wallet'

/** Tells developers and visitors why the frame cannot be used. */
function alertOf(root: RootStore, { alert }: ModalStores, reason: FrameFailure): void {
  const { code, shortMessage, text, longMessage } = frameAlerts[reason]
  root.platform.log.error(`${shortMessage}. ${longMessage}`)
  if (root.options.state.debug) alert.display(code, { title: shortMessage, text }, 'frameAlerts', reason)
}

/** Creates the stores of the embedded wallet, once per modal. The frame is added to the page with the first request. */
export function startEmbedded(root: RootStore, modalStores: ModalStores): EmbeddedWallet {
  const { features, locale, memory, modal, options, platform, sessions, theme } = root
  if (features.embeddedWallet) return features.embeddedWallet
  const { signal } = sessions
  const page = required(platform.window(), 'WALLET_UNREACHABLE')
  const address = walletAddress(options.state)
  /** Reads the theme, the language and the texts of the bar above the wallet frame. MobX observes what the function reads. */
  const look = (): FrameLook => {
    const { locale: lang, dir } = locale.modal
    const { frameTitle: title, close: closeLabel } = modalStores.language.textsOf(embeddedTexts)
    return { mode: theme.themeMode, variables: { ...theme.themeVariables }, lang, dir, title, closeLabel }
  }
  const isNeeded = observable.box(false)
  /** The number of the frame's document; 0 while no document can take requests. A new number makes the page send theme and app data again. */
  const documents = observable.box(0)
  /** Removes the frame from the page. The next request adds the frame again, with a new document. */
  const discard = () => {
    element.remove()
    client.removed()
  }
  const element = new FrameElement({
    document: page.document,
    address,
    projectId: options.state.projectId,
    isLogging: options.state.enableAuthLogger !== false,
    chainId: () => root.chain.activeCaipNetwork?.caipNetworkId ?? 'eip155:1',
    look,
    onLoad: () => client.loaded(),
    onError: () => {
      client.failed()
      discard()
    },
    onRemoved: () => client.removed(),
    onClose: () => modal.close('header'),
  })
  const client: FrameClient = new FrameClient(
    {
      platform,
      page,
      origin: new URL(address).origin,
      open: () => element.open(),
      window: () => element.window,
      onFailure: (reason, isLost) => {
        if (isLost) discard()
        alertOf(root, modalStores, reason)
      },
      onReady: action((isReady) => documents.set(isReady ? documents.get() + 1 : 0)),
      onNeeded: action((value) => isNeeded.set(value)),
      onOffered: (offered) => {
        remembered.update({ offered })
        embeddedWallet.learnOffered(offered)
      },
    },
    signal,
  )
  const remembered = new AuthMemory(platform, memory.id)
  const frame = new AuthFrame({ client, memory: remembered, platform, document: () => documents.get() })
  const embeddedWallet: EmbeddedWallet = new EmbeddedWallet({
    root,
    frame,
    modalStores,
    createProvider: (wallet, account, read) =>
      parseCaipNetworkId(account.chainId).namespace === 'solana'
        ? new FrameSolanaProvider(wallet, account)
        : new FrameEip155Provider(wallet, account, read),
  })
  const { offered } = remembered.read()
  if (offered) embeddedWallet.learnOffered(offered)
  addFeatures(root, { embeddedWallet })
  root.beforeDisconnect.add(async (namespaces) => embeddedWallet.endLogins(namespaces))
  signal.addEventListener('abort', () => element.remove(), { once: true })
  reaction(look, () => element.update(), { signal, equals: compareStructural })
  startEmbeddedReactions(
    {
      root,
      frame,
      element,
      page,
      users: embeddedWallet.users,
      isNeeded: () => isNeeded.get(),
      documents: () => documents.get(),
    },
    signal,
  )
  return embeddedWallet
}
