import type { Control } from './control'
import type { FaultChange } from '../sandbox/services/service-faults'

/** A service of the sandbox together with its fault. */
export type Fault = FaultChange

/** The name of a service that can have a fault. */
export type Service = Fault['service']

/** The faults that a service can have. */
export type FaultOf<Name extends Service> = NonNullable<
  { [Change in Fault as Change['service']]: Change['fault'] }[Name]
>

/** Switches faults of the sandbox's services on and off. */
export class Faults {
  readonly #control: Control

  constructor(control: Control) {
    this.#control = control
  }

  /**
   * Gives a service a fault until `end` or the next reset: `faults.set('balances', { kind: 'status', code: 503 })`.
   * @throws Error if the sandbox does not know the service or the fault; the message names the possible values
   */
  set<Name extends Service>(service: Name, fault: FaultOf<Name>): Promise<void> {
    return this.#control.command('/faults', { service, fault })
  }

  /** Ends the fault of a service. */
  end(service: Service): Promise<void> {
    return this.#control.command('/faults', { service, fault: null })
  }

  /** The current fault of each service; `null` for a service without a fault. */
  async all(): Promise<Readonly<Record<string, unknown>>> {
    return (await this.#control.get('/faults')) as Record<string, unknown>
  }
}
