/* A second wallet, which is only for Bitcoin. Apps find and use this wallet through sats-connect. */
;(() => {
  'use strict'

  const id = 'SandboxSatsProvider'
  /** The error codes of sats-connect, by the error codes of the announced wallet. */
  const codes = { 4001: -32000, 4100: -32002, 4200: -32601 }

  window.addEventListener('sandbox-wallet:core', ({ detail: core }) => install(core), { once: true })

  function install(core) {
    const shared = () => (core.state().standard || {}).sats
    if (!shared()) return
    const listeners = new Map()
    let accounts = []
    let network = shared().chains[0]

    const methods = {
      getAddresses: ({ purposes } = {}) => connect(purposes),
      wallet_connect: ({ addresses } = {}) => connect(addresses),
      async wallet_getAccount() {
        await core.ask('standard:connect', { namespace: 'sats', silent: true }, false)
        return sharedAddresses()
      },
      wallet_getNetwork: async () => networks(),
      async wallet_disconnect() {
        await core.ask('standard:disconnect', { namespace: 'sats' }, false)
        return null
      },
      async wallet_changeNetwork({ name }) {
        await core.ask('sats:changeNetwork', { name }, name !== shared().chains[0])
        return null
      },
      async signMessage({ address, message, protocol }) {
        const signature = await core.ask('sats:signMessage', { address, message, protocol }, true)
        return { address, signature, protocol, messageHash: '' }
      },
      signPsbt: ({ psbt, signInputs, broadcast }) => core.ask('sats:signPsbt', { psbt, signInputs, broadcast }, true),
      sendTransfer: async ({ recipients }) => ({ txid: await core.ask('sats:sendTransfer', { recipients }, true) }),
    }

    async function connect(purposes = ['payment', 'ordinals']) {
      await core.ask('standard:connect', { namespace: 'sats', silent: false }, shared().accounts.length === 0)
      return sharedAddresses(purposes)
    }

    function sharedAddresses(purposes = ['payment', 'ordinals']) {
      const addresses = shared()
        .accounts.map(toAddress)
        .filter(({ purpose }) => purposes.includes(purpose))
      if (addresses.length === 0) throw Object.assign(new Error('Access denied'), { code: 4100 })
      return { addresses, network: networks() }
    }

    const networks = () => ({ bitcoin: { name: shared().chains[0] }, stacks: { name: 'testnet' } })

    function emit(event, rest) {
      for (const listener of listeners.get(event) || []) listener({ type: event, ...rest })
    }

    // The first state is no change, because the accounts were shared before the page was opened.
    let isFirst = true
    core.follow(() => {
      const before = { accounts, network, isFirst }
      accounts = shared().accounts.map(({ address }) => address)
      network = shared().chains[0]
      isFirst = false
      if (before.network !== network) emit('networkChange', networks())
      if (before.isFirst || before.accounts.join() === accounts.join()) return
      if (accounts.length > 0) emit('accountChange', {})
      else emit('disconnect', {})
    })

    const provider = {
      async request(method, params) {
        const answer = { jsonrpc: '2.0', id: '1' }
        try {
          const run = Object.hasOwn(methods, method) ? methods[method] : undefined
          if (!run) throw Object.assign(new Error(`${method} is not supported`), { code: 4200 })
          return { ...answer, result: await run(params || {}) }
        } catch (error) {
          return { ...answer, error: { code: codes[error.code] || error.code || -32603, message: error.message } }
        }
      },
      addListener(event, listener) {
        listeners.set(event, [...(listeners.get(event) || []), listener])
        return () =>
          listeners.set(
            event,
            listeners.get(event).filter((other) => other !== listener),
          )
      },
    }

    window[id] = provider
    window.btc_providers = [...(window.btc_providers || []), { id, name: 'Sandbox Sats', icon: core.info.icon }]
  }

  function toAddress({ address, publicKey }) {
    const isTaproot = /^(?:bc|tb)1p/.test(address)
    const addressType = isTaproot ? 'p2tr' : /^(?:bc|tb)1q/.test(address) ? 'p2wpkh' : 'p2pkh'
    const bytes = Uint8Array.from(atob(publicKey), (character) => character.charCodeAt(0))
    const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
    return { address, publicKey: hex, purpose: isTaproot ? 'ordinals' : 'payment', addressType }
  }
})()
