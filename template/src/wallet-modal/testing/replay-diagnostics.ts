import { createAccount } from '../domain/account/account'
import type { AlertCode } from '../domain/errors/alerts'
import { alerts } from '../domain/errors/alerts'
import { required } from '../domain/errors/errors'
import type { CaipNetworkId, ChainNamespace } from '../domain/networks/caip'
import { parseCaipNetworkId } from '../domain/networks/caip'
import type { NetworkInput } from '../domain/networks/network'
import { placeholderNetwork } from '../domain/networks/network'
import { readState } from '../features/diagnostics/read-state'
import type { ReportState } from '../services/diagnostics/report-schema'
import { checkReport } from '../services/diagnostics/report-schema'
import type { RootStore } from '../stores/root/root.store'
import type { Route } from '../stores/shell/router.store'
import { viewTraits } from '../stores/shell/view-traits'
import { testEvmAdapter } from './chains/test-evm-adapter'
import type { TestRoot } from './create-test-root'
import { createTestRoot } from './create-test-root'
import { settle } from './settle'

type ChainState = ReportState['chains'][number]

/** The reference of a network that no app lists. The replay uses this network where the report contains `other`. */
const unlistedReference = '987654321'

/** The result of a replay of a diagnostics report. */
interface Replay {
  /** The states that the stores had during the replay, in order. Each state equals the recorded state. */
  states: readonly ReportState[]
  /** The stores at the end of the replay. A test can check more of their values. */
  root: RootStore
}

/**
 * Replays a diagnostics report that a visitor has saved, in a test with Vitest. The replay creates a modal with a fake wallet and a fake clock,
 * and puts the stores of this modal into each recorded state: views, connections, networks and alerts.
 * @param report the parsed JSON of the saved file
 * @throws ValiError if the value is not a valid report
 * @throws Error if a state of the stores differs from the recorded state. The message names the first such step and the value that differs
 */
export async function replayDiagnostics(report: unknown): Promise<Replay> {
  const { copy, page, entries } = checkReport(report)
  // A running recorder declares the view `Diagnostics`. The replay has no recorder, so the replay declares the view itself.
  Object.assign(viewTraits, { Diagnostics: {} })
  const recorded = entries.filter((entry) => entry.type === 'state')
  // A change can be recorded as several states with the same time. Only the last of these states is complete.
  const steps = recorded.filter(({ at }, index) => recorded[index + 1]?.at !== at)
  const test = await createTestRoot({
    networks: networksOf(copy.networks, recorded[0]?.state),
    adapters: copy.adapters.some((kind) => kind !== 'universal') ? [testEvmAdapter()] : [],
    enableEmbedded: page.isEmbedded,
    wallet: null,
  })
  const states: ReportState[] = []
  let now = steps[0]?.at ?? 0
  for (const [index, { at, state }] of steps.entries()) {
    await test.platform.advance(at - now)
    now = at
    const reached = await reach(test, state)
    const difference = differenceOf(state, reached)
    if (difference !== undefined)
      throw new Error(`The replay differs in step ${index + 1} of ${steps.length}, at ${at} ms: ${difference}`)
    states.push(reached)
  }
  return { states, root: test.root }
}

/**
 * Returns the networks for the replayed modal: the networks that the report names. If the report names no network, the modal gets one network for
 * each namespace in the first recorded state.
 */
function networksOf(ids: readonly string[], first: ReportState | undefined): [NetworkInput, ...NetworkInput[]] {
  const listed = ids.filter((id) => !id.endsWith(':other'))
  const needed = listed.length > 0 ? listed : (first?.chains ?? []).map(({ namespace }) => `${namespace}:1`)
  const [network = networkOf('eip155:1'), ...others] = needed.map(networkOf)
  return [network, ...others]
}

function networkOf(id: string): NetworkInput {
  const { namespace, reference } = parseCaipNetworkId(id)
  return {
    id: namespace === 'eip155' ? Number(reference) : reference,
    chainNamespace: namespace,
    name: id,
    nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 18 },
    rpcUrls: { default: { http: [`https://${namespace}.example/`] } },
  }
}

/** Changes the stores so that they have the recorded state `target`, and returns the state that the stores have afterwards. */
async function reach(test: TestRoot, target: ReportState): Promise<ReportState> {
  const { root } = test
  const read = () => readState(root, { labelOf: (address) => address.replace(/^.*?([1-9]\d*)$/, 'account-$1') })
  // Connecting a wallet may close the modal or open a view, so the modal and its views are set after the connections.
  for (const chain of target.chains) reachChain(root, chain, read)
  if (target.active) root.chain.setActiveNamespace(target.active)
  await settle()
  await reachAlert(root, target.alert)
  root.modal.setFailed(target.hasFailed)
  if (root.modal.open && !target.isOpen) root.modal.close('api')
  if (!root.modal.open && target.isOpen) root.modal.show({ view: target.views[0] as 'Connect' })
  reachViews(root, target.views)
  await settle()
  return read()
}

