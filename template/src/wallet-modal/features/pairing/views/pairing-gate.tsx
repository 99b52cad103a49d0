import type { ComponentType } from 'react'
import { useLayoutEffect, useState } from 'react'
import { useLate, useRoot } from '../../../react/root-context'
import { startPairing } from '../pairing-parts'

/** A view that is shown once the stores of the unit are there; they are made by the first one. */
export function withPairing(View: ComponentType): ComponentType {
  return function PairingGate() {
    const root = useRoot()
    const late = useLate()
    const [isStarted, setStarted] = useState(() => root.features.pairing !== undefined)
    useLayoutEffect(() => {
      startPairing(root, late)
      setStarted(true)
    }, [root, late])
    return isStarted ? <View /> : null
  }
}
