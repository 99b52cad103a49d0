import { required } from '../../domain/errors'
import { useLate } from '../../react/root-context'
import type { PairingPanels } from './pairing-panels'
import type { PairingStore } from './pairing.store'

/** The stores of the unit. */
export function usePairing(): { pairing: PairingStore; panels: PairingPanels } {
  const late = useLate()
  return {
    pairing: required(late.feature('pairing'), 'MODAL_NOT_LOADED'),
    panels: required(late.feature('pairingPanels'), 'MODAL_NOT_LOADED'),
  }
}
