import type { Group, RaceEvent, Track } from '../kit/machine'
import { answered, back, event, once, race, track } from '../kit/race'
import { deliverAll, logIn, toTheCode } from './commands'
import type { EmbeddedWorld } from './world'
import { emails } from './world'

type Event = RaceEvent<EmbeddedWorld>
type Race = Group<EmbeddedWorld>
type Way = Track<EmbeddedWorld>

const wait = (milliseconds: number): Way => once(`wait ${milliseconds}`, ({ clock }) => clock.advance(milliseconds))

/** The oldest reply to a request with one of the names arrives, or is lost. */
const reply = (names: RegExp, isLost = false): Event =>
  answered(
    `${names.source} ${isLost ? 'is lost' : 'arrives'}`,
    ({ of, method }) => of === 'frame' && names.test(method),
    (_, held) => (isLost ? held.reject(new Error('lost')) : held.resolve(null)),
  )
const others = event('the other replies arrive', deliverAll)

const approve = event('approve', ({ frame }) => frame.isShown && frame.decide(true))
const decline = event('decline', ({ frame }) => frame.isShown && frame.decide(false))
const signature = track<EmbeddedWorld>(
  'signature',
  event('the app asks for a signature', (world) => world.canAsk && world.sign()),
  [[approve, reply(/RPC/)], [decline, reply(/RPC/)], [approve, reply(/RPC/, true)], []],
)
const shortSignature: Way = {
  name: 'signature',
  ways: [[event('the app asks for a signature', (world) => world.canAsk && world.sign()), approve, reply(/RPC/)]],
}
const network = track<EmbeddedWorld>(
  'network',
  event('switch the network', (world) => world.switchTo(10)),
  [[reply(/SWITCH/), others], [reply(/SWITCH/, true)], []],
)
const signOut = track<EmbeddedWorld>(
  'disconnect',
  event('disconnect', (world) => world.disconnect()),
  [[reply(/SIGN_OUT/)], []],
)
const submit = (email: string): Event =>
  event(`submit ${email}`, (world) => world.isIn('EmailLogin') && world.submit(email))
const code = track<EmbeddedWorld>(
  'code',
  event('the right code', (world) => world.enterCode(true)),
  [[reply(/OTP/), others], [reply(/OTP/, true)], []],
)
const reload = once<EmbeddedWorld>('the frame loads again', ({ frame }) => frame.load())
const gone = once<EmbeddedWorld>('a script removes the frame', ({ frame }) => frame.removeByScript())
const failed = once<EmbeddedWorld>('the frame fails', ({ frame }) => frame.fail())
const repeated = once<EmbeddedWorld>('the last reply arrives again', ({ frame }) => frame.repeat())
const elsewhere = once<EmbeddedWorld>('another tab signs out', ({ frame }) => void (frame.stored.person = undefined))
const close = once<EmbeddedWorld>('close', ({ root }) => root.modal.close('header'))
const goBack = once<EmbeddedWorld>(back.name, back.run)
const resend = once<EmbeddedWorld>('resend', (world) => world.resend())
const end = once<EmbeddedWorld>('the page ends', (world) => {
  world.isSudden = true
  world.pages[0]?.modal.dispose()
})

/** The window of a provider: the visitor logs in, or a message comes from another origin. */
const message: Way = {
  name: 'the window answers',
  ways: [
    [event('the window answers', (world) => world.logInAtProvider(world.popUps.all[0])), reply(/SOCIAL/), others],
    [event('the window answers', (world) => world.logInAtProvider(world.popUps.all[0])), reply(/SOCIAL/, true)],
    [event('another origin answers', (world) => world.logInAtProvider(world.popUps.all[0], 'https://evil.example'))],
  ],
}
const closed = once<EmbeddedWorld>('the window is closed', ({ popUps }) => popUps.all[0]?.close())
const secondClick = once<EmbeddedWorld>('second click', (world) => world.chooseProvider(true))
const chooseAgain: Way = {
  name: 'back and choose again',
  ways: [[back, event('choose a provider', (world) => world.chooseProvider())]],
}
async function atProvider(world: EmbeddedWorld): Promise<void> {
  world.root.modal.show({ view: 'Connect' })
  await world.clock.advance(0)
  world.chooseProvider()
  await world.clock.advance(1_000)
  await deliverAll(world)
  await world.clock.advance(1_000)
}

const connected = (world: EmbeddedWorld) => logIn(world, 0)
const atCode = (world: EmbeddedWorld) => toTheCode(world, 0)

/** Before the race, the frame is lost, and the next document says nothing for a while. */
async function withoutFrame(world: EmbeddedWorld): Promise<void> {
  world.frame.fail()
  world.frame.isHeld = true
  world.root.modal.show({ view: 'EmailLogin' })
}

/** Every two requests to the frame, and the race groups about the frame. */
export const groups: readonly Race[] = [
  ...[signature, network, signOut, reload, gone, failed, repeated, elsewhere, close, wait(121_000)].map((other) =>
    race(connected, [signature, other]),
  ),
  ...[network, signOut, reload, gone, repeated, elsewhere, wait(121_000)].map((other) =>
    race(connected, [network, other]),
  ),
  ...[code, resend, reload, gone, repeated, close, goBack, signOut, wait(31_000)].map((other) =>
    race(atCode, [code, other]),
  ),
  race(
    withoutFrame,
    [
      track('login', submit(emails[0]), [[reply(/EMAIL/)], []]),
      once('the frame is ready', ({ frame }) => frame.release()),
      wait(20_000),
      end,
    ],
    ['M-race-8'],
  ),
  race(connected, [shortSignature, wait(30_000), close, reload], ['M-race-9']),
  race(
    atCode,
    [
      { name: 'code', ways: [[event('the right code', (world) => world.enterCode(true)), reply(/OTP/), others]] },
      resend,
      track('other address', back, [[submit(emails[1])]]),
      close,
    ],
    ['M-race-10'],
  ),
  ...[closed, secondClick, chooseAgain, wait(600_000), close, goBack, signOut, reload].map((other) =>
    race(atProvider, [message, other]),
  ),
  race(atProvider, [message, closed, wait(600_000), secondClick], ['M-race-11']),
  race(atProvider, [message, closed, wait(1_000), chooseAgain], ['M-race-11']),
  race(
    connected,
    [signOut, wait(3_000), once('log in', (world) => world.isConnected || logIn(world, 1)), repeated],
    ['M-race-12'],
  ),
  race(
    connected,
    [signature, network, once('stop waiting', ({ root }) => root.accountLoader.loaded.approvals.cancel())],
    ['M-race-15'],
  ),
]
