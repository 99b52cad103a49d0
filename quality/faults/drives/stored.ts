import { IDBFactory, IDBOpenDBRequest } from 'fake-indexeddb'
import { firstAddress } from '../../../template/src/wallet-modal/testing/fake-wallet'
import type { Fault, Step } from '../harness/drive'
import { Kind } from '../harness/kind'
import type { Visit } from '../harness/visit'
import { countOf, event, note } from '../harness/wallet-faults'
import { connecting } from '../steps/connect'
import type { StoredWorld } from '../steps/stored'
import { openStored } from '../steps/stored'

/** The visitor connects. The wallet and the balance are then stored. */
const connectingStored: Step<StoredWorld> = { ...connecting, name: 'connecting and storing' }

/** A database that fails when it is used from now on. */
const failing = (name: string, factory: (world: StoredWorld) => IDBFactory | undefined): Fault<StoredWorld> => {
  const usual = new WeakMap<StoredWorld, StoredWorld['database']['factory']>()
  return {
    name,
    strike({ world }) {
      usual.set(world, world.database.factory)
      world.database.factory = () => {
        note(world)
        return factory(world)
      }
    },
    reached: ({ world }) => countOf(world) > 0,
    mend: ({ world }) => void (world.database.factory = usual.get(world) ?? world.database.factory),
  }
}

/** A factory whose databases fail to open with an error of this name, or never open. */
function broken(error?: string): IDBFactory {
  const factory = new IDBFactory()
  factory.open = () => {
    if (error) throw new DOMException('refused', error)
    // Nothing ever answers this request.
    return new IDBOpenDBRequest()
  }
  return factory
}

const opened = { after: 'A database that is open is not opened again.' }

export const storedKind = new Kind('a page with a database', openStored)
  .row('F111', {
    step: connectingStored,
    impossible: { after: opened.after },
    faults: [
      failing('no database', () => undefined),
      failing('a database that cannot be read', () => {
        throw new DOMException('denied', 'SecurityError')
      }),
    ],
    ends: checkConnected,
  })
  .row('F112', {
    step: connectingStored,
    impossible: { after: opened.after },
    faults: ['InvalidStateError', 'SecurityError', 'UnknownError'].map((error) => failing(error, () => broken(error))),
    ends: checkConnected,
  })
  .row('F113', {
    step: connectingStored,
    impossible: { after: opened.after },
    faults: [failing('a database that never opens', () => broken())],
    ends: checkConnected,
  })
  .row('F118', {
    step: connectingStored,
    faults: [
      event('a browser that has deleted everything', ({ world }) => {
        const empty = new IDBFactory()
        world.database.factory = () => empty
        world.browser.stored.clear()
      }),
    ],
    ends: checkConnected,
  })
  .row('F121', {
    step: connectingStored,
    faults: [
      event('a storm of messages', ({ world }) => {
        const stop = new AbortController()
        const key =
          [...world.browser.stored.keys()].find((name) => name.startsWith('wallet-modal')) ?? 'wallet-modal:default'
        const send = world.browser.join(key, () => {}, stop.signal)
        for (let index = 0; index < 1_000; index += 1) send(index % 2 ? 'changed' : { forged: { address: 'x' } })
        stop.abort()
      }),
    ],
    ends: checkConnected,
  })

/** The visitor is connected as if everything was stored. */
function checkConnected(visit: Visit<StoredWorld>): void {
  visit.same('the status', visit.root.account.status, 'connected')
  visit.same('the account', visit.root.account.address, firstAddress)
  visit.expect(visit.root.account.balance !== undefined, 'the balance is missing')
}
