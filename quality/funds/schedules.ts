import { setMaxListeners } from 'node:events'
import * as fc from 'fast-check'
import { evmAccounts, solanaReceiver, strangers } from './people'
import type { WalletAnswer } from './wallets'
import type { Weather } from './world'
import { World } from './world'

// Every part of the modal adds a listener to the abort signal of the page. Above ten listeners Node warns of a leak at each
// visit.
setMaxListeners(0)

const amounts = ['0.5', '0.25', '0.000000000000000001', '1', '0.123456', '0.000001', '3'] as const
const answers: readonly WalletAnswer[] = ['yes', 'lost yes', 'no', 'refusal', 'failure', 'nonce too low', 'garbage']
const evmReceivers = [...strangers, 'mara.eth', 'nobody.eth', strangers[0].toLowerCase()] as const

type Act = (world: World) => void | Promise<void>

/** One step of a schedule. A failure prints the names of its steps. */
interface Step {
  name: string
  act: Act
}

const step = (name: string, act: Act): Step => ({ name, act })
const always = (name: string, act: Act) => fc.constant(step(name, act))

const isSolana = ({ root }: World) => root.chain.activeChain === 'solana'

function enterReceiver({ send, chains: { solanaKeys } }: World, index: number, hasSolana: boolean): void {
  const receivers = hasSolana ? [solanaReceiver, solanaKeys[1].address] : evmReceivers
  const receiver = receivers[index % receivers.length]
  send.receiver.setText(receiver ?? '')
}

/** Chooses one of the wallet's shared accounts in the account list of the modal. */
function chooseAccount({ root }: World, index: number): void {
  const shared = root.chain.activeEntry?.accountState.allAccounts[index]
  if (shared) root.accountLoader.loaded.accounts.select(shared.address)
}

const token = fc
  .nat(2)
  .map((index) =>
    step(`token ${index}`, ({ send }) =>
      send.setToken(send.tokenBalances[index % Math.max(1, send.tokenBalances.length)]),
    ),
  )
const amount = fc
  .constantFrom(...amounts)
  .map((entered) => step(`amount ${entered}`, ({ send }) => send.setTokenAmount(entered)))
const receiver = fc
  .nat(9)
  .map((index) => step(`receiver ${index}`, (world) => enterReceiver(world, index, isSolana(world))))
const wait = fc
  .constantFrom(0, 1, 50, 400, 700, 2_000, 12_000)
  .map((milliseconds) => step(`wait ${milliseconds}`, ({ clock }) => clock.advance(milliseconds)))
const review = always('review', (world) => void world.visitor.review())
const press = always('press', (world) => void world.visitor.press())
const consent = always('consent', (world) => world.visitor.consent())
const answer = fc.tuple(fc.nat(3), fc.constantFrom(...answers)).map(([index, how]) =>
  step(`answer ${index} ${how}`, ({ wallets: { waiting } }) => {
    const [request] = waiting.splice(index % Math.max(1, waiting.length), 1)
    request?.answer(how)
  }),
)

/**
 * Everything from the form to the request in the wallet, because random steps seldom get that far. A visitor without patience
 * does not wait for the review.
 */
const way = fc
  .tuple(fc.nat(2), fc.constantFrom(...amounts), fc.nat(9), fc.nat(6))
  .map(([index, entered, to, patience]) =>
    step(`way ${index} ${entered} ${to} ${patience}`, async (world) => {
      const { send, clock, root } = world
      if (root.router.view !== 'WalletSend') root.modal.show({ view: 'WalletSend' })
      send.setToken(send.tokenBalances[index % Math.max(1, send.tokenBalances.length)])
      send.setTokenAmount(entered)
      enterReceiver(world, to, isSolana(world))
      await clock.until(() => send.receiver.state.state !== 'resolving')
      void world.visitor.review()
      if (patience > 0) await clock.until(() => !send.flow.isPreparing)
      if (patience > 1) void world.visitor.press()
      if (patience > 2) await clock.until(() => !send.loading || send.flow.isAsking)
    }),
  )

