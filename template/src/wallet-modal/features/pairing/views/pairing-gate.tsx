import type { ComponentType } from 'react'
import { useLayoutEffect, useState } from 'react'
import { useModalStores, useRoot } from '../../../react/root-context'
import { startPairing } from '../pairing-parts'

/** Wraps a pairing view. Creates the stores of the unit with the first view that is shown, and renders the view once they exist. */
export function withPairing(View: ComponentType): ComponentType {
  return function PairingGate() {
    const root = useRoot()
    const modalStores = useModalStores()
    const [isStarted, setStarted] = useState(() => root.features.pairing !== undefined)
    useLayoutEffect(() => {
      startPairing(root, modalStores)
      setStarted(true)
    }, [root, modalStores])
    return isStarted ? <View /> : null
  }
}
