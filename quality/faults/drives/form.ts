import { secondAddress } from '../../../template/src/wallet-modal/testing/fake-wallet'
import type { Fault } from '../harness/drive'
import type { Kind } from '../harness/kind'
import type { Visit } from '../harness/visit'
import { event } from '../harness/wallet-faults'
import type { AccountWorld } from '../steps/account'
import { faultyService, naming, reviewing, stranger } from '../steps/account'
import { enteredOf } from './sending'

type Send = Visit<AccountWorld>

/** The visitor edits the form, and asks for a review once more if the earlier one is there. */
const edits = (
  name: string,
  edit: (visit: Send) => void | Promise<void>,
  mend?: (visit: Send) => void,
): Fault<AccountWorld> =>
  event(
    name,
    async (visit, { moment }) => {
      await edit(visit)
      if (moment !== 'after') return
      await visit.run(1_000)
      visit.begin(reviewing)
    },
    mend,
  )

/** No review was made of an invalid form, the page was told why, and no wallet was asked. */
function checkRefused(visit: Send, reason: RegExp, isDuring: boolean): void {
  const { asked, send } = visit.world
  visit.same('the number of requests', asked().length, 0)
  visit.expect(!send.flow.isPreparing, 'a review is still being prepared')
  if (!isDuring)
    visit.expect(
      visit.failures.some((failure) => reason.test(failure)),
      `the reasons are ${visit.failures.join()}`,
    )
}

const spellings = [
  '1e18',
  '1,5',
  ' 1 ',
  '١',
  '0x1',
  '0.1234567890123456789012345678901',
  '-1',
  '1.2.3',
  'NaN',
  'Infinity',
]

const nobody = (name: string, respond: () => Response | Promise<Response>): Fault<AccountWorld> => {
  const fault = faultyService(naming, name, respond)
  return {
    ...fault,
    async strike(visit, at) {
      // The registry on the chain knows the name no more than the service does.
      visit.world.chain.isDown = true
      visit.world.send.receiver.setText(at.moment === 'before' ? '' : visit.world.send.receiver.text)
      await fault.strike(visit, at)
      if (at.moment === 'after') visit.world.send.receiver.setText('other.eth')
    },
    mend(visit) {
      visit.world.chain.isDown = false
      return fault.mend(visit)
    },
  }
}

/** An address with the ends of a known one. */
const lookAlike = `0x7099${'1'.repeat(32)}79C8`

/** The form of a transfer. */
export function addForm(kind: Kind<AccountWorld>): void {
  kind
    .row('F71', {
      step: reviewing,
      faults: [
        edits('an empty amount', ({ world }) => world.send.setTokenAmount('')),
        edits('an empty receiver', ({ world }) => world.send.receiver.setText('')),
        edits('an amount of zero', ({ world }) => world.send.setTokenAmount('0')),
      ],
      ends: (visit, { moment }) =>
        checkRefused(visit, /An amount and receiver address are required/, moment === 'during'),
    })
    .row('F72', {
      step: reviewing,
      faults: [
        edits('no token', ({ world }) => {
          world.send.resetSend()
          world.send.setTokenAmount('0.25')
          world.send.receiver.setText(stranger)
        }),
      ],
      ends: (visit, { moment }) => checkRefused(visit, /A token is required/, moment === 'during'),
    })
    .row('F76', {
      step: reviewing,
      faults: [
        edits('an address with the ends of an own one', ({ world }) =>
          world.send.receiver.setText(lookAlike.toLowerCase()),
        ),
      ],
      ends(visit) {
        const { send } = visit.world
        visit.same('the known address', send.receiver.lookAlike, secondAddress)
        visit.expect(!send.canReview, 'the transfer can go on without a comparison')
        send.receiver.setHasCompared(true)
        visit.expect(send.canReview, 'a compared address cannot be used')
        send.receiver.setHasCompared(false)
      },
    })
    .row('F85', {
      step: reviewing,
      faults: spellings.map((text) =>
        edits(`the amount ${JSON.stringify(text)}`, ({ world }) => world.send.setTokenAmount(text)),
      ),
      ends(visit, _, { name }) {
        const { send, asked } = visit.world
        const typed = name.slice('the amount "'.length, -1).trim()
        const exact = /^\d+(?:\.\d{1,18})?$/.test(typed) ? typed : undefined
        // An entry that is no number leaves the earlier one in the field. A comma is the decimal sign of many visitors, and the field shows the number with a point.
        const isExact = [undefined, exact, typed.replace(',', '.'), '0.25'].includes(send.amountText)
        visit.expect(isExact, `${typed} became ${send.amountText}`)
        visit.same('the number of requests', asked().length, 0)
      },
    })
    .row('F74', {
      step: naming,
      retries: true,
      keeps: (visit) => (enteredOf(visit) as readonly unknown[]).slice(0, 2),
      faults: [
        nobody('no answer about a name', () => Promise.reject(new TypeError('Failed to fetch'))),
        nobody('the status 500', () => new Response('{}', { status: 500 })),
      ],
      ends(visit) {
        const { send } = visit.world
        visit.same('the receiver', send.receiverAddress, undefined)
        visit.expect(send.receiver.state.state !== 'resolving', 'the name is still being looked up')
        visit.expect(!send.canReview, 'the transfer can be reviewed')
      },
    })
    .row('F75', {
      step: naming,
      impossible: { before: 'Answers can only change places after the questions.' },
      faults: [
        event('another entry before the answer', ({ world }) => {
          world.data.names.set('cold.eth', { address: secondAddress })
          world.send.receiver.setText('cold.eth')
        }),
      ],
      ends(visit) {
        visit.same('the receiver', visit.world.send.receiverAddress, secondAddress)
        visit.same('the entry', visit.world.send.receiver.text, 'cold.eth')
      },
    })
}
