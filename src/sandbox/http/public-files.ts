import type { ServerResponse } from 'node:http'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { WalletState } from '../wallet/wallet-state'
import { HttpError } from './respond'

const types = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
} as const

const files: Readonly<Record<string, readonly [file: string, type: string]>> = {
  '/wallet': ['wallet.html', types.html],
  '/wallet.js': ['wallet.js', types.js],
  '/wallet-page.js': ['wallet-page.js', types.js],
  '/wallet-page-parts.js': ['wallet-page-parts.js', types.js],
  '/page-control.js': ['page-control.js', types.js],
  '/wallet-page.css': ['wallet-page.css', types.css],
  '/icon.svg': ['icon.svg', types.svg],
  '/pair': ['pair.html', types.html],
  '/pair/wc': ['pair.html', types.html],
  '/pair-page.js': ['pair-page.js', types.js],
  '/pair-page-parts.js': ['pair-page-parts.js', types.js],
  '/pair-page.css': ['pair-page.css', types.css],
  '/inbox': ['inbox.html', types.html],
  '/inbox.js': ['inbox.js', types.js],
  '/faucet': ['faucet.html', types.html],
  '/faucet.js': ['faucet.js', types.js],
  '/onramp': ['onramp.html', types.html],
  '/onramp.js': ['onramp.js', types.js],
  '/exchange': ['exchange.html', types.html],
  '/exchange.js': ['exchange.js', types.js],
  '/stranger': ['stranger.html', types.html],
  '/stranger.js': ['stranger.js', types.js],
  '/form-post.js': ['form-post.js', types.js],
  '/phone.svg': ['phone.svg', types.svg],
}

/**
 * The page script is made of these files. `wallet.js` is last, because the files of the namespaces must listen before the wallet is
 * announced.
 */
const walletParts = ['wallet-solana.js', 'wallet-bitcoin.js', 'wallet-sats.js', 'wallet-standard.js', 'wallet.js']

// No other page may show the wallet in a frame. Otherwise, a page could trick a person into clicking the wallet's buttons.
const openPolicy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'"
const pagePolicy = `${openPolicy}; frame-ancestors 'none'`

/** Serves the wallet page, the phone page and the page script, which are files in `public/`. */
export class PublicFiles {
  readonly #folder: string
  readonly #state: WalletState

  /** @param folder the sandbox's `public` folder */
  constructor(folder: string, state: WalletState) {
    this.#folder = folder
    this.#state = state
  }

  async handle(response: ServerResponse, path: string): Promise<void> {
    const found = Object.hasOwn(files, path) ? files[path] : undefined
    if (found === undefined) throw new HttpError(404, `The sandbox has no ${path}`)
    const names = path === '/wallet.js' ? walletParts : [found[0]]
    const text = (await Promise.all(names.map((name) => readFile(join(this.#folder, name), 'utf8')))).join('')
    // Other pages may show the page `stranger` in a frame, because the page has no buttons.
    const policy = path === '/stranger' ? openPolicy : pagePolicy
    if (found[1] === types.html) response.setHeader('content-security-policy', policy)
    response.writeHead(200, { 'content-type': found[1], 'cache-control': 'no-store' })
    response.end(path === '/wallet.js' ? this.#withState(text) : text)
  }

  /**
   * Writes the wallet's state into the script. When a visitor clicks, the script must know immediately whether the request will ask,
   * because a browser only lets the script open the wallet page during the click.
   */
  #withState(script: string): string {
    const { accounts: _, ...state } = this.#state.pageState('')
    return script.replace('/* initial state */ {}', () => JSON.stringify(state))
  }
}
