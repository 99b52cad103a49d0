import { Latest } from '../../../template/src/wallet-modal/domain/latest'
import type { Command, Group, Machine, RaceEvent, Track } from '../kit/machine'
import { HeldSiwx } from './held-siwx'
import { SignInWorld } from './world'

type Step = Command<SignInWorld>
type Event = RaceEvent<SignInWorld>

const service = ['createMessage', 'addSession', 'getSessions', 'revokeSession', 'setSessions'] as const
const isConnected = ({ root }: SignInWorld) => root.account.isConnected

const answering = (name: string, methods: readonly string[], isYes: boolean, weight = 1): Step => ({
  name: `${name}: ${isYes ? 'yes' : 'no'}`,
  weight,
  isEnabled: ({ requests }) => requests.find(methods).length > 0,
  run(world, number) {
    const open = world.requests.find(methods)
    const held = open[number % open.length]
    if (held) world.answer(held, isYes)
  },
})

const others = [
  {
    name: 'sign',
    weight: 6,
    isEnabled: (world) => isConnected(world) && world.store.isAsking,
    run: (world) => world.sign(),
  },
  { name: 'cancel', isEnabled: isConnected, run: (world) => world.cancel() },
  { name: 'sign out', isEnabled: isConnected, run: (world) => world.signOut() },
  { name: 'disconnect', isEnabled: isConnected, run: (world) => world.disconnect() },
  { name: 'ask now', run: ({ store }) => store.askNow() },
  {
    name: 'other account',
    isEnabled: isConnected,
    run: ({ wallet }) => wallet.changeAccounts(wallet.accounts.toReversed()),
  },
  {
    name: 'other network',
    isEnabled: isConnected,
    run: ({ wallet }) => wallet.changeChain(wallet.chainId === 1 ? 10 : 1),
  },
  { name: 'unknown network', isEnabled: isConnected, run: ({ wallet }) => wallet.changeChain(31_337) },
  { name: 'the wallet leaves', isEnabled: isConnected, run: ({ wallet }) => wallet.emit('accountsChanged', []) },
  { name: 'another tab signs out', run: ({ siwx }) => siwx.changeElsewhere([]) },
] satisfies Step[]

const commands: readonly Step[] = [
  { name: 'connect', weight: 8, isEnabled: (world) => !isConnected(world), run: (world) => world.connect() },
  ...others,
  answering('signature', ['personal_sign'], true, 6),
  answering('signature', ['personal_sign'], false),
  answering('service', service, true, 8),
  answering('service', service, false),
  answering('leave', ['wallet_revokePermissions'], true),
  { name: 'slow or fast', weight: 2, run: ({ siwx }) => void (siwx.isSlow = !siwx.isSlow) },
  { name: 'close', isEnabled: ({ root }) => root.modal.open, run: ({ root }) => root.modal.close('header') },
  { name: 'open', isEnabled: ({ root }) => !root.modal.open, run: ({ root }) => root.modal.show() },
  ...[0, 700, 3_100, 16_000].map((milliseconds): Step => ({
    name: `wait ${milliseconds}`,
    run: ({ clock }) => clock.advance(milliseconds),
  })),
]

const once = ({ name, run, isEnabled }: Step): Track<SignInWorld> => ({
  name,
  ways: [[{ name, run: (world) => (isEnabled?.(world) ?? true) && run(world, 0) }]],
})
const step = (name: string): Step => {
  const found = commands.find((command) => command.name === name)
  if (!found) throw new Error(`There is no step ${name}`)
  return found
}
const answer = (methods: readonly string[], isYes: boolean): Event => ({
  name: `${methods[0]}: ${isYes ? 'yes' : 'no'}`,
  isReady: ({ requests }) => requests.find(methods).length > 0,
  run(world) {
    const [held] = world.requests.find(methods)
    if (held) world.answer(held, isYes)
  },
})
const signed: Track<SignInWorld> = {
  name: 'sign',
  ways: [
    [{ name: 'sign', run: (world) => world.sign() }, answer(['personal_sign'], true), answer(['addSession'], true)],
    [{ name: 'sign', run: (world) => world.sign() }, answer(['personal_sign'], true), answer(['addSession'], false)],
    [{ name: 'sign', run: (world) => world.sign() }, answer(['personal_sign'], false)],
    [{ name: 'sign', run: (world) => world.sign() }],
  ],
}

/** Connects before a race. Only the storing of sessions waits for an answer. */
async function asked(world: SignInWorld): Promise<void> {
  await world.connect()
  await world.clock.advance(0)
  const add = world.siwx.addSession.bind(world.siwx)
  world.siwx.addSession = async (session) => {
    await world.requests.hold('service', 'addSession')
    await add(session)
  }
}

const race = (
  name: string,
  tracks: readonly Track<SignInWorld>[],
  races: readonly string[] = [],
): Group<SignInWorld> => ({
  name,
  races,
  before: asked,
  tracks,
})

const groups: readonly Group<SignInWorld>[] = [
  ...others.map((other) => race(`sign × ${other.name}`, [signed, once(other)])),
  race('sign × the deadline', [signed, once(step('wait 16000'))]),
  race(
    'M-race-13',
    [signed, once(step('other account')), once(step('other network')), once(step('cancel'))],
    ['M-race-13'],
  ),
  race('M-race-14', [signed, once(step('close')), once(step('another tab signs out'))], ['M-race-14']),
  race('sign × sign out × disconnect', [signed, once(step('sign out')), once(step('disconnect'))]),
]

/** Signing in with a wallet, for the account and the network in use. */
export const signIn: Machine<SignInWorld> = {
  name: 'sign-in',
  steps: 350_000,
  length: 60,
  create: (number) => SignInWorld.create(number),
  commands,
  edges: [
    'idle > checking',
    'checking > signed-out',
    'checking > signed-in',
    'checking > idle',
    'signed-out > signing',
    'signing > signed-in',
    'signing > signed-out',
    'signing > idle',
    'signed-in > signed-out',
    'signed-in > idle',
    'signed-out > idle',
  ],
  groups,
  faults: {
    'late signatures count': () => {
      Latest.prototype.stop = () => {}
    },
    'sessions stay': () => {
      HeldSiwx.prototype.setSessions = async () => {}
    },
  },
}
