import { Ledger } from './ledger'

type Listener = EventListenerOrEventListenerObject | null
type Options = boolean | AddEventListenerOptions | undefined

/** A listener that the ledger knows. */
interface Known {
  /** What the target really calls. */
  added: Listener
  close(): void
}

const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype
/** The listeners of each target, by type and phase, and then by the listener that the product passed. */
const known = new WeakMap<EventTarget, Map<string, Map<Listener, Known>>>()
const names = new WeakMap<EventTarget, string>()

/** Gives a target a name for the ledger. */
export function nameTarget(target: EventTarget, name: string): void {
  names.set(target, name)
}

const nameOf = (target: EventTarget) =>
  target instanceof AbortSignal ? 'signal' : (names.get(target) ?? target.constructor.name)
const isCapture = (options: Options) => (typeof options === 'boolean' ? options : (options?.capture ?? false))

function listenersOf(target: EventTarget, type: string, options: Options): Map<Listener, Known> {
  const types = known.get(target) ?? new Map<string, Map<Listener, Known>>()
  if (!known.has(target)) {
    known.set(target, types)
    // A signal aborts once, and calls none of its listeners afterwards.
    if (target instanceof AbortSignal)
      Reflect.apply(add, target, [
        'abort',
        () => [...types.values()].forEach((all) => all.forEach(({ close }) => close())),
      ])
  }
  const key = `${type} ${isCapture(options)}`
  const listeners = types.get(key) ?? new Map<Listener, Known>()
  types.set(key, listeners)
  return listeners
}

function follow(target: EventTarget, type: string, listener: Listener, options: Options): Listener {
  const ledger = Ledger.current
  const { once = false, signal } = typeof options === 'object' ? options : {}
  if (!ledger || !listener || signal?.aborted || (target instanceof AbortSignal && target.aborted)) return listener
  const listeners = listenersOf(target, type, options)
  const already = listeners.get(listener)
  if (already) return already.added
  const done = ledger.open('listener', `${nameOf(target)}:${type}`)
  const close = () => {
    listeners.delete(listener)
    done()
  }
  const call = function (this: unknown, event: Event): void {
    close()
    if (typeof listener === 'function') Reflect.apply(listener, this, [event])
    else listener.handleEvent(event)
  }
  const added = once ? call : listener
  listeners.set(listener, { added, close })
  if (signal) Reflect.apply(add, signal, ['abort', close, { once: true }])
  return added
}

/** Lets the ledger count the listeners of every `EventTarget` of this process: pages, documents and abort signals. */
export function followEventTargets(): void {
  EventTarget.prototype.addEventListener = function (type: string, listener: Listener, options?: Options) {
    Reflect.apply(add, this, [type, follow(this, type, listener, options), options])
  }
  EventTarget.prototype.removeEventListener = function (type: string, listener: Listener, options?: Options) {
    const entry = known
      .get(this)
      ?.get(`${type} ${isCapture(options)}`)
      ?.get(listener)
    entry?.close()
    Reflect.apply(remove, this, [type, entry?.added ?? listener, options])
  }
}
