import { transactionsOf } from '../../../template/src/wallet-modal/features/history/transactions-of'
import { fakeTransaction } from '../../../template/src/wallet-modal/features/history/testing/fake-history'
import { stuckAnswer } from '../../../template/src/wallet-modal/testing/endless-answer'
import type { At, Fault } from '../harness/drive'
import type { Kind } from '../harness/kind'
import type { Visit } from '../harness/visit'
import type { AccountWorld } from '../steps/account'
import { faultyService, readingHistory, readingTokens } from '../steps/account'

type Account = Visit<AccountWorld>
type Respond = (url: URL, world: AccountWorld) => Response | Promise<Response>

const status =
  (code: number, headers?: Record<string, string>): Respond =>
  () =>
    new Response('{}', { status: code, ...(headers && { headers }) })
const text =
  (body: string): Respond =>
  () =>
    new Response(body)
const isDown: Respond = () => Promise.reject(new TypeError('Failed to fetch'))

/** Answers that are no data. */
const unreadable: Readonly<Record<string, Respond>> = {
  HTML: text('<!doctype html><html><body>Please log in</body></html>'),
  'JSON that was cut off': text('{"data":[{"id":"tx-1","meta'),
  'a number that is none': text('{"data":[{"id":NaN}],"balances":NaN}'),
  'bytes that are no text': () => new Response(new Uint8Array([0xff, 0xfe, 0x00, 0xd8])),
  'an empty body': text(''),
}

/** Answers that could break a reader. */
const hostile: Readonly<Record<string, Respond>> = {
  'a prototype': text('{"__proto__":{"isPolluted":true},"data":"none","balances":"none"}'),
  'a deep nesting': text(`${'['.repeat(100_000)}${']'.repeat(100_000)}`),
  'fifty million characters': () => new Response(new Uint8Array(50_000_000)),
  'a body that never ends': () => stuckAnswer(),
}

const refusing: Readonly<Record<string, Respond>> = {
  'the status 429': status(429),
  'the status 429 with a time': status(429, { 'Retry-After': '30' }),
  'the status 503': status(503),
}

/** What one fault has met, by its name. Two faults of one visit have a record each. */
interface Met {
  /** The ids of the rows, or the symbols of the tokens, that were listed when the fault struck. */
  listed: readonly string[]
  /** How often the fault has answered. */
  answers: number
}
const met = new WeakMap<AccountWorld, Map<string, Met>>()
const idsOf = (visit: Account) => transactionsOf(visit.root).transactions.map(({ id }) => id)
const symbolsOf = (visit: Account) => visit.world.tokens.list.map(({ symbol }) => symbol)

/** The faults of one service, each with a record of what it has met. */
const inService =
  (step: typeof readingHistory | typeof readingTokens, listOf: (visit: Account) => readonly string[]) =>
  (faults: Readonly<Record<string, Respond>>): Fault<AccountWorld>[] =>
    Object.entries(faults).map(([name, respond]) => {
      const counted: Respond = (url, world) => {
        const record = met.get(world)?.get(name)
        if (record) record.answers += 1
        return respond(url, world)
      }
      const fault = faultyService(step, name, counted)
      const strike: typeof fault.strike = (visit, at) => {
        const records = met.get(visit.world) ?? new Map<string, Met>()
        met.set(visit.world, records.set(name, { listed: listOf(visit), answers: 0 }))
        return fault.strike(visit, at)
      }
      return { ...fault, strike }
    })
const inHistory = inService(readingHistory, idsOf)
const inTokens = inService(readingTokens, symbolsOf)

/** The activity has failed. Rows that were listed when the fault struck stay, and an open modal says so. */
async function checkHistoryFailed(visit: Account, { shown }: At, { name }: Fault<AccountWorld>): Promise<void> {
  visit.same('the state', transactionsOf(visit.root).status.state, 'failed')
  const { listed, answers } = met.get(visit.world)?.get(name) ?? { listed: [], answers: 0 }
  const ids = new Set(idsOf(visit))
  visit.expect(
    listed.every((id) => ids.has(id)),
    'the rows of before are gone',
  )
  visit.expect(answers <= 2, `a storm: the service has failed ${answers} times`)
  if (shown === 'closed') return
  const words = await visit.words()
  visit.expect(/could not be loaded|Failed to fetch transactions|Try again/.test(words), `the visitor reads ${words}`)
}

/** The service has failed, so the tokens come from the chain, which knows the native currency only. */
function checkTokensFallBack(visit: Account): void {
  const { tokens, data } = visit.world
  visit.same('the state', tokens.status, 'ready')
  visit.expect(
    tokens.list.some(({ symbol }) => symbol === 'ETH'),
    'the native currency is missing',
  )
  visit.expect(data.questions('balance').length <= 8, `a storm of ${data.questions('balance').length} requests`)
  visit.expect(!('isPolluted' in {}), 'a prototype has changed')
}

