import { useState } from 'react'
import type { EventRecord } from '../wallet-modal'
import { useWalletEvents } from '../wallet-modal'

const longest = 8

/** The events of the modal, newest first. They are not sent anywhere. */
export function EventLog() {
  const [events, setEvents] = useState<readonly EventRecord[]>([])
  useWalletEvents((record) => setEvents((before) => [record, ...before].slice(0, longest)))
  return (
    <section className="card log">
      <h2>Events</h2>
      {events.length === 0 ? (
        <p>Nothing happened yet.</p>
      ) : (
        <ol data-testid="events">
          {events.map(({ eventId, props, timestamp }) => (
            <li key={eventId}>
              <time dateTime={new Date(timestamp).toISOString()}>{new Date(timestamp).toLocaleTimeString()}</time>{' '}
              {props.event}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
