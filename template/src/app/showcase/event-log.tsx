import { useState } from 'react'
import type { EventRecord } from '../../wallet-modal'
import { useWalletEvents } from '../../wallet-modal'

const maxEvents = 20

/** The events of the modal, newest first. They are not sent anywhere. */
export function EventLog() {
  const [events, setEvents] = useState<readonly EventRecord[]>([])
  useWalletEvents((record) => setEvents((before) => [record, ...before].slice(0, maxEvents)))
  return (
    <details className="card log">
      <summary>
        Events <span className="hint">{events.length === 0 ? 'none yet' : `latest: ${events[0]?.props.event}`}</span>
      </summary>
      <ol data-testid="events">
        {events.map(({ eventId, props, timestamp }) => (
          <li key={eventId}>
            <time dateTime={new Date(timestamp).toISOString()}>{new Date(timestamp).toLocaleTimeString()}</time>{' '}
            {props.event}
          </li>
        ))}
      </ol>
    </details>
  )
}
