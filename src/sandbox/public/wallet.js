/* create-wallet-modal:sandbox-wallet. A development wallet; it never belongs in a production page. */
;(() => {
  'use strict'

  const scriptUrl = new URL(document.currentScript.src)
  const query = scriptUrl.searchParams
  const base = scriptUrl.origin
  const isPopupAllowed = query.get('popup') !== '0'
  const info = Object.freeze({
    uuid: uuid4(),
    name: query.get('name') || 'Sandbox Wallet',
    rdns: query.get('rdns') || 'dev.createwalletmodal.sandbox',
    icon:
      'data:image/svg+xml,' +
      encodeURIComponent(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="24" fill="#0e7a6d"/>' +
          '<path d="M20 38c0-6 4-10 10-10h32c4 0 7 3 7 7v3H20z" fill="#f5c84c"/>' +
          '<rect x="20" y="38" width="56" height="32" rx="8" fill="#fff"/>' +
          '<path d="M58 47h18v14H58a7 7 0 0 1 0-14z" fill="#0e7a6d"/><circle cx="60" cy="54" r="3" fill="#fff"/></svg>',
      ),
  })

  const listeners = new Map()
  let state = Object.assign({ accounts: [] }, /* initial state */ {})
  let hasPageState = false
  const followers = new Set()
  let isConnected = false
  let source
  let walletWindow = null
  let asking = 0

  class ProviderRpcError extends Error {
    constructor(code, message, data) {
      super(message)
      this.name = 'ProviderRpcError'
      this.code = code
      if (data !== undefined && data !== null) this.data = data
    }
  }

  function uuid4() {
    // crypto.randomUUID exists only on pages from https or from localhost.
    const bytes = crypto.getRandomValues(new Uint8Array(16))
    bytes[6] = (bytes[6] & 0x0f) | 0x40
    bytes[8] = (bytes[8] & 0x3f) | 0x80
    const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  }

  function emit(event, payload) {
    for (const listener of listeners.get(event) || []) {
      try {
        listener(payload)
      } catch (error) {
        // If a listener throws, the other listeners must still be called.
        setTimeout(() => {
          throw error
        })
      }
    }
  }

  /**
   * Applies a state of the sandbox, and emits an event for each difference. A state that is older than the present state is ignored,
   * because answers and events may arrive in the wrong order.
   */
  function apply(next) {
    if (!next || (hasPageState && next.version < state.version)) return
    const before = state
    const wasKnown = hasPageState
    state = next
    hasPageState = true
    if (!isConnected) {
      isConnected = true
      emit('connect', { chainId: next.chainId })
    }
    if (wasKnown && before.chainId !== next.chainId) emit('chainChanged', next.chainId)
    const accountsBefore = wasKnown ? before.accounts : []
    if (accountsBefore.join() !== next.accounts.join()) emit('accountsChanged', [...next.accounts])
    for (const follow of followers) follow(next)
  }

  function listen() {
    if (source && source.readyState !== 2) return
    source = new EventSource(base + '/wallet/events')
    source.addEventListener('message', (event) => apply(JSON.parse(event.data)))
    source.addEventListener('error', lost)
  }

  function lost() {
    if (!isConnected) return
    isConnected = false
    emit('disconnect', new ProviderRpcError(4900, 'The sandbox wallet is not reachable'))
  }

  /** Returns whether a person probably has to decide the request. The page cannot ask the sandbox first, because that would take too long. */
  function needsDecision(method, params) {
    if (!state.asks) return false
    const isConnectedSite = state.accounts.length > 0
    const chainId = String(params && params[0] && params[0].chainId).toLowerCase()
    switch (method) {
      case 'eth_requestAccounts':
        return !isConnectedSite
      case 'wallet_requestPermissions':
        return true
      case 'personal_sign':
      case 'eth_signTypedData_v4':
      case 'eth_sendTransaction':
      case 'wallet_sendCalls':
        return isConnectedSite || !hasPageState
      case 'wallet_grantPermissions':
        return Boolean(state.permissions) && isConnectedSite
      case 'wallet_revokePermissions': {
        const revoked = Array.isArray(params) ? params[0] : params
        return Boolean(state.permissions) && isConnectedSite && Boolean(revoked && (revoked.pci || revoked.context))
      }
      case 'wallet_addEthereumChain':
      case 'wallet_switchEthereumChain': {
        const isKnown = (state.knownChains || []).includes(chainId)
        if (!isKnown) return method === 'wallet_addEthereumChain'
        return chainId !== state.chainId && !state.refuseSwitch
      }
      default:
        return false
    }
  }

  /** Opens the wallet's window. Browsers allow this only during a click, so the function cannot wait for an answer. */
  function openWallet() {
    if (!isPopupAllowed || !state.popup) return
    try {
      walletWindow = window.open(base + '/wallet?popup=1', 'sandbox-wallet', 'popup,width=380,height=640')
    } catch {
      walletWindow = null
    }
  }

  async function post(method, params) {
    let response
    try {
      const body = JSON.stringify({ method, params })
      // With the type text/plain, the browser sends no CORS preflight.
      const headers = { 'content-type': 'text/plain' }
      response = await fetch(base + '/wallet/rpc', { method: 'POST', headers, body })
    } catch {
      lost()
      throw new ProviderRpcError(4900, 'The sandbox wallet is not reachable. Is the sandbox running?')
    }
    if (response.status === 204) return new Promise(() => {})
    const answer = await response.json()
    apply(answer.state)
    if (typeof answer.error === 'object') {
      throw new ProviderRpcError(answer.error.code, answer.error.message, answer.error.data)
    }
    if (!response.ok) throw new ProviderRpcError(-32603, String(answer.error))
    return answer.result
  }

  async function request(args) {
    const isObject = typeof args === 'object' && args !== null && !Array.isArray(args)
    if (!isObject || typeof args.method !== 'string' || args.method === '') {
      throw new ProviderRpcError(-32600, 'A request is an object with a method')
    }
    return ask(args.method, args.params, needsDecision(args.method, args.params))
  }

  async function ask(method, params, isAsking) {
    if (isAsking) {
      asking += 1
      openWallet()
    }
    listen()
    let isWaitingElsewhere = false
    try {
      return await post(method, params)
    } catch (error) {
      isWaitingElsewhere = error.code === -32002
      throw error
    } finally {
      if (isAsking) {
        asking -= 1
        if (asking === 0 && !isWaitingElsewhere && walletWindow) walletWindow.close()
      }
    }
  }

  const provider = {
    isSandboxWallet: true,
    isConnected: () => isConnected,
    request,
    on(event, listener) {
      listeners.set(event, [...(listeners.get(event) || []), listener])
      return provider
    },
    removeListener(event, listener) {
      const left = [...(listeners.get(event) || [])]
      const index = left.lastIndexOf(listener)
      if (index >= 0) left.splice(index, 1)
      listeners.set(event, left)
      return provider
    },
  }

  if (query.get('legacy') === '1') {
    window.ethereum = provider
    window.dispatchEvent(new Event('ethereum#initialized'))
  }
  if (query.get('announce') !== '0') {
    const announce = () => {
      const detail = Object.freeze({ info, provider })
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    }
    window.addEventListener('eip6963:requestProvider', announce)
    announce()
  }

  // The other namespaces are in separate files, which the sandbox puts before this file.
  const core = Object.freeze({
    info,
    isStandard: query.get('standard') !== '0',
    state: () => state,
    follow: (listener) => followers.add(listener),
    /** @param needsDecision whether a person has to decide in the wallet's window */
    ask: (method, params, needsDecision) => ask(method, params, needsDecision && Boolean(state.asks)),
  })
  window.dispatchEvent(new CustomEvent('sandbox-wallet:core', { detail: core }))
})()
