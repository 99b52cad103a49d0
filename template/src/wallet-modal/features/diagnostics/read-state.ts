import { connectorTypes } from '../../domain/wallets/connector'
import { alerts } from '../../domain/errors/alerts'
import type { RootStore } from '../../stores/root/root.store'
import { viewTraits } from '../../stores/shell/view-traits'
import { networkText } from './known-names'
import type { ReportState } from '../../services/diagnostics/report-schema'

/** Gives each address a label such as `account-1`. A reader of the report sees which entries concern the same account, but no address. */
export class AccountLabels {
  readonly #labels = new Map<string, string>()

  labelOf(address: string): string {
    const label = this.#labels.get(address) ?? `account-${this.#labels.size + 1}`
    this.#labels.set(address, label)
    return label
  }
}

type Root = Pick<RootStore, 'chain' | 'modal' | 'modalStoresLoader' | 'options' | 'router'>

/** Reads the state of the stores for a report. All values are observable, so a MobX reaction can call this function and run at each change. */
export function readState(root: Root, labels: Pick<AccountLabels, 'labelOf'>): ReportState {
  const { chain, modal, modalStoresLoader, router } = root
  const stores = modalStoresLoader.isLoaded ? modalStoresLoader.stores : undefined
  const unitViews = (stores?.loadedUnits ?? []).flatMap(({ views }) => views.map(({ id }) => id))
  const known: ReadonlySet<string> = new Set([...Object.keys(viewTraits), 'SwitchAddress', ...unitViews])
  const alert = stores?.alert.code
  return {
    isOpen: modal.open,
    views: router.history.map(({ view }) => (known.has(view) ? view : 'other')),
    active: chain.activeChain ?? null,
    alert: alert === undefined ? null : Object.hasOwn(alerts, alert) ? alert : 'OTHER',
    hasFailed: modal.hasFailed,
    chains: [...chain.chains.values()].map(({ namespace, accountState, networkState }) => ({
      namespace,
      status: accountState.status,
      account: accountState.address === undefined ? null : labels.labelOf(accountState.address),
      wallet: connectorTypes.find((type) => type === accountState.connectedWalletInfo?.type) ?? null,
      network: networkText(root, networkState.caipNetwork?.caipNetworkId) ?? null,
    })),
  }
}