/** Confirms the review. The wallet answers with a failure that leaves open whether the transaction was sent. */
async function pressInVain(world: World): Promise<void> {
  const { send, clock, wallets } = world
  world.visitor.consent()
  void world.visitor.press()
  await clock.until(() => !send.loading || send.flow.isAsking)
  wallets.waiting.pop()?.answer('failure')
}

/** Steps of a visitor who looks at a review, and changes that happen in the meantime. */
const rude: readonly Step[] = [
  step('press', (world) => void world.visitor.press()),
  step('press', (world) => void world.visitor.press()),
  step('consent', (world) => world.visitor.consent()),
  step('press in vain', pressInVain),
  step('stop', (world) => world.visitor.stopWaiting()),
  step('wait', ({ clock }) => clock.advance(7_000)),
  step('moved', (world) => world.moveName(strangers[1])),
  step('moved back', (world) => world.moveName(strangers[0])),
  step('chain', ({ chains }) => void (chains.isDown = !chains.isDown)),
  step('names', ({ service }) => service.lie('names')),
  step('lost', ({ wallets: { waiting } }) => waiting.pop()?.answer('lost yes')),
  step('failure', ({ wallets: { waiting } }) => waiting.pop()?.answer('failure')),
  step('review', (world) => void world.visitor.review()),
  step('amount', ({ send }) => send.setTokenAmount('0.75')),
  step('first account', (world) => chooseAccount(world, 0)),
  step('second account', (world) => chooseAccount(world, 1)),
]

/**
 * Switches wrong decimals on or off in the service's token list and in the network's answers about holdings. Then the modal
 * reads both again.
 */
async function lie({ service, chains, root, clock }: World): Promise<void> {
  service.lie('list')
  chains.isListLying = !chains.isListLying
  let isRead = false
  void root.accountLoader.loaded.tokens.fetchTokenBalance({ force: true }).finally(() => (isRead = true))
  await clock.until(() => isRead)
}

/** A review, followed by a random series of steps that affect it. */
const ordeal = fc
  .tuple(
    fc.nat(1),
    fc.nat(4).map((one) => one === 0),
    fc.boolean(),
    fc.array(fc.constantFrom(...rude), { minLength: 2, maxLength: 8 }),
  )
  .map(([index, isLie, isNamed, crowd]) =>
    step(`ordeal ${index} ${isLie} ${isNamed} (${crowd.map(({ name }) => name).join(', ')})`, async (world) => {
      const { send, clock, root } = world
      if (isLie) await lie(world)
      if (root.router.view !== 'WalletSend') root.modal.show({ view: 'WalletSend' })
      send.setToken(send.tokenBalances[index % Math.max(1, send.tokenBalances.length)])
      send.setTokenAmount('0.5')
      if (isNamed && !isSolana(world)) send.receiver.setText('mara.eth')
      else enterReceiver(world, 0, isSolana(world))
      await clock.until(() => send.receiver.state.state !== 'resolving')
      void world.visitor.review()
      await clock.until(() => !send.flow.isPreparing)
      for (const { act } of crowd) {
        await act(world)
        await clock.advance(0)
      }
    }),
  )

