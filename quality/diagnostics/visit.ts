import { createWalletModal } from '../../template/src/wallet-modal/create-wallet-modal'
import { connectorTypes } from '../../template/src/wallet-modal/domain/wallets/connector'
import type { AnalyticsEvent } from '../../template/src/wallet-modal/domain/events'
import { WalletModalError } from '../../template/src/wallet-modal/domain/errors/errors'
import type { DiagnosticsRecorder } from '../../template/src/wallet-modal/features/diagnostics/recorder'
import { startRecorder } from '../../template/src/wallet-modal/features/diagnostics/recorder'
import type { RootStore } from '../../template/src/wallet-modal/stores/root/root.store'
import type { Route } from '../../template/src/wallet-modal/stores/shell/router.store'
import { testEvmAdapter } from '../../template/src/wallet-modal/testing/chains/test-evm-adapter'
import type { FakePlatform } from '../../template/src/wallet-modal/testing/fake-platform'
import { createFakePlatform } from '../../template/src/wallet-modal/testing/fake-platform'
import { walletError } from '../../template/src/wallet-modal/testing/fake-wallet'
import { alpha, beta } from '../../template/src/wallet-modal/testing/networks'
import type { Secrets } from './secrets'

const unnoticed = () => {}

/** The visit of a page whose modal has a diagnostics recorder. The methods put secrets into all inputs of the modal that the recorder could read. */
export class Visit {
  readonly root: RootStore
  readonly recorder: DiagnosticsRecorder
  readonly platform: FakePlatform
  readonly #secrets: Secrets
  readonly #values: readonly string[]
  readonly #dispose: () => void

  constructor(secrets: Secrets) {
    this.#secrets = secrets
    this.#values = Object.values(secrets) as string[]
    this.platform = createFakePlatform({
      userAgent: `Mozilla/5.0 (iPhone; ${secrets.name}) Version/18.1 Mobile/${secrets.key} Safari/604.1 ${secrets.accountName}`,
      fetch: async (url) => {
        if (url.includes('fail')) throw Object.assign(new Error(`${url} failed`), { code: secrets.amount })
        return new Response(secrets.seedWords, { status: 200 + (url.length % 300) })
      },
    })
    const modal = createWalletModal({
      networks: [alpha, beta],
      adapters: [testEvmAdapter()],
      metadata: {
        name: secrets.name,
        description: secrets.seedWords,
        url: `https://${secrets.accountName}`,
        icons: [],
      },
      hosts: { api: 'https://api.example', rpc: 'https://rpc.example' },
      customRpcUrls: { 'eip155:1': [`https://endpoint.example/v2/${secrets.key}?${secrets.query}`] },
      enableWalletConnect: false,
      allWallets: 'HIDE',
      platform: this.platform,
    })
    this.root = modal.root
    this.#dispose = () => modal.dispose()
    this.recorder = startRecorder(this.root, {})
  }

  /** Ends the visit, and returns the report as the text of a file. */
  end(): string {
    const text = JSON.stringify(this.recorder.report())
    this.#dispose()
    return text
  }

  /** Returns the secret with this number. Numbers above the number of secrets start again at the first secret. */
  secret(index: number): string {
    return this.#values[index % this.#values.length] ?? ''
  }

