import type { SiwxTest } from '../../../template/src/wallet-modal/features/siwx/testing/create-siwx-test'
import { createSiwxTest } from '../../../template/src/wallet-modal/features/siwx/testing/create-siwx-test'
import { siwxError } from '../../../template/src/wallet-modal/domain/errors/siwx-errors'
import { secondAddress, walletError } from '../../../template/src/wallet-modal/testing/fake-wallet'
import type { Fault, Step } from '../harness/drive'
import { Kind } from '../harness/kind'
import type { Visit } from '../harness/visit'
import { event, faultyAnswer, heldAnswer, holdAnswer } from '../harness/wallet-faults'

type SignIn = Visit<SiwxTest>

/** A visitor who has connected is asked to sign, and signs. */
const signing: Step<SiwxTest> = {
  name: 'signing in',
  asks: 'personal_sign',
  async ready({ root, world }) {
    if (!root.account.isConnected) await world.connectInModal()
    if (world.store.state.session) await world.store.signOut()
    if (!root.account.isConnected) await world.connectInModal()
    if (!world.store.isAsking) world.store.askNow()
    await world.platform.advance(0)
  },
  start: (visit) => visit.start('signing in', visit.world.store.sign()),
  hold: ({ world }) => holdAnswer(world, 'personal_sign'),
  release({ world }) {
    world.wallet.release('personal_sign')
    heldAnswer(world)?.resolve('0x51ed')
  },
  isPending: ({ tasks }) => (tasks.openRequests.get('personal_sign') ?? 0) > 0,
  isDone: ({ world }) => world.store.state.status === 'signed-in',
}

const declines = (name: string, error: unknown): Fault<SiwxTest> =>
  faultyAnswer(signing, {
    name,
    method: 'personal_sign',
    answer: () => {
      throw error
    },
  })

const refuses = (name: string, error: unknown): Fault<SiwxTest> =>
  event(
    name,
    async (visit, { moment, shown }) => {
      const { failures } = visit.world.siwx
      failures.set('addSession', error)
      if (moment !== 'after') return
      await signing.ready(visit, shown)
      visit.begin(signing)
    },
    ({ world }) => void world.siwx.failures.clear(),
  )

function checkSignedOut({ world, same }: { world: SiwxTest; same: SignIn['same'] }): void {
  same('the status', world.store.state.status, 'signed-out')
  same('the sessions', world.siwx.sessions.length, 0)
}

export const signInKind = new Kind('a page with sign-in', () =>
  createSiwxTest({ enableWalletConnect: false, allWallets: 'HIDE' }),
)
  .row('F60', {
    step: signing,
    retries: true,
    faults: [
      declines('the code 4001', walletError(4001, 'User rejected the request.')),
      declines('a message only', new Error('User rejected the request.')),
    ],
    async ends(visit, { moment, shown }) {
      checkSignedOut({ world: visit.world, same: visit.same.bind(visit) })
      if (moment === 'during' && shown === 'closed') return
      const words = await visit.words()
      if (visit.root.modal.open) visit.expect(/Signature declined/.test(words), `the visitor reads ${words}`)
    },
  })
  .row('F67', {
    step: signing,
    retries: true,
    faults: [
      refuses('a service that does not answer', siwxError('SIGN_IN_UNAVAILABLE')),
      refuses('a service that refuses', siwxError('SIGN_IN_REFUSED', { details: 'no' })),
    ],
    ends(visit) {
      checkSignedOut({ world: visit.world, same: visit.same.bind(visit) })
      if (visit.root.modal.open) visit.expect(visit.world.store.notice !== undefined, 'the visitor is told nothing')
    },
  })
  .row('F69', {
    step: signing,
    retries: true,
    faults: [refuses('a signature that is not valid', siwxError('SIGNATURE_NOT_VALID'))],
    ends: (visit) => checkSignedOut({ world: visit.world, same: visit.same.bind(visit) }),
  })
  .row('F63', {
    step: signing,
    impossible: { after: 'A session of another account is another row of the list of sessions.' },
    faults: [
      event('another account', ({ world }) => world.wallet.changeAccounts([secondAddress])),
      event('another network', ({ world }) => world.wallet.changeChain(10)),
    ],
    ends(visit, { moment }, { name }) {
      const { siwx } = visit.world
      const { account, chain } = visit.root
      const isForNow = siwx.sessions.every(
        ({ data }) =>
          data.accountAddress === account.address && data.chainId === chain.activeCaipNetwork?.caipNetworkId,
      )
      visit.expect(isForNow, `a session of before ${name} is stored`)
      if (moment === 'during') visit.same('the sessions', siwx.sessions.length, 0)
    },
  })
