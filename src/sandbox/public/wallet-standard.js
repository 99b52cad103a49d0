/* The announced wallet by the Wallet Standard. The features of each namespace are in that namespace's own file. */
;(() => {
  'use strict'

  window.addEventListener(
    'sandbox-wallet:core',
    ({ detail: core }) => {
      const serve = (namespace, featuresOf) => register(core, namespace, featuresOf)
      window.dispatchEvent(new CustomEvent('sandbox-wallet:standard', { detail: { core, serve } }))
    },
    { once: true },
  )

  /** Offers a namespace to the apps of the page, if the sandbox serves the namespace. */
  function register(core, namespace, featuresOf) {
    const served = () => (core.state().standard || {})[namespace]
    if (!core.isStandard || !served()) return
    const { chains } = served()
    const listeners = new Set()
    let accounts = []

    const features = {
      'standard:connect': {
        version: '1.0.0',
        async connect({ silent = false } = {}) {
          await core.ask('standard:connect', { namespace, silent }, !silent && accounts.length === 0)
          return { accounts }
        },
      },
      'standard:disconnect': {
        version: '1.0.0',
        async disconnect() {
          await core.ask('standard:disconnect', { namespace }, false)
        },
      },
      'standard:events': {
        version: '1.0.0',
        on(event, listener) {
          if (event !== 'change') return () => {}
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      },
      ...featuresOf(core, { each, toBase64, fromBase64 }),
    }

    const names = Object.keys(features).filter((name) => !name.startsWith('standard:'))
    const toAccount = ({ address, publicKey }) =>
      Object.freeze({ address, publicKey: fromBase64(publicKey), chains, features: names })

    core.follow(() => {
      const next = served().accounts
      if (next.map(({ address }) => address).join() === accounts.map(({ address }) => address).join()) return
      accounts = next.map(toAccount)
      for (const listener of Array.from(listeners)) listener({ accounts })
    })

    const wallet = Object.freeze({
      version: '1.0.0',
      name: core.info.name,
      icon: inBase64(core.info.icon),
      chains,
      features,
      get accounts() {
        return accounts
      },
    })
    announce(wallet)
  }

  /**
   * Registers the wallet. The app may be ready before or after the wallet, so both cases are handled. `sandbox-wallet:leave` removes the
   * wallet from the page.
   */
  function announce(wallet) {
    const callback = (api) => {
      const leave = api.register(wallet)
      window.addEventListener('sandbox-wallet:leave', leave, { once: true })
    }
    window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: callback }))
    window.addEventListener('wallet-standard:app-ready', ({ detail: api }) => callback(api))
  }

  /** Makes a feature of a function for one input. A feature takes any number of inputs, and returns the outputs in the same order. */
  function each(run) {
    return async (...inputs) => {
      const outputs = []
      for (const input of inputs) outputs.push(await run(input))
      return outputs
    }
  }

  function toBase64(bytes) {
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  }

  function fromBase64(text) {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  }

  /** Encodes a picture in base64, as the Wallet Standard requires. */
  function inBase64(icon) {
    return 'data:image/svg+xml;base64,' + btoa(decodeURIComponent(icon.slice(icon.indexOf(',') + 1)))
  }
})()
