import { renderToString } from 'react-dom/server'
import { messageOf } from '../../../template/src/wallet-modal/domain/errors/errors'
import { ModalContent } from '../../../template/src/wallet-modal/modal/modal-content'
import { RootContext } from '../../../template/src/wallet-modal/react/root-context'
import type { TestRoot } from '../../../template/src/wallet-modal/testing/create-test-root'
import { loadView } from '../../../template/src/wallet-modal/views/registry'
import { isVisible, observeTasks } from './tasks'
import type { Tasks } from './tasks'

interface HandedOut {
  name: string
  isSettled: boolean
}

/** One visit of a case: the modal with its fakes, what the visitor has started, and what went wrong. */
export class Visit<World extends TestRoot = TestRoot> {
  readonly world: World
  readonly tasks: Tasks
  /** Everything that should not have happened, in plain words. */
  readonly problems: string[] = []
  /** The names of the faults that have struck. */
  readonly struck: string[] = []
  /** The messages of the promises that were rejected, in order. */
  readonly failures: string[] = []
  /** How often the visitor has begun an action. */
  actions = 0
  /** The account when the visitor began the latest action. */
  accountBefore: string | undefined
  /** Whether the wallet gives no way to remove listeners. */
  canKeepListeners = false
  readonly #handedOut: HandedOut[] = []

  constructor(world: World) {
    this.world = world
    this.tasks = observeTasks(world)
  }

  get root() {
    return this.world.root
  }

  /** The visitor begins an action. */
  begin(step: { start(visit: Visit<World>): void }): void {
    this.actions += 1
    this.accountBefore = this.root.account.address
    step.start(this)
  }

  /** Follows a promise that the product has handed out. Its rejection is kept in `failures`. */
  start(name: string, promise: Promise<unknown>): void {
    const handedOut = { name, isSettled: false }
    this.#handedOut.push(handedOut)
    promise.then(
      () => void (handedOut.isSettled = true),
      (error: unknown) => {
        handedOut.isSettled = true
        this.failures.push(messageOf(error))
      },
    )
  }

  /** The names of the promises that have not settled. */
  get pending(): readonly string[] {
    return this.#handedOut.filter(({ isSettled }) => !isSettled).map(({ name }) => name)
  }

  /** Notes a problem unless the condition holds. */
  expect(isRight: boolean, problem: string): void {
    if (!isRight) this.problems.push(problem)
  }

  /** Notes a problem unless two values are equal as JSON. */
  same(what: string, actual: unknown, expected: unknown): void {
    const [one, other] = [textOf(actual), textOf(expected)]
    this.expect(one === other, `${what} is ${one} instead of ${other}`)
  }

  async run(milliseconds: number): Promise<void> {
    await this.world.platform.advance(milliseconds)
  }

  /** Moves the clock until the condition holds. Resolves with false if the time runs out first. */
  async until(isDone: () => boolean, within: number): Promise<boolean> {
    const { platform } = this.world
    const end = platform.now() + within
    await platform.advance(0)
    for (let step = 1; !isDone() && platform.now() < end; step = Math.min(500, step * 2))
      await platform.advance(Math.min(step, end - platform.now()))
    return isDone()
  }

  /** Runs work of the harness while the clock goes on. Resolves with false if the work fails or takes more than two minutes. */
  async inTime(work: () => unknown): Promise<boolean> {
    let outcome: boolean | undefined
    void Promise.resolve()
      .then(work)
      .then(
        () => void (outcome = true),
        () => void (outcome = false),
      )
    await this.until(() => outcome !== undefined, 120_000)
    return outcome === true
  }

  /** Draws the current view. Returns its text as a visitor reads it; an empty text if the modal is not shown. */
  async words(): Promise<string> {
    const { root } = this
    if (!root.modal.isShown) return ''
    await loadView(root, root.router.view)
    await this.run(0)
    const markup = renderToString(
      <RootContext value={root}>
        <ModalContent titleId="title" />
      </RootContext>,
    )
    return readable(markup)
  }

  /** Whether something is shown as busy although nobody works on it, or although only a service and no person is slow. */
  get stuck(): readonly string[] {
    return isVisible(this.tasks.openRequests) ? [] : busyParts(this.root)
  }
}

function busyParts(root: TestRoot['root']): string[] {
  const { accountLoader, connection, features, modal } = root
  const send = features.send
  const stores = accountLoader.stores
  const parts: Readonly<Record<string, boolean>> = {
    'the modal': modal.loading,
    'the attempt to connect': connection.attempt.state === 'waiting',
    'the status of the account': ['connecting', 'reconnecting'].includes(root.account.status ?? ''),
    'the list of tokens': stores?.tokens?.status === 'loading',
    'the activity': features.transactions?.loading === true,
    'the form': send?.loading === true || send?.flow.isPreparing === true,
  }
  return Object.entries(parts).flatMap(([name, isBusy]) => (isBusy ? [name] : []))
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
}

function readable(markup: string): string {
  return markup
    .replace(/<style[\s\S]*?<\/style>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|#x27|quot|lt|gt);/g, (entity) => entities[entity] ?? entity)
    .replace(/[\u2066-\u2069\u200e\u200f]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A value as JSON, in which a bigint is a text such as `5n`. */
function textOf(value: unknown): string | undefined {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? `${part}n` : part))
}
