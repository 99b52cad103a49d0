import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { requestTime } from '../frame-client'
import type { RequestName } from '../protocol'
import { abortType, appPrefix, framePrefix, offeredType, protocolVersion, readyType, requestSchemas } from '../protocol'
import { accountCases } from './contract/account-cases'
import { emailCases } from './contract/email-cases'
import { Exchange, wrongCode } from './contract/exchange'
import { frameCases, personalSign } from './contract/frame-cases'
import type { FrameWorld } from './contract/frame-world'
import type { RequestCases } from './contract/request-case'

const cases: RequestCases = { ...accountCases, ...emailCases, ...frameCases }
const names = Object.keys(cases) as RequestName[]

/** How many requests of a page the frame takes in a minute. */
const requestsPerMinute = 120

const typeOf = (name: RequestName) => `${appPrefix}${name}`

/** Messages that are no requests. */
const noRequests: readonly unknown[] = [
  ...[null, 7, 'text', [], {}],
  { type: typeOf('GET_CHAIN_ID') },
  ...['', 'x'.repeat(65), 12_345_678, null].map((id) => ({ type: typeOf('GET_CHAIN_ID'), id })),
  ...[
    ...[`${appPrefix}NOTHING`, `${appPrefix}__proto__`, `${appPrefix}get_chain_id`, appPrefix, abortType],
    ...['GET_CHAIN_ID', `${framePrefix}GET_CHAIN_ID`, ` ${typeOf('GET_CHAIN_ID')}`, 7, null],
  ].map((type, index) => ({ type, id: `no-request-${index}` })),
]

/**
 * Defines the tests that every wallet frame must pass. They check the answers to each request of the protocol, and its effect.
 * @param open opens a page with a frame in it, for one test
 */
