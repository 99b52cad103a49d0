import { Latest } from '../../../template/src/wallet-modal/domain/latest'
import { SendFlow } from '../../../template/src/wallet-modal/features/send/send-flow'
import { ModalStore } from '../../../template/src/wallet-modal/stores/shell/modal.store'

/** Faults of the product that the cases have to notice. */
const plants: Readonly<Record<string, () => void>> = {
  // An answer that comes after the visitor has left is applied.
  late: () => Object.defineProperty(Latest.prototype, 'stop', { value: () => {} }),
  // Each press on Send asks the wallet.
  twice: () => Object.defineProperty(SendFlow.prototype, 'loading', { configurable: true, get: () => false }),
  // The modal stays busy after its work.
  busy: () =>
    Object.defineProperty(ModalStore.prototype, 'setLoading', {
      configurable: true,
      value(this: ModalStore, isLoading: boolean) {
        if (isLoading) this.busy.add('modal')
      },
    }),
}

/** Breaks the product before the first case. */
export function plant(name: string): void {
  const breakIt = plants[name]
  if (!breakIt) throw new Error(`--planted takes ${Object.keys(plants).join(', ')}`)
  breakIt()
}
