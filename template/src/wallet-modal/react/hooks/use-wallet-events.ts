import { useEffect, useLayoutEffect, useRef } from 'react'
import type { EventRecord } from '../../domain/events'
import { useModal } from '../modal-context'

/** Calls back for every event of the modal while the component is mounted. */
export function useWalletEvents(onEvent: (record: EventRecord) => void): void {
  const modal = useModal()
  const latest = useRef(onEvent)
  useLayoutEffect(() => {
    latest.current = onEvent
  })
  useEffect(() => modal.subscribeEvents((record) => latest.current(record)), [modal])
}
