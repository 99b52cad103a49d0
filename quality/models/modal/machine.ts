import { ModalStore } from '../../../template/src/wallet-modal/stores/shell/modal.store'
import type { Route } from '../../../template/src/wallet-modal/stores/shell/router.store'
import { RouterStore } from '../../../template/src/wallet-modal/stores/shell/router.store'
import type { Command, Group, Machine, RaceEvent, Track } from '../kit/machine'
import type { Reason, View } from './model'
import { unsupported, viewNames, views } from './model'
import { ModalWorld } from './world'

type Step = Command<ModalWorld>

/** The views that no command of the visitor leads to: the product shows them by itself. */
const own: readonly View[] = ['UnsupportedChain']
const reasons: readonly Reason[] = ['escape', 'overlay', 'header', 'api', 'done']

const routeOf = (view: View): Route => ({ view, data: undefined })
const isPossible = ({ model }: ModalWorld, view: View) => model.hasAccount || !views[view]

const steps = {
  show: (view: View | undefined): Step => ({
    name: `show ${view ?? 'the start'}`,
    run({ root, model }) {
      root.modal.show(view && { view })
      model.show(view)
    },
  }),
  push: (view: View): Step => ({
    name: `go to ${view}`,
    isEnabled: (world) => world.model.isShown && isPossible(world, view),
    run({ root, model }) {
      root.router.push(routeOf(view))
      model.push(view)
    },
  }),
  replace: (view: View): Step => ({
    name: `replace by ${view}`,
    isEnabled: (world) => world.model.isShown && isPossible(world, view),
    run({ root, model }) {
      root.router.replace(routeOf(view))
      model.replace(view)
    },
  }),
  close: (reason: Reason): Step => ({
    name: `close: ${reason}`,
    isEnabled: ({ model }) => model.isShown,
    run({ root, model }) {
      root.modal.close(reason)
      model.close(reason)
    },
  }),
  back: {
    name: 'back',
    weight: 5,
    isEnabled: ({ model }) => model.isShown,
    run({ root, model }) {
      root.router.goBack()
      model.back()
    },
  } satisfies Step,
  connect: {
    name: 'connect',
    weight: 6,
    isEnabled: ({ model }) => !model.hasAccount,
    run: (world) => world.connect(),
  } satisfies Step,
  disconnect: { name: 'disconnect', run: (world) => world.disconnect() } satisfies Step,
  leave: {
    name: 'the wallet leaves',
    isEnabled: ({ model }) => model.hasAccount,
    run({ wallet, model }) {
      wallet.emit('accountsChanged', [])
      model.disconnected()
    },
  } satisfies Step,
  network: (chain: number): Step => ({
    name: `the wallet goes to ${chain}`,
    weight: 2,
    isEnabled: ({ model }) => model.hasAccount,
    run({ wallet, model }) {
      wallet.changeChain(chain)
      model.networkChanged(chain)
    },
  }),
  fail: (hasFailed: boolean): Step => ({
    name: hasFailed ? 'the view throws' : 'the view works again',
    isEnabled: ({ model }) => model.isShown && model.hasFailed !== hasFailed,
    run({ root, model }) {
      root.modal.setFailed(hasFailed)
      model.hasFailed = hasFailed
    },
  }),
}

const chosen = viewNames.filter((view) => !own.includes(view))

const commands: readonly Step[] = [
  steps.show(undefined),
  ...viewNames.map(steps.show),
  ...chosen.map(steps.push),
  steps.replace('Networks'),
  steps.replace('Account'),
  ...reasons.map(steps.close),
  steps.back,
  steps.connect,
  steps.disconnect,
  steps.leave,
  ...[1, 10, unsupported].map(steps.network),
  steps.fail(true),
  steps.fail(false),
  ...[1, 250, 499, 500].map((milliseconds): Step => ({
    name: `wait ${milliseconds}`,
    run: ({ clock }) => clock.advance(milliseconds),
  })),
]

/** A step as a track of a race. A step that cannot be taken at its turn is left out. */
const once = (step: Step): Track<ModalWorld> => {
  const event: RaceEvent<ModalWorld> = {
    name: step.name,
    run: (world) => (step.isEnabled?.(world) ?? true) && step.run(world, 0),
  }
  return { name: step.name, ways: [[event]] }
}

/** Every two steps of the modal, and every order of four steps that lead in and out. */
const groups: readonly Group<ModalWorld>[] = [
  ...commands.flatMap((one, index) =>
    commands.slice(index).map((other) => ({
      name: 'every two steps',
      before: (world: ModalWorld) => world.connect(),
      tracks: [once(one), once(other)],
    })),
  ),
  {
    name: 'M-race-24',
    races: ['M-race-24'],
    tracks: [once(steps.show('Networks')), once(steps.close('api')), once(steps.show(undefined)), once(steps.connect)],
  },
  {
    name: 'an unsupported network',
    before: (world) => world.connect(),
    tracks: [
      once(steps.show('AccountSettings')),
      once(steps.network(unsupported)),
      once(steps.close('escape')),
      once(steps.network(10)),
      once(steps.back),
    ],
  },
]

const shown = ['closed', ...viewNames] as const

/** The modal, its history, and what opens and closes it. */
export const modalAndRouter: Machine<ModalWorld> = {
  name: 'modal',
  steps: 650_000,
  length: 60,
  create: (number) => ModalWorld.create(number),
  commands,
  edges: shown.flatMap((view) => (view === 'closed' ? [] : [`closed > ${view}`, `${view} > closed`])),
  groups,
  faults: {
    'back empties the history': () => {
      RouterStore.prototype.goBack = function (this: RouterStore) {
        this.history.pop()
      }
    },
    'shaking never ends': () => {
      ModalStore.prototype.endShake = () => {}
    },
  },
}
