import { makeAutoObservable, observableRef } from 'mobx'
import type { Connector } from '../../../domain/wallets/connector'
import type { WalletEntry } from '../../../domain/wallets/wallet-entry'
import type { Device } from '../../../platform/device'
import { openLink } from '../../../platform/open-link'
import type { RootStore } from '../../../stores/root/root.store'
import { installedConnector } from '../installed-wallet'
import { linkTarget, walletLink } from '../links'
import type { PairingStore } from '../pairing.store'
import type { PairingPlatform } from '../platforms'
import { platformsOf } from '../platforms'

interface PanelDeps {
  root: Pick<RootStore, 'chain' | 'connection' | 'connector' | 'events' | 'options' | 'platform'>
  device: Device
  pairing: PairingStore
}

/** The ways to reach the chosen wallet, and the one that is shown. */
export class PairingPanels {
  platforms: readonly PairingPlatform[] = ['qrcode']
  platform: PairingPlatform = 'qrcode'
  readonly #deps: PanelDeps

  constructor(deps: PanelDeps) {
    this.#deps = deps
    makeAutoObservable(this, { platforms: observableRef })
  }

  /** The connector of the chosen wallet, if it is installed in this browser. */
  get installed(): Connector | undefined {
    const { wallet } = this.#deps.pairing
    return wallet && installedConnector(this.#deps.root.connector, wallet)
  }

  /** Shows the best way to reach a wallet. Without a wallet: the code for any. */
  enter(wallet: WalletEntry | undefined): void {
    const { root, device, pairing } = this.#deps
    const { isMobile } = device
    const isInstalled = wallet !== undefined && installedConnector(root.connector, wallet) !== undefined
    this.platforms = platformsOf(wallet, { isMobile, isInstalled, noAdapters: root.chain.noAdapters })
    pairing.choose(wallet)
    this.show(this.platforms[0] ?? 'qrcode')
  }

  /** Shows a way to reach the wallet, and starts it. */
  show(platform: PairingPlatform): void {
    const { root, pairing } = this.#deps
    this.platform = platform
    pairing.opening.reset()
    if (platform === 'unsupported') return
    const name = pairing.wallet?.name ?? 'WalletConnect'
    root.events.track({ event: 'SELECT_WALLET', properties: { name, platform } })
    if (platform === 'browser') return this.connectInstalled()
    // The code is for a wallet on another device, so requests must not open an app on this one.
    if (platform === 'qrcode') pairing.setLinking(undefined)
    pairing.enter()
  }

  leave(): void {
    this.#deps.root.connection.abandonAttempt()
    this.#deps.pairing.leave()
  }

  /** Connects the wallet that is installed in this browser. */
  connectInstalled(): void {
    if (this.installed) void this.#deps.root.connection.connectExternal(this.installed)
  }

  /**
   * Opens the wallet with the link; without a wallet, the app that the phone has for such links. Call it in the event handler of the tap,
   * because browsers refuse to open links later.
   */
  openWallet(): void {
    const { root, device, pairing } = this.#deps
    const { platform } = this
    const { wallet, link } = pairing
    const page = root.platform.window()
    if (!link || !page || platform === 'unsupported') return
    if (!wallet) {
      pairing.opening.watch()
      return openLink(page, link.uri, linkTarget('mobile', device))
    }
    const { preferUniversalLinks } = root.options.state
    const target = walletLink({ platform, wallet, uri: link.uri, device, preferUniversalLinks })
    if (!target) return
    try {
      if (platform === 'mobile') pairing.opening.watch()
      pairing.setLinking({ name: wallet.name, href: target.href })
      openLink(page, target.url, linkTarget(platform, device))
    } catch (error) {
      pairing.setLinking(undefined)
      pairing.opening.settle('notOpened')
      // The browser's message may quote the link, which contains the key of the pairing.
      const message = error instanceof Error ? error.name : 'Error'
      const properties = { message, mobile_link: wallet.mobile_link ?? '', name: wallet.name }
      root.events.track({ event: 'CONNECT_PROXY_ERROR', properties })
    }
  }
}
