import type { ComponentType } from 'react'
import { useLayoutEffect, useState } from 'react'
import { useModalStores, useRoot } from '../../../react/root-context'
import { startPairing } from '../pairing-parts'

/** A view that is shown once the stores of the unit are there; they are made by the first one. */
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
