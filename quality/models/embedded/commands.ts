import type { Command } from '../kit/machine'
import { emails, type EmbeddedWorld } from './world'

type Step = Command<EmbeddedWorld>

const pick = <T>(list: readonly T[], number: number) => list[number % list.length]
const replies = ({ requests }: EmbeddedWorld) => requests.open.filter(({ of }) => of === 'frame')
const hasReply = (world: EmbeddedWorld) => replies(world).length > 0
const isInCode = (world: EmbeddedWorld) => world.isIn('EmailVerifyOtp')
const isAsked = ({ frame }: EmbeddedWorld) => frame.isShown && frame.document?.model.approval !== undefined
const canLogIn = (world: EmbeddedWorld) => !world.isConnected && world.isIn('EmailLogin') && !world.email.isBusy

/** Delivers all replies, until no other follows. */
export async function deliverAll(world: EmbeddedWorld): Promise<void> {
  for (let turn = 0; turn < 12 && hasReply(world); turn += 1) {
    for (const held of replies(world)) held.resolve(null)
    await world.clock.advance(0)
  }
}

/** Asks for a code, with a frame that answers at once. */
export async function toTheCode(world: EmbeddedWorld, number: number): Promise<void> {
  world.frame.isStuck = false
  world.root.modal.show({ view: 'EmailLogin' })
  await world.clock.advance(31_000)
  world.submit(pick(emails, number) ?? '')
  await world.clock.advance(1_100)
  await deliverAll(world)
  if (!world.isIn('EmailVerifyDevice')) return
  world.frame.mail.links.splice(0).forEach((open) => open())
  await world.clock.advance(0)
  await deliverAll(world)
}

/** Logs in, with a frame that answers at once. */
export async function logIn(world: EmbeddedWorld, number: number): Promise<void> {
  await toTheCode(world, number)
  if (!isInCode(world)) return
  world.enterCode(true)
  await world.clock.advance(0)
  await deliverAll(world)
}

/** Everything that can happen around the embedded wallet. */
export const commands: readonly Step[] = [
  { name: 'log in', weight: 14, isEnabled: (world) => !world.isConnected, run: logIn },
  { name: 'ask for a code', weight: 5, isEnabled: (world) => !world.isConnected, run: toTheCode },
  {
    name: 'open the login',
    weight: 3,
    isEnabled: (world) => !world.isConnected,
    run: ({ root }) => root.modal.show({ view: 'EmailLogin' }),
  },
  ...emails.map((email): Step => ({
    name: `submit ${email}`,
    weight: 3,
    isEnabled: canLogIn,
    run: (world) => world.submit(email),
  })),
  { name: 'the right code', weight: 6, isEnabled: isInCode, run: (world) => world.enterCode(true) },
  { name: 'a wrong code', isEnabled: isInCode, run: (world) => world.enterCode(false) },
  {
    name: 'choose a provider',
    weight: 3,
    isEnabled: (world) => !world.isConnected,
    run: (world) => world.chooseProvider(),
  },
  {
    name: 'choose a provider twice',
    isEnabled: (world) => !world.isConnected && !world.isIn('ConnectingSocial'),
    run(world) {
      world.chooseProvider()
      world.chooseProvider(true)
    },
  },
  {
    name: 'log in at the provider',
    weight: 6,
    isEnabled: ({ popUps }) => popUps.open.length > 0,
    run: (world, number) => world.logInAtProvider(pick(world.popUps.open, number)),
  },
  {
    name: 'another origin answers',
    isEnabled: ({ popUps }) => popUps.open.length > 0,
    run: (world) => world.logInAtProvider(world.popUps.last, 'https://evil.example'),
  },
  {
    name: 'the window is closed',
    isEnabled: ({ popUps }) => popUps.open.length > 0,
    run: ({ popUps }, number) => pick(popUps.open, number)?.close(),
  },
  {
    name: 'resend',
    isEnabled: (world) => isInCode(world) || world.isIn('EmailVerifyDevice'),
    run: (world) => world.resend(),
  },
  {
    name: 'the device is approved',
    weight: 3,
    isEnabled: ({ frame }) => frame.mail.links.length > 0,
    run: ({ frame }) => frame.mail.links.shift()?.(),
  },
  {
    name: 'the app asks for a signature',
    weight: 8,
    isEnabled: (world) => world.canAsk,
    run: (world) => world.sign(),
  },
  { name: 'approve', weight: 8, isEnabled: isAsked, run: ({ frame }) => frame.decide(true) },
  { name: 'decline', weight: 2, isEnabled: isAsked, run: ({ frame }) => frame.decide(false) },
  {
    name: 'switch the network',
    weight: 2,
    isEnabled: ({ isConnected }) => isConnected,
    run: (world, number) => world.switchTo(pick([1, 10], number) ?? 1),
  },
  { name: 'disconnect', run: (world) => world.disconnect() },
  { name: 'another tab signs out', run: ({ frame }) => void (frame.stored.person = undefined) },
  {
    name: 'back',
    isEnabled: ({ root }) => root.modal.isShown && root.router.history.length > 1,
    run: ({ root }) => root.router.goBack(),
  },
  { name: 'close', isEnabled: ({ root }) => root.modal.isShown, run: ({ root }) => root.modal.close('header') },
  { name: 'open', isEnabled: ({ root }) => !root.modal.isShown, run: ({ root }) => root.modal.show() },
  {
    name: 'a reply arrives',
    weight: 20,
    isEnabled: hasReply,
    run: (world, number) => pick(replies(world), number)?.resolve(null),
  },
  {
    name: 'a reply is lost',
    weight: 2,
    isEnabled: hasReply,
    run: (world, number) => pick(replies(world), number)?.reject(new Error('lost')),
  },
  { name: 'the last reply arrives again', run: ({ frame }) => frame.repeat() },
  {
    name: 'the frame loads again',
    isEnabled: ({ frame }) => frame.document?.isReady === true && !frame.isStuck,
    run: ({ frame }) => frame.load(),
  },
  { name: 'the frame fails', isEnabled: ({ frame }) => frame.element !== undefined, run: ({ frame }) => frame.fail() },
  {
    name: 'a script removes the frame',
    isEnabled: ({ frame }) => frame.element !== undefined,
    run: ({ frame }) => frame.removeByScript(),
  },
  {
    name: 'the server refuses the page',
    isEnabled: ({ frame }) => frame.element !== undefined,
    run: ({ frame }) => frame.refuse(),
  },
  {
    name: 'documents get stuck',
    isEnabled: ({ frame }) => !frame.isStuck,
    run: ({ frame }) => void (frame.isStuck = true),
  },
  {
    name: 'documents load',
    weight: 4,
    isEnabled: ({ frame }) => frame.isStuck,
    run: ({ frame }) => void (frame.isStuck = false),
  },
  {
    name: 'the frame needs the visitor',
    isEnabled: ({ frame }) => frame.element !== undefined,
    run: ({ frame }) => frame.need(true),
  },
  {
    name: 'the frame needs nobody',
    isEnabled: ({ frame }) => frame.isNeeding,
    weight: 4,
    run: ({ frame }) => frame.need(false),
  },
  ...[0, 501, 3_100, 20_100, 31_000, 121_000].map((milliseconds): Step => ({
    name: `wait ${milliseconds}`,
    weight: milliseconds === 501 || milliseconds === 3_100 ? 3 : 1,
    run: ({ clock }) => clock.advance(milliseconds),
  })),
]