const rare = fc.oneof(
  fc.nat(1).map((index) => step(`choose account ${index}`, (world) => chooseAccount(world, index))),
  always('back', ({ root }) => {
    if (root.router.history.length > 1) root.router.goBack()
  }),
  always('stop waiting', (world) => world.visitor.stopWaiting()),
  always('close', ({ root }) => root.modal.close('api')),
  always('open', ({ root }) => root.modal.show({ view: 'WalletSend' })),
  fc
    .nat(1)
    .map((index) =>
      step(`account ${index}`, ({ wallets }) =>
        wallets.evm.changeAccounts(index === 0 ? [...evmAccounts] : evmAccounts.toReversed()),
      ),
    ),
  fc.nat(3).map((index) =>
    step(`solana account ${index}`, ({ wallets, chains }) => {
      const addresses = chains.solanaKeys.map(({ address }) => address)
      if (index > 1) wallets.solana.share(index === 2 ? addresses : addresses.toReversed())
      else wallets.solana.share(addresses.slice(index, index + 1))
    }),
  ),
  fc.nat(2).map((index) =>
    step(`network ${index}`, ({ root }) => {
      const network = root.chain.requestedCaipNetworks[index]
      if (network) root.chain.setActiveCaipNetwork(network)
    }),
  ),
  fc.constantFrom(1, 10).map((id) => step(`wallet network ${id}`, ({ wallets }) => wallets.evm.changeChain(id))),
  always('chain down or up', ({ chains }) => void (chains.isDown = !chains.isDown)),
  always('service down or up', ({ service }) => void (service.isDown = !service.isDown)),
  always('names lie or not', ({ service }) => service.lie('names')),
  always('endpoint lies or not', ({ chains }) => void (chains.isListLying = !chains.isListLying)),
  always('list lies or not', ({ service }) => service.lie('list')),
  fc.constantFrom(...strangers).map((to) => step(`name moves to ${to}`, (world) => world.moveName(to))),
  always('another transaction', ({ chains }) => chains.mineOther()),
  always('max', ({ send }) => void send.setMax()),
  always('dollars', ({ send }) => send.switchUnit()),
  always('empty', ({ send }) => send.resetSend()),
)

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: way },
  { weight: 8, arbitrary: ordeal },
  { weight: 5, arbitrary: press },
  { weight: 5, arbitrary: wait },
  { weight: 4, arbitrary: answer },
  { weight: 3, arbitrary: review },
  { weight: 2, arbitrary: consent },
  { weight: 2, arbitrary: fc.oneof(token, amount, receiver) },
  { weight: 6, arbitrary: rare },
)

const weather: fc.Arbitrary<Weather> = fc.record({
  hasSolana: fc.nat(3).map((one) => one === 0),
  latencies: fc.array(fc.constantFrom(0, 1, 20, 150, 900, 2_500, 6_000), { minLength: 1, maxLength: 8 }),
})

/** A complete visit: its conditions and its steps. */
const schedule = fc.record({ weather, steps: fc.array(anyStep, { minLength: 2, maxLength: 8 }) })

/** The result of a run of many schedules. */
export interface FundsReport {
  schedules: number
  /** The number of requests to wallets. */
  asked: number
  /** The failure and the shortest schedule that reproduces it; undefined when every schedule passed. */
  failure: string | undefined
}

/**
 * Runs random schedules. The same seed runs the same schedules.
 * @param path repeats the schedule with this path, as a failure prints it
 */
export async function runSchedules(seed: number, count: number, path?: string): Promise<FundsReport> {
  const report: FundsReport = { schedules: 0, asked: 0, failure: undefined }
  const property = fc.asyncProperty(schedule, async ({ weather: chosen, steps }) => {
    const world = await World.create(chosen)
    try {
      for (const { act } of steps) {
        await act(world)
        await world.clock.advance(0)
      }
      await world.finish()
      report.schedules += 1
      report.asked += world.checks.asked
      if (world.checks.violations.length > 0) throw new Error([...new Set(world.checks.violations)].join('\n'))
    } finally {
      world.dispose()
    }
  })
  const outcome = await fc.check(property, { seed, numRuns: count, ...(path !== undefined && { path }) })
  if (outcome.failed) {
    const [smallest] = outcome.counterexample ?? []
    const told = smallest
      ? `${JSON.stringify(smallest.weather)} ${smallest.steps.map(({ name }) => name).join(' · ')}`
      : ''
    report.failure = `--seed ${seed} --path ${outcome.counterexamplePath}\n${String(outcome.errorInstance)}\n${told}`
  }
  return report
}