  /** Loads and opens the modal, and shows a view with personal data. Every fifth index shows a view whose name is a secret. */
  async open(index: number): Promise<void> {
    await this.root.modalStoresLoader.load()
    this.root.modal.show()
    await Promise.resolve()
    const data = { email: this.#secrets.email, search: this.#secrets.name, hash: this.#secrets.signature }
    const views = ['AllWallets', 'EmailVerifyOtp', 'TransactionStatus', 'SwitchAddress', this.secret(index)]
    this.root.router.push({ view: views[index % views.length], data } as unknown as Route)
  }

  close(): void {
    this.root.modal.close('api')
  }

  /** Connects a wallet whose name, address, network and accounts are secrets. */
  connect(index: number): void {
    const { address, foreignAddress, name, accountName, key, amount } = this.#secrets
    const [namespace, own] = index % 2 ? (['solana', foreignAddress] as const) : (['eip155', address] as const)
    if (!this.root.chain.chains.has(namespace)) this.root.chain.addNamespace(namespace, [])
    const type = connectorTypes[index % connectorTypes.length] ?? 'INJECTED'
    const connector = { id: key, type, name, chain: namespace, info: { rdns: accountName, name } }
    const adapter = { kind: 'ethers', watch: () => unnoticed, waitForTransaction: async () => {} }
    const chainId = index % 3 === 0 ? 1 : index % 3 === 1 ? key.slice(0, 30) : amount.slice(0, 11)
    this.root.sessions.open(
      adapter as unknown as Parameters<RootStore['sessions']['open']>[0],
      { provider: {}, accounts: [{ namespace, address: own, type: 'eoa', publicKey: key }], chainId },
      connector,
    )
    this.root.chain.setChainAccountData(
      {
        profileName: accountName,
        balance: { value: BigInt(amount.replace('.', '')), decimals: 9, symbol: name },
        addressLabels: new Map([[own, name]]),
        connectedWalletInfo: { name, type: index % 5 === 0 ? key : type, icon: accountName, rdns: accountName },
      },
      namespace,
    )
  }

  disconnect(): void {
    for (const namespace of this.root.chain.connectedNamespaces) this.root.sessions.reset(namespace)
  }

  /** Tracks an event whose properties contain a secret, in some events after an error message or a namespace that a report may contain. */
  track(event: AnalyticsEvent['event'], index: number): void {
    const value = this.secret(index)
    const payment = { type: value, status: value, exchangeId: value, sessionId: value, result: value }
    const names = ['message', 'errorMessage', 'errorType', 'stackTrace', 'name', 'search', 'badge', 'token', 'amount']
    const more = ['network', 'mobile_link', 'platform', 'method', 'provider', 'namespace', 'error', 'ensName', 'cursor']
    const rest = ['address', 'projectId', 'accountType', 'swapFromToken', 'swapFromAmount', 'paymentId', 'connected']
    const properties = {
      ...Object.fromEntries([...names, ...more, ...rest].map((name) => [name, value])),
      ...(index % 3 === 0 && { message: `The wallet does not answer: ${value}`, network: `eip155:${value}` }),
      configuration: { recipient: value, amount: value, asset: value, network: value },
      currentPayment: payment,
      networks: [value],
      exchanges: [value],
      exchange: { id: value },
      [value]: value,
    }
    this.root.events.track({ event: index % 7 === 0 ? value : event, properties } as unknown as AnalyticsEvent)
  }

  /** Tracks an error with a secret in the message, the name, the code or the details. */
  fail(index: number): void {
    const value = this.secret(index)
    const error = index % 2 ? new WalletModalError('WALLET_FAILED', { details: value, hint: value }) : new Error(value)
    this.root.events.trackError(Object.assign(error, index % 2 ? {} : { name: value, code: value }), 'API_ERROR')
  }

  /** Sends a request with secrets in the host, the path, the query or the credentials of the URL, and in the body. */
  async request(index: number): Promise<void> {
    const value = encodeURIComponent(this.secret(index))
    const { key, query } = this.#secrets
    const addresses = [
      `https://rpc.example/v1/account/${value}/history?${query}`,
      `https://${key}:${value}@api.example/getWallets?search=${value}`,
      `https://${this.#secrets.accountName}/v1/identity/${value}#${value}`,
      `https://endpoint.example/v2/${key}/fail?${query}`,
      `https://rpc.example/${value}/${value}/v1/?chainId=${value}`,
      `${value} is no address`,
    ]
    const init = { method: index % 4 === 0 ? this.secret(index + 1) : 'POST', body: value }
    await this.platform.fetch(addresses[index % addresses.length] ?? '', init).catch(unnoticed)
  }

  /** Tells the account stores that a request to the wallet has started, and that the wallet has answered or failed. Failures contain secrets. */
  async ask(index: number): Promise<void> {
    const stores = await this.root.accountLoader.load()
    const value = this.secret(index)
    const method = ['personal_sign', 'eth_sendTransaction', value, 'wallet_switchEthereumChain'][index % 4] ?? value
    const code = [4001, -32603, value, Number(this.#secrets.amount.slice(0, 11))][index % 4]
    stores.traffic?.request('eip155', method, 'started')
    if (index % 3 === 0) return stores.traffic?.request('eip155', method, 'success')
    const error = Object.assign(walletError(4001, value), { code, data: value })
    stores.traffic?.request('eip155', method, 'error', error)
  }

  /** Shows an alert, whose code and texts are secrets if the index is even, and a short message (snackbar) that is a secret. */
  async alert(index: number): Promise<void> {
    const { alert } = await this.root.modalStoresLoader.load()
    const value = this.secret(index)
    this.root.modalStores.snack.showError(value)
    if (index % 2) return alert.show('SESSION_EXPIRED')
    alert.display(value, { title: value, text: value }, 'alerts', value)
  }

  async wait(milliseconds: number): Promise<void> {
    await this.platform.advance(milliseconds)
  }
}
