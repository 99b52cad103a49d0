import type { Connector } from '../../domain/connector'
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

/** What a panel calls the wallet and how it pictures it. */
export interface PanelWallet {
  name: string
  image: string | undefined
  connector?: Connector | undefined
}