function reachChain(root: RootStore, target: ChainState, read: () => ReportState): void {
  const { chain, sessions } = root
  const { namespace, status, account, wallet, network } = target
  const now = () => read().chains.find((each) => each.namespace === namespace)
  const current = now()
  if (!current) return
  const isSame = current.status === status && current.account === account && current.wallet === wallet
  if (!isSame && status === 'connected' && account) openSession(root, target)
  else if (!isSame && status === 'disconnected' && !account) sessions.reset(namespace)
  else if (!isSame) {
    const address = account === null ? undefined : addressOf(account)
    const caipAddress = address && (`${network ?? `${namespace}:1`}:${address}` as const)
    chain.setChainAccountData(
      {
        status,
        address,
        caipAddress: caipAddress as `${CaipNetworkId}:${string}` | undefined,
        connectedWalletInfo: wallet ? { name: wallet, type: wallet } : undefined,
      },
      namespace,
    )
  }
  if (network === null || now()?.network === network) return
  const reference = referenceOf(network)
  if (sessions.get(namespace)) return sessions.showWalletNetwork(namespace, reference)
  const listed = chain.requestedCaipNetworks.find(({ caipNetworkId }) => caipNetworkId === network)
  chain.setNamespaceNetwork(listed ?? placeholderNetwork(`${namespace}:${reference}`))
}

/** Opens a session with a fake wallet, as an adapter does after the visitor has approved the connection in the wallet. */
function openSession(root: RootStore, { namespace, account, wallet, network }: ChainState): void {
  const address = addressOf(account ?? 'account-1')
  const adapter = { kind: 'ethers', watch: () => () => {}, waitForTransaction: async () => {} }
  const connector = { id: `replayed-${wallet}`, type: wallet ?? 'INJECTED', name: 'Replayed wallet', chain: namespace }
  const session = {
    provider: {},
    accounts: [createAccount(namespace, address)],
    chainId: network === null ? '1' : referenceOf(network),
  }
  root.sessions.open(adapter as unknown as Parameters<RootStore['sessions']['open']>[0], session, connector)
}

/** Makes an address for an account label of a report. The address ends with the number in the label, so `read` can restore the label. */
function addressOf(account: string): string {
  return `0x${account.replace('account-', '').padStart(40, '0')}`
}

function referenceOf(network: string): string {
  const { reference } = parseCaipNetworkId(network)
  return reference === 'other' ? unlistedReference : reference
}

async function reachAlert({ modalStores: { alert } }: RootStore, target: string | null): Promise<void> {
  if (target === null) return alert.open ? alert.close() : undefined
  if (target === alert.code) return undefined
  if (Object.hasOwn(alerts, target)) return alert.show(target as AlertCode)
  return alert.display(target, { title: target, text: '' }, 'alerts', target)
}

/** Opens the recorded views. If one step forward or back, or another last view, is not enough, the router starts again with the first view. */
function reachViews(root: RootStore, target: readonly string[]): void {
  const { modal, router } = root
  const current = (): string[] => router.history.map(({ view }) => view)
  const isShown = () => current().join() === target.join()
  const startsLike = (length: number) => current().slice(0, length).join() === target.slice(0, length).join()
  const last = target.length - 1
  if (isShown()) return
  const { length } = router.history
  if (length === target.length - 1 && startsLike(length)) return router.push(routeTo(root, target[last]))
  if (length === target.length + 1 && startsLike(target.length)) return router.goBack()
  if (last > 0 && length === target.length && startsLike(last)) return router.replace(routeTo(root, target[last]))
  modal.showStart(routeTo(root, target[0]))
  for (const view of target.slice(1)) router.push(routeTo(root, view))
}

/** Makes a route to a view. The replay renders no views, so every route gets the same placeholder data. */
function routeTo(root: RootStore, view: string | undefined): Route {
  const connector = { id: 'replayed', type: 'INJECTED', name: 'Replayed wallet', chain: 'eip155' as ChainNamespace }
  const network = required(root.chain.requestedCaipNetworks[0], 'CAIP_NETWORK_NOT_FOUND')
  const data = { connector, network, wallet: { id: 'replayed', name: 'Replayed wallet' } }
  return { view, data } as unknown as Route
}

/** Finds the first value in which the reached state differs from the recorded state, and describes both values. Undefined if the states are equal. */
function differenceOf(recorded: unknown, reached: unknown, place = ''): string | undefined {
  if (Object.is(recorded, reached)) return undefined
  const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
  if (isObject(recorded) && isObject(reached)) {
    const keys = [...new Set([...Object.keys(recorded), ...Object.keys(reached)])]
    const dot = place === '' ? '' : `${place}.`
    return keys
      .map((key) => differenceOf(Reflect.get(recorded, key), Reflect.get(reached, key), `${dot}${key}`))
      .find((difference) => difference !== undefined)
  }
  return `${place} was ${JSON.stringify(recorded)}, and is ${JSON.stringify(reached) ?? 'missing'}`
}