export function describeFrameContract(name: string, open: () => Promise<FrameWorld>): void {
  /** Runs a test in its own world, and then checks that each request got one answer and that the client waits for nothing. */
  const inWorld = (work: (exchange: Exchange, world: FrameWorld) => Promise<void>) => async () => {
    const world = await open()
    const exchange = new Exchange(world)
    await work(exchange, world)
    await exchange.end()
  }

  describe(name, () => {
    for (const request of names) {
      const { does, answers, check } = cases[request]
      test(
        `${request} ${does}`,
        inWorld(async (exchange) => {
          await check(exchange)
          expect(exchange.kindsOf(request)).toEqual(answers)
        }),
      )
    }

    test(
      'A payload of the wrong form is refused by the frame, and the client does not post it.',
      inWorld(async (exchange, { page, received }) => {
        let posts = 0
        for (const request of names) {
          const { wrong } = cases[request]
          // A request that needs no payload takes any payload.
          expect(v.is(requestSchemas[request].payload, 7), request).toBe(wrong.length === 0)
          for (const payload of wrong) {
            const id = `wrong-form-${(posts += 1)}`
            await page.post({ type: typeOf(request), id, payload })
            await exchange.refusedRaw(request, id)
            expect(await page.request(request, payload)).toEqual({ id: undefined, error: expect.any(String) })
          }
        }
        await exchange.activeNetwork()
        expect(await received()).toHaveLength(posts + 1)
      }),
    )

    test(
      'A page that sends too many requests gets an error with a message for each further request, whatever its name.',
      inWorld(async (exchange, { page }) => {
        const ids = Array.from({ length: requestsPerMinute }, (_, index) => `request-${index + 1}`)
        for (const id of ids) await page.post({ type: typeOf('GET_CHAIN_ID'), id })
        const messages = new Set<string>()
        for (const request of names) messages.add((await exchange.refuse(request, cases[request].payload)).message)
        expect([...messages]).toEqual([expect.stringContaining('Too many requests')])
        const answers = await Promise.all(ids.map((id) => exchange.answersTo(id)))
        expect(answers.flat()).toHaveLength(requestsPerMinute)
      }),
    )

    test(
      'A refused code has an English message. It has a sentence in the language of the page, too, if the browser of the visitor names this language.',
      inWorld(async (exchange, { visitor, languages }) => {
        const { email } = await exchange.logIn()
        await exchange.succeed('SIGN_OUT')
        await exchange.succeed('CONNECT_EMAIL', { email })
        const otp = wrongCode(await visitor.readCode(email))
        const refusalIn = async (locale: string | undefined) => {
          await exchange.succeed('SYNC_DAPP_DATA', { projectId: '', locale })
          return exchange.refuse('CONNECT_OTP', { otp })
        }
        const { message, shown } = await refusalIn(languages.spoken)
        expect(shown).toEqual({ text: expect.stringMatching(/\p{L}/u), lang: languages.spoken })
        expect(shown?.text).not.toBe(message)
        expect(message).toMatch(/^[\x20-\x7e]+$/)
        for (const locale of [languages.foreign, undefined]) expect((await refusalIn(locale)).shown).toBeUndefined()
      }),
    )

    test(
      'A message that is no request gets no answer. READY comes once, with the version of the protocol.',
      inWorld(async (exchange, { page }) => {
        for (const data of noRequests) await page.post(data)
        await exchange.activeNetwork()
        const posted = v.parse(v.array(v.looseObject({ type: v.string() })), await page.posted())
        // A frame may name its logins, once.
        expect(posted.filter(({ type }) => type === offeredType).length).toBeLessThan(2)
        expect(posted.filter(({ type }) => type !== offeredType)).toEqual([
          { type: readyType, payload: { version: protocolVersion } },
          expect.objectContaining({ type: `${framePrefix}GET_CHAIN_ID_SUCCESS` }),
        ])
      }),
    )

    test(
      'When the page gives its requests up, the shown approval and the waiting approval end without an answer.',
      inWorld(async (exchange, { page, visitor }) => {
        const { address } = await exchange.logIn()
        const first = page.request('RPC_REQUEST', personalSign(address, 'one'))
        const second = page.request('RPC_REQUEST', personalSign(address, 'two'))
        await visitor.sees()
        await page.giveUp()
        exchange.unanswered(await first, 'REQUEST_ABORTED')
        exchange.unanswered(await second, 'REQUEST_ABORTED')
        await visitor.seesNothing()
        const third = page.request('RPC_REQUEST', personalSign(address, 'three'))
        expect((await visitor.sees()).text).toContain('three')
        await visitor.approve()
        await exchange.succeeded('RPC_REQUEST', await third)
      }),
    )

    test(
      'The approval of a new browser is not reported to a request that the page has given up, but to the next request.',
      inWorld(async (exchange, { page, visitor, received }) => {
        const email = visitor.newAddress()
        await exchange.succeed('CONNECT_EMAIL', { email })
        const given = page.request('CONNECT_DEVICE')
        await exchange.activeNetwork()
        await page.giveUp()
        const outcome = await given
        exchange.unanswered(outcome, 'REQUEST_ABORTED')
        await visitor.approveBrowser(email)
        await exchange.succeed('CONNECT_DEVICE')
        expect(await received()).toContainEqual({ type: abortType, id: outcome.id })
        await exchange.succeed('CONNECT_OTP', { otp: await visitor.readCode(email) })
      }),
    )

    test(
      'The modal logs a visitor in, repeats the request for the approval after half a minute, changes the address, and logs out.',
      inWorld(async (exchange, { page, visitor, received, networks }) => {
        const { wallet } = page
        const email = visitor.newAddress()
        expect(await wallet.connectEmail(email)).toBe('VERIFY_DEVICE')
        const device = page.connectDevice()
        const count = async (request: RequestName) =>
          (await received()).filter((data) => isOf(data, typeOf(request))).length
        await expect.poll(() => count('CONNECT_DEVICE')).toBe(1)
        await page.passTime(requestTime)
        await expect.poll(() => count('CONNECT_DEVICE')).toBe(2)
        await visitor.approveBrowser(email)
        await device
        const answers = (await page.posted()).filter((data) => isOf(data, `${framePrefix}CONNECT_DEVICE_SUCCESS`))
        expect(answers).toHaveLength(1)
        await wallet.connectOtp(await visitor.readCode(email))
        const first = await wallet.user(`eip155:${networks.first}`)
        expect(first).toMatchObject({ chainId: `eip155:${networks.first}`, email })
        expect(await wallet.switchNetwork(`eip155:${networks.second}`)).toEqual({
          ...first,
          chainId: `eip155:${networks.second}`,
        })
        expect(await count('SWITCH_NETWORK')).toBe(1)
        expect(await wallet.user(networks.solana)).toMatchObject({ chainId: networks.solana, email })
        const next = visitor.newAddress()
        expect(await wallet.updateEmail(next)).toBe('VERIFY_PRIMARY_OTP')
        await wallet.updateEmailPrimaryOtp(await visitor.readCode(email))
        expect(await wallet.updateEmailSecondaryOtp(await visitor.readCode(next))).toBe(next)
        expect(await wallet.user(`eip155:${networks.first}`)).toEqual({ ...first, email: next })
        expect(await wallet.isConnected()).toBe(true)
        await wallet.signOut()
        expect(await wallet.isConnected()).toBe(false)
        expect(await exchange.isConnected()).toBe(false)
      }),
    )
  })
}

/** Whether a message has this type. */
function isOf(data: unknown, type: string): boolean {
  return v.is(v.object({ type: v.literal(type) }), data)
}
