import type { Control } from './control'
import type { FaultChange } from '../sandbox/services/service-faults'

/** A service of the sandbox, and what is wrong with it. */
export type Fault = FaultChange

/** The name of a service that can have a fault. */
export type Service = Fault['service']

/** What can be wrong with a service. */
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
   * @throws Error that names the possible values if the sandbox does not know the service or the fault
   */
  set<Name extends Service>(service: Name, fault: FaultOf<Name>): Promise<void> {
    return this.#control.command('/faults', { service, fault })
  }

  /** Ends the fault of a service. */
  end(service: Service): Promise<void> {
    return this.#control.command('/faults', { service, fault: null })
  }

  /** The faults that are in force, by service. */
  async all(): Promise<Readonly<Record<string, unknown>>> {
    return (await this.#control.get('/faults')) as Record<string, unknown>
  }
}
