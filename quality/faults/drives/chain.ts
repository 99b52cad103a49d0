import type { Fault } from '../harness/drive'
import type { Kind } from '../harness/kind'
import { countOf, event, note } from '../harness/wallet-faults'
import type { AccountWorld } from '../steps/account'
import { sending } from '../steps/account'
import { readingBalance } from '../steps/form'

/** Endpoints that answer in a faulty way. After the action, the balance is read once more. */
const endpoints = (name: string, answer: 'silence' | (() => Response)): Fault<AccountWorld> => ({
  name,
  strike(visit, { moment }) {
    const { world } = visit
    for (const url of world.rpc.endpoints.keys()) {
      if (answer === 'silence') world.rpc.respond(url, 'silence')
      else
        world.rpc.respond(url, () => {
          note(world)
          return answer()
        })
    }
    if (answer === 'silence') note(world)
    if (moment === 'after') visit.begin(readingBalance)
  },
  reached: ({ world }) => countOf(world) > 0,
  mend({ world }) {
    for (const url of world.rpc.endpoints.keys()) world.rpc.recover(url)
  },
})

/** The chain behind the balance, and the clock. */
export function addChain(kind: Kind<AccountWorld>): void {
  const stays = { during: 'A held balance waits for the silence of the endpoint itself.' }
  kind
    .row('F103', {
      step: readingBalance,
      retries: true,
      impossible: stays,
      faults: [
        endpoints('silence of every endpoint', 'silence'),
        endpoints('the status 500 of every endpoint', () => new Response('', { status: 500 })),
      ],
      ends(visit) {
        const { balance, state } = visit.root.account
        visit.same('the state', state.balanceState, 'failed')
        visit.same('the last balance', String(balance?.value), '1234567000000000000')
      },
    })
    .row('F133', {
      step: readingBalance,
      retries: true,
      impossible: stays,
      faults: [endpoints('a captive portal', () => new Response('<html>Log in</html>'))],
      ends(visit) {
        visit.same('the state', visit.root.account.state.balanceState, 'failed')
        visit.expect(visit.root.account.isConnected, 'the account is gone')
      },
    })
    .row('F123', {
      step: sending,
      faults: [3_600_000, -3_600_000, 31_536_000_000, -31_536_000_000].map((jump) => {
        const clocks = new WeakMap<AccountWorld, () => number>()
        return event<AccountWorld>(
          `a clock that jumps by ${jump / 3_600_000} hours`,
          ({ world }) => {
            const { now } = world.platform
            clocks.set(world, now)
            world.platform.now = () => now() + jump
          },
          ({ world }) => void (world.platform.now = clocks.get(world) ?? world.platform.now),
        )
      }),
      ends(visit) {
        const hashes = visit.root.accountLoader.loaded.sent.list.map(({ hash }) => hash)
        visit.same('the sent transfers', hashes, ['0x5e47'])
        visit.expect(!visit.world.send.loading, 'the form is locked')
      },
    })
}
