import { pairingError } from '../../../template/src/wallet-modal/domain/errors/pairing-errors'
import { WalletModalError } from '../../../template/src/wallet-modal/domain/errors/errors'
import type { PairingTest } from '../../../template/src/wallet-modal/features/pairing/testing/fake-pairing'
import {
  FakeSession,
  createPairingTest,
} from '../../../template/src/wallet-modal/features/pairing/testing/fake-pairing'
import type { Fault, Step } from '../harness/drive'
import { Kind } from '../harness/kind'
import type { Visit } from '../harness/visit'
import { event } from '../harness/wallet-faults'

type Paired = Visit<PairingTest>

/** The session with which the wallet approves, by modal. */
const sessions = new WeakMap<PairingTest, FakeSession>()

/** The visitor opens the code, and the wallet on the phone approves. */
const pairing: Step<PairingTest> = {
  name: 'pairing',
  async ready({ root, world }) {
    if (root.account.isConnected) await root.connection.disconnect()
    root.modal.show()
    root.router.push({ view: 'ConnectingWalletConnect', data: undefined })
    await world.platform.advance(0)
    world.pairing.retry()
  },
  start({ world }) {
    const session = new FakeSession('topic')
    sessions.set(world, session)
    void world.client.proposals.at(-1)?.approve(session)
  },
  hold: () => {},
  release: () => {},
  isPending: ({ world }) => world.pairing.state.state === 'ready',
  isDone: ({ root }) => root.account.isConnected,
}

/** The visitor looks at the code, and the wallet does not answer by itself. */
const showing: Step<PairingTest> = {
  ...pairing,
  name: 'showing the code',
  start: ({ world }) => world.pairing.prepare(),
  isDone: ({ world }) => world.pairing.state.state === 'ready',
}

const decline = (name: string, error: unknown): Fault<PairingTest> =>
  event(name, ({ world }) => world.client.last.reject(error))

const approves = (name: string, namespaces: FakeSession['namespaces']): Fault<PairingTest> =>
  event(name, async ({ world }) => {
    const session = new FakeSession('odd', { ...namespaces })
    sessions.set(world, session)
    await world.client.last.approve(session)
  })

const isEnded = ({ world }: Paired) => sessions.get(world)?.isEnded === true

export const pairingKind = new Kind('a page that pairs', () => createPairingTest({ allWallets: 'HIDE' }))
  .row('F23', {
    step: showing,
    retries: true,
    impossible: { during: 'A code that is shown needs no more answers.', closed: 'Only an open view asks for a code.' },
    faults: [
      event(
        'a relay that does not answer',
        async (visit, { moment }) => {
          visit.world.client.failure = pairingError('PAIRING_UNAVAILABLE')
          // A code that has expired is needed again.
          if (moment === 'after') await visit.run(235_000)
          else {
            visit.world.pairing.forget()
            visit.world.pairing.prepare()
          }
        },
        ({ world }) => void (world.client.failure = undefined),
      ),
    ],
    async ends(visit) {
      visit.same('the state', visit.world.pairing.state.state, 'failed')
      const words = await visit.words()
      visit.expect(/does not answer/.test(words), `the visitor reads ${words}`)
    },
  })
  .row('F25', {
    step: showing,
    impossible: {
      closed: 'A code is renewed only while it is shown.',
      before: 'A code has to be there before it can expire.',
    },
    faults: [
      event('four minutes without an answer', (visit) => visit.run(235_000)),
      event('a device that slept for an hour', ({ world }) => world.platform.sleep(3_600_000)),
    ],
    ends(visit) {
      const { client, pairing: store, platform } = visit.world
      visit.expect((store.link?.expiresAt ?? 0) > platform.now(), 'no code, or an expired one, is shown')
      visit.expect(client.proposals.length >= 2, 'the code was not renewed')
    },
  })
  .row('F26', {
    step: showing,
    impossible: { closed: 'A refusal after the modal was closed is told to nobody.' },
    faults: [decline('a decline', new WalletModalError('USER_REJECTED'))],
    ends(visit) {
      visit.same('the state', visit.world.pairing.state.state, 'declined')
      // If the other fault lets a code expire, the modal makes one more code.
      const codes = visit.world.client.proposals.length
      visit.expect(visit.struck.length === 1 ? codes === 2 : codes >= 2, 'there is no new code')
      visit.same('the status', visit.root.account.status, 'disconnected')
    },
  })
  .row('F27', {
    step: showing,
    faults: [
      event('an approval after the code has expired', async (visit) => {
        const { world } = visit
        const proposal = world.client.last
        await visit.run(241_000)
        const session = new FakeSession('late')
        sessions.set(world, session)
        await proposal.approve(session)
      }),
    ],
    ends(visit) {
      visit.same('the status', visit.root.account.status, 'disconnected')
      visit.expect(isEnded(visit), 'the late session goes on')
    },
  })
  .row('F28', {
    step: showing,
    faults: [
      approves('no account at all', { eip155: { accounts: [], methods: [] } }),
      approves('accounts of another namespace', {
        solana: {
          accounts: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'],
          methods: [],
        },
      }),
      approves('an account that is no address', { eip155: { accounts: ['eip155:1:0x12'], methods: [] } }),
    ],
    ends(visit, { shown }) {
      visit.same('the status', visit.root.account.status, 'disconnected')
      visit.expect(isEnded(visit), 'the session goes on')
      if (shown === 'open') visit.same('the state', visit.world.pairing.state.state, 'failed')
    },
  })
  .row('F34', {
    step: pairing,
    impossible: {
      before: 'Without a session there is nothing to end.',
      during: 'The session begins with the end of the action.',
    },
    faults: [
      event('a session that ends during a request', async (visit) => {
        const session = sessions.get(visit.world)
        if (!session) return
        session.answer = () =>
          new Promise((_, reject) => void session.follow(() => reject(pairingError('SESSION_ENDED'))))
        const signing = visit.root.chain.getConnectionControllerClient('eip155').signMessage('hello')
        visit.start('signing', signing)
        await visit.run(0)
        await session.end()
      }),
    ],
    ends(visit) {
      visit.same('the status', visit.root.account.status, 'disconnected')
      visit.same('the stored connection', Object.keys(visit.root.memory.read().connections), [])
      visit.expect(visit.failures.length > 0, 'the page is told nothing')
    },
  })
