import { addressesOf, presenceOf, switchOf, type Address, type Presence } from './addresses'
import { fieldOf, over, type Place, type Value } from './read/value'

export type ServiceName = 'api' | 'rpc' | 'relay' | 'analytics'

/** The facts about a copy that do not depend on the options. */
export interface CopyFacts {
  /** The copied units with everything that they require. */
  units: ReadonlySet<string>
  /** The hosts of the cloud's services, from the source of the copy. */
  cloud: Readonly<Partial<Record<ServiceName, string>>>
  /** The networks that the cloud's RPC proxy serves, by namespace; `null` when the source of the copy does not say so. */
  served: ReadonlyMap<string, readonly string[]> | null
}

/** One `createWalletModal(options)` of a project. */
export interface ModalCall {
  options: Value
  at: Place
  /** The networks that the project adds later with `addNetwork`. */
  added: readonly Value[]
  /** The switches that the project changes later with `updateFeatures`. */
  updates: readonly Value[]
}

/** The options of one call, with methods for the questions of the derivation. */
export class ModalOptions {
  readonly at: Place
  readonly added: readonly Value[]
  readonly projectId: Presence
  readonly #options: Value
  readonly #updates: readonly Value[]
  readonly #cloud: CopyFacts['cloud']

  constructor({ options, at, added, updates }: ModalCall, { cloud }: CopyFacts) {
    this.at = at
    this.added = added
    this.#options = options
    this.#updates = updates
    this.#cloud = cloud
    this.projectId = presenceOf(this.option('projectId'))
  }

  /** The value of an option, for example `networks`. */
  option(name: string): Value {
    return fieldOf(this.#options, name)
  }

  /** Returns the values that `features` and later calls of `updateFeatures` may give the switch of a feature. */
  switches(name: string): (boolean | undefined | 'open')[] {
    const first = switchesOf(fieldOf(this.option('features'), name))
    const later = this.#updates.flatMap((update) =>
      switchesOf(fieldOf(update, name)).filter((one) => one !== undefined),
    )
    return [...first, ...later]
  }

  /** Returns whether a feature may be on. */
  mayBeOn(name: string): boolean {
    return this.switches(name).some((one) => one !== false)
  }

  /**
   * Returns the addresses of a service: the project's own addresses, or else the cloud's address if there is a project id. Returns none if
   * the modal does not use the service.
   */
  service(name: ServiceName): Address[] {
    const hosts = this.option('hosts')
    const given = fieldOf(hosts, name)
    const own = addressesOf(given, this.at)
    const isMade = hosts.kind === 'object' && given.kind === 'unread' && given.env === null
    if (isMade || presenceOf(given).is === 'yes' || this.projectId.is === 'no') return own
    const { at } = this
    const when = this.projectId.is === 'perhaps' ? this.projectId.when : conditionOf(given)
    const url = this.#cloud[name]
    if (url !== undefined) return [...own, { kind: 'known', url, at, when }]
    return [
      ...own,
      { kind: 'open', at, why: `the source of the copy does not name the host of ${name}`, env: null, when },
    ]
  }

  /** The wallet frame's addresses. */
  frame(): Address[] {
    const isOff = !this.mayBeOn('email') && !this.mayBeOn('socials')
    return isOff ? [] : addressesOf(fieldOf(this.option('hosts'), 'auth'), this.at)
  }

  /** Returns whether the options name services of the project other than the wallet frame. */
  ownServices(): Presence {
    const hosts = this.option('hosts')
    const alternatives = hosts.kind === 'either' ? hosts.of : [hosts]
    const found = alternatives.map((one): boolean | null => {
      if (one.kind === 'object') {
        const names = [...one.fields].filter(([name, value]) => name !== 'auth' && presenceOf(value).is !== 'no')
        return names.some(([, value]) => presenceOf(value).is === 'perhaps') ? null : names.length > 0
      }
      return one.kind === 'unread' ? null : false
    })
    if (found.every((one) => one === true)) return { is: 'yes' }
    if (found.every((one) => one === false)) return { is: 'no' }
    return { is: 'perhaps', when: conditionOf(hosts) ?? 'depends on the option hosts' }
  }

  /** Calls back for each value that an option may have, except absent values. */
  each(name: string, tell: (value: Value) => void): void {
    over(this.option(name), (value) => {
      if (presenceOf(value).is !== 'no') tell(value)
      return value
    })
  }
}

function switchesOf(value: Value): (boolean | undefined | 'open')[] {
  return value.kind === 'either' ? value.of.map(switchOf) : [switchOf(value)]
}

function conditionOf(value: Value): string | null {
  return value.kind === 'either' ? value.condition : null
}
