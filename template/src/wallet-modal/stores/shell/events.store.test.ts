// @vitest-environment node
import { expect, test } from 'vitest'
import { WalletModalError } from '../../domain/errors/errors'
import { createFakePlatform } from '../../testing/fake-platform'
import { EventsStore } from './events.store'

function createEvents() {
  const platform = createFakePlatform()
  const events = new EventsStore({ platform, address: () => undefined })
  const told: unknown[] = []
  events.subscribe(({ props }) => void told.push(props))
  return { events, platform, told }
}

test('Before the first event, the record says that the modal was created.', () => {
  const { events } = createEvents()
  expect(events.last).toEqual({
    eventId: '',
    url: '',
    domain: '',
    timestamp: 0,
    props: { event: 'MODAL_CREATED', address: undefined },
  })
})

test('An event has an id of its own, the page and the time.', () => {
  const { events, platform } = createEvents()
  events.track({ event: 'CLICK_NETWORKS' })
  const { eventId } = events.last
  expect(events.last).toEqual({
    eventId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    url: 'https://app.example/page',
    domain: 'app.example',
    timestamp: platform.now(),
    props: { event: 'CLICK_NETWORKS', address: undefined },
  })
  events.track({ event: 'CLICK_NETWORKS' })
  expect(events.last.eventId).not.toBe(eventId)
})

test('An error is tracked once, with its name, its message and its stack, under the category of the caller.', () => {
  const { events, told } = createEvents()
  const error = new TypeError('no list')
  events.trackError(error)
  events.trackError(error, 'API_ERROR')
  events.trackError(new Error('no answer'), 'API_ERROR')
  const facts = { errorType: 'TypeError', errorMessage: 'no list', stackTrace: error.stack, uncaught: false }
  expect(told).toMatchObject([
    { event: 'INTERNAL_SDK_ERROR', properties: facts },
    { event: 'API_ERROR', properties: { errorType: 'Error', errorMessage: 'no answer' } },
  ])
})

test('A thrown value that is no error is tracked each time, and has no stack of its own.', () => {
  const { events, told } = createEvents()
  for (const thrown of ['broken', undefined]) events.trackError(thrown)
  events.trackError('broken')
  expect(told).toHaveLength(3)
  expect(told[0]).toMatchObject({ properties: { errorType: 'Error', errorMessage: 'broken' } })
  const bare = new Error('without a stack')
  delete bare.stack
  events.trackError(bare)
  expect(told[3]).toMatchObject({ properties: { stackTrace: '' } })
})

test('A decline of the visitor and an aborted operation are no errors.', () => {
  const { events, told } = createEvents()
  events.trackError(new WalletModalError('USER_REJECTED'))
  events.trackError(new DOMException('left the view', 'AbortError'))
  expect(told).toEqual([])
  events.trackError(new WalletModalError('NOT_CONNECTED'))
  expect(told).toHaveLength(1)
})

test('An answer that cannot be read has a category of its own, also as the cause of another error.', () => {
  const { events, told } = createEvents()
  events.trackError(new SyntaxError('no JSON'), 'API_ERROR')
  events.trackError(new Error('unreadable', { cause: new Error('wrapped', { cause: new SyntaxError('no JSON') }) }))
  events.trackError(new Error('unreadable', { cause: 'no JSON' }), 'API_ERROR')
  expect(told).toMatchObject([{ event: 'DATA_PARSING_ERROR' }, { event: 'DATA_PARSING_ERROR' }, { event: 'API_ERROR' }])
})

test('An error that the visitor sees in a view is logged with its message and is tracked.', () => {
  const { events, platform, told } = createEvents()
  const error = new Error('no chunk')
  events.reportError('The view could not be loaded.', error)
  expect(platform.logged).toEqual([{ level: 'error', message: 'The view could not be loaded.', details: [error] }])
  expect(told).toMatchObject([{ event: 'INTERNAL_SDK_ERROR', properties: { errorMessage: 'no chunk' } }])
})

test('A listener that is no function is refused at once, and the error of a listener is logged.', () => {
  const { events, platform } = createEvents()
  expect(() => Reflect.apply(events.subscribe.bind(events), undefined, ['no function'])).toThrow(
    expect.objectContaining({ code: 'LISTENER_NOT_A_FUNCTION' }),
  )
  const error = new Error('broken listener')
  events.subscribe(() => {
    throw error
  })
  events.track({ event: 'CLICK_NETWORKS' })
  expect(platform.logged).toEqual([{ level: 'error', message: 'A listener of the events threw.', details: [error] }])
})
