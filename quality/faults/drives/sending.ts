import { sendStoreOf } from '../../../template/src/wallet-modal/features/send/send-of-root'
import { sentTexts } from '../../../template/src/wallet-modal/features/send/testing/create-send'
import { firstAddress, secondAddress, walletError } from '../../../template/src/wallet-modal/testing/fake-wallet'
import type { Kind } from '../harness/kind'
import type { Visit } from '../harness/visit'
import { countOf, event, faultyAnswer, note } from '../harness/wallet-faults'
import type { AccountWorld } from '../steps/account'
import { sending, stranger } from '../steps/account'

type Send = Visit<AccountWorld>
const method = 'eth_sendTransaction'

/** What the visitor has entered. */
export function enteredOf({ root }: Send): unknown {
  const { token, sendTokenAmount, receiver } = sendStoreOf(root)
  return [token?.symbol, sendTokenAmount, receiver.text]
}

const answers = (name: string, answer: () => unknown) => faultyAnswer(sending, { name, method, answer })
const error = (code: number, message: string) => () => {
  throw walletError(code, message)
}

/** Every request names the account and the network of its review. */
function checkAsked(visit: Send): void {
  for (const { from, to, chainId } of visit.world.asked() as { from: string; to: string; chainId?: string }[]) {
    visit.same('the sender', from, firstAddress)
    visit.same('the receiver', to, stranger)
    visit.same('the network of the request', chainId, '0x1')
  }
}

const hashes = ({ root }: Send) => root.accountLoader.loaded.sent.list.map(({ hash }) => hash)

/** Confirming a transfer. */
export function addSending(kind: Kind<AccountWorld>): void {
  kind
    .row('F78', {
      step: sending,
      retries: true,
      keeps: enteredOf,
      impossible: {
        after: 'A sent transfer empties the form, so there is nothing to keep. A later transfer is another action.',
      },
      faults: [answers('the code 4001', error(4001, 'User rejected the request.'))],
      async ends(visit, { shown }) {
        const { failure } = visit.world.send.flow
        if (shown === 'open') visit.same('the failure', failure, { reason: 'declined' })
        if (shown === 'open')
          visit.expect(/You declined/.test(await visit.words()), `the visitor reads ${await visit.words()}`)
        visit.same('the sent transfers', hashes(visit), [])
      },
    })
    .row('F79', {
      step: sending,
      faults: [
        {
          name: 'no receipt',
          strike: ({ world }) =>
            world.rpc.answer('eth_getTransactionReceipt', () => {
              note(world)
              return null
            }),
          reached: ({ world }) => countOf(world) > 0,
          mend: ({ world }) => world.rpc.answer('eth_getTransactionReceipt', () => ({ status: '0x1' })),
        },
      ],
      ends(visit) {
        const [sent] = visit.root.accountLoader.loaded.sent.list
        visit.expect(sent?.state === 'pending' || sent?.state === 'unknown', `the transfer is ${sent?.state}`)
        visit.same('the pending transfers', visit.root.accountLoader.loaded.sent.pending.length, 1)
        visit.expect(visit.world.send.flow.failure === undefined, 'the transfer counts as failed')
      },
    })
    .row('F81', {
      step: sending,
      faults: [event('another account', ({ world }) => world.wallet.changeAccounts([secondAddress, firstAddress]))],
      ends(visit, { moment }) {
        checkAsked(visit)
        if (moment === 'before') visit.same('the number of requests', visit.world.asked().length, 0)
        if (moment === 'before') visit.same('the review', visit.world.send.flow.review, undefined)
      },
    })
    .row('F82', {
      step: sending,
      faults: [
        event(
          'another network',
          ({ world }) => world.wallet.changeChain(10),
          ({ world }) => world.wallet.changeChain(1),
        ),
      ],
      ends(visit, { moment }) {
        checkAsked(visit)
        if (moment !== 'during') visit.same('the form', enteredOf(visit), [undefined, '', ''])
        if (moment === 'before') visit.same('the number of requests', visit.world.asked().length, 0)
      },
    })
    .row('F87', {
      step: sending,
      faults: [
        event('twenty presses', (visit, { moment }) => {
          // Outside of the action, the presses are an action of their own.
          if (moment !== 'during') visit.actions += 1
          for (let press = 0; press < 20; press += 1) visit.start('sending', visit.world.send.flow.sendToken(sentTexts))
        }),
      ],
      ends(visit) {
        checkAsked(visit)
        const asked = visit.world.asked().length
        visit.expect(asked > 0 && asked <= visit.actions, `the wallet was asked ${asked} times`)
      },
    })
    .row('F80', {
      step: sending,
      faults: ['already known', 'nonce too low', 'replacement transaction underpriced'].map((message) =>
        answers(message, error(-32000, message)),
      ),
      impossible: { after: 'The answer of the wallet is the end of the action.' },
      ends(visit) {
        const { flow } = visit.world.send
        visit.same('the number of requests', visit.world.asked().length, 1)
        visit.expect(flow.failure?.reason !== 'failed', 'the transfer counts as failed')
        visit.same(
          'the doubt',
          flow.open.list.map(({ state }) => state),
          ['unclear'],
        )
      },
    })
    .row('F10', {
      step: sending,
      faults: [
        event(
          'no account any more',
          ({ world }) => world.wallet.changeAccounts([]),
          ({ world }) => void (world.wallet.accounts = [firstAddress, secondAddress]),
        ),
      ],
      ends(visit, { moment }) {
        checkAsked(visit)
        visit.same('the status', visit.root.account.status, 'disconnected')
        if (moment === 'before') visit.same('the number of requests', visit.world.asked().length, 0)
        visit.expect(!visit.root.modal.loading, 'the modal is busy')
      },
    })
}
