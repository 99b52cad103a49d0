import { required } from '../../../domain/errors/errors'
import { useRoot } from '../../../react/root-context'
import type { PairingPanels } from './pairing-panels'
import type { PairingStore } from '../pairing.store'

/** The stores of the pairing unit. The view must be wrapped by `withPairing`. */
export function usePairing(): { pairing: PairingStore; panels: PairingPanels } {
  const { features } = useRoot()
  return {
    pairing: required(features.pairing, 'MODAL_NOT_LOADED'),
    panels: required(features.pairingPanels, 'MODAL_NOT_LOADED'),
  }
}