/** Checks the end of a visit in which no source gives tokens: the list stays as it was when the fault struck. A fault before may have shortened the list. */
async function checkTokensFailed(visit: Account, { shown }: At, { name }: Fault<AccountWorld>): Promise<void> {
  const { tokens, data } = visit.world
  visit.same('the state', tokens.status, 'failed')
  const listed = met.get(visit.world)?.get(name)?.listed ?? []
  if (visit.struck.length === 1) visit.same('the list when the fault struck', listed, ['ETH', 'USDC'])
  visit.same('the last list', symbolsOf(visit), listed)
  const asked = data.questions('balance').length
  visit.start('reading again', tokens.fetchTokenBalance())
  await visit.run(0)
  visit.same('the number of requests', data.questions('balance').length, asked)
  if (shown === 'open') visit.same('the message', visit.root.modalStores.snack.message === '', false)
}

/** Every endpoint of the chain fails, too. */
const withoutChain = (fault: Fault<AccountWorld>): Fault<AccountWorld> => ({
  ...fault,
  async strike(visit, at) {
    visit.world.chain.isDown = true
    for (const url of visit.world.rpc.endpoints.keys())
      visit.world.rpc.respond(url, () => new Response('', { status: 500 }))
    await fault.strike(visit, at)
  },
  async mend(visit) {
    visit.world.chain.isDown = false
    for (const url of visit.world.rpc.endpoints.keys()) visit.world.rpc.recover(url)
    await fault.mend(visit)
  },
})

const page = (data: unknown, next: string | null = null) => Response.json({ data, next })
const first = () => Array.from({ length: 10 }, (_, index) => fakeTransaction(index))

/** Reading the activity and the tokens. */
export function addReading(kind: Kind<AccountWorld>): void {
  kind
    .row('F95', {
      step: readingHistory,
      retries: true,
      faults: inHistory({
        'no answer of the service': isDown,
        'the status 500': status(500),
        'the status 401': status(401),
      }),
      ends: checkHistoryFailed,
    })
    .row('F96', {
      step: readingHistory,
      faults: inHistory({
        'a cursor that repeats itself': () => page(first(), 'again'),
        'pages without rows that never end': (url) => page([], `${url.searchParams.get('cursor') ?? ''}+`),
        'the same page under new cursors': (url) => page(first(), `${url.searchParams.get('cursor') ?? ''}+`),
      }),
      ends(visit) {
        const store = transactionsOf(visit.root)
        visit.same('the state', store.status.state, 'ready')
        const ids = store.transactions.map(({ id }) => id)
        visit.same('the number of rows', new Set(ids).size, ids.length)
        const asked = visit.world.data.questions('history').length
        visit.expect(asked <= 16, `${asked} pages were requested`)
      },
    })
    .row('F97', {
      step: readingHistory,
      faults: inHistory({
        'rows without parts': () =>
          page([{}, null, { id: 'tx-odd' }, { ...fakeTransaction(50), transfers: undefined }, ...first()]),
        'a row with a huge text': () => page([fakeTransaction(50, { type: 'x'.repeat(1_000_000) }), ...first()]),
        'rows with mixed marks of spam': () =>
          page([
            fakeTransaction(50, {
              transfers: [
                { nft_info: { name: 'Win', flags: { is_spam: true } }, direction: 'in', quantity: { numeric: '1' } },
              ],
            }),
            ...first(),
          ]),
      }),
      async ends(visit) {
        const store = transactionsOf(visit.root)
        visit.same('the state', store.status.state, 'ready')
        const ids = store.transactions.map(({ id }) => id)
        visit.expect(
          first().every(({ id }) => ids.includes(id)),
          `only ${ids.join()} are listed`,
        )
        visit.expect((await visit.words()).length < 20_000, 'the view shows a huge text')
      },
    })
    .row('F98', {
      step: readingTokens,
      faults: inTokens({ 'no source of tokens': isDown, 'the status 500 of every source': status(500) }).map(
        withoutChain,
      ),
      ends: checkTokensFailed,
    })
    .row('F99', { step: readingHistory, retries: true, faults: inHistory(refusing), ends: checkHistoryFailed })
    .row('F99', { step: readingTokens, retries: true, faults: inTokens(refusing), ends: checkTokensFallBack })
    .row('F100', { step: readingHistory, retries: true, faults: inHistory(unreadable), ends: checkHistoryFailed })
    .row('F100', { step: readingTokens, retries: true, faults: inTokens(unreadable), ends: checkTokensFallBack })
    .row('F101', { step: readingHistory, retries: true, faults: inHistory(hostile), ends: checkHistoryFailed })
    .row('F101', { step: readingTokens, retries: true, faults: inTokens(hostile), ends: checkTokensFallBack })
}
