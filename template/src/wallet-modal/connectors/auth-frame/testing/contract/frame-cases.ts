import { verifyMessage } from 'ethers'
import { expect } from 'vitest'
import { readyType } from '../../protocol'
import type { RequestPayload } from '../../protocol'
import type { Exchange } from './exchange'
import type { RequestCases } from './request-case'

const message = 'Grüße, 世界'

/** The code of EIP-1193 for a request that the visitor has declined. */
const userRejected = 4001

/** A request to sign a message. */
export const personalSign = (address: string, text = message): RequestPayload<'RPC_REQUEST'> => ({
  method: 'personal_sign',
  params: [text, address],
})

/** Requests a signature, and lets the visitor approve the request. Returns the screen that the visitor saw. */
async function sign(exchange: Exchange, address: string) {
  const { page, visitor } = exchange.world
  const asked = page.request('RPC_REQUEST', personalSign(address))
  const screen = await visitor.sees()
  await visitor.approve()
  const signature = await exchange.succeeded('RPC_REQUEST', await asked)
  expect(verifyMessage(message, String(signature))).toBe(address)
  return screen
}

/** The requests whose effect the visitor sees in the frame. */
export const frameCases: RequestCases<'RPC_REQUEST' | 'RELOAD' | 'SYNC_DAPP_DATA' | 'SYNC_THEME'> = {
  RPC_REQUEST: {
    does: 'signs what the visitor approves, one after another, and answers reads without asking',
    answers: ['ERROR', 'SUCCESS'],
    payload: { method: 'eth_accounts' },
    wrong: [
      ...[7, 'text', null, {}, { method: 7 }, { method: '' }],
      ...[{ method: 'eth_sign', params: [] }, { method: 'Personal_sign', params: [] }, { method: '__proto__' }],
      ...[{ method: 'personal_sign' }, { method: 'personal_sign', params: 'text' }],
      ...[
        { method: 'wallet_sendCalls', params: [] },
        { method: 'solana_signMessage', params: [message] },
      ],
    ],
    async check(exchange) {
      const { page, visitor, origin, networks } = exchange.world
      await exchange.refuse('RPC_REQUEST', { method: 'eth_accounts' })
      const { address } = await exchange.logIn()
      expect(await exchange.succeed('RPC_REQUEST', { method: 'eth_accounts' })).toEqual([address])
      const chainId = await exchange.succeed('RPC_REQUEST', { method: 'eth_chainId' })
      expect(chainId).toBe(`0x${networks.first.toString(16)}`)
      await visitor.seesNothing()

      const { text } = await sign(exchange, address)
      for (const part of [origin, address, message]) expect(text).toContain(part)

      const first = page.request('RPC_REQUEST', personalSign(address, 'one'))
      const second = page.request('RPC_REQUEST', personalSign(address, 'two'))
      expect((await visitor.sees()).text).toContain('one')
      await visitor.decline()
      expect(await exchange.refused('RPC_REQUEST', await first)).toMatchObject({ code: userRejected })
      expect((await visitor.sees()).text).toContain('two')
      await visitor.approve()
      expect(verifyMessage('two', String(await exchange.succeeded('RPC_REQUEST', await second)))).toBe(address)

      await exchange.refuse('RPC_REQUEST', personalSign(`0x${'1'.repeat(40)}`))
      await exchange.refuse('RPC_REQUEST', { method: 'wallet_grantPermissions', params: [{}] })
      await visitor.seesNothing()
    },
  },

  SYNC_THEME: {
    does: 'changes how the next approval looks',
    answers: ['SUCCESS'],
    payload: { themeMode: 'dark' },
    wrong: [7, 'text', null, { themeMode: 'blue' }, { w3mThemeVariables: { '--w3m-accent': 7 } }],
    async check(exchange) {
      const { address } = await exchange.logIn()
      const teal = { '--w3m-accent': 'rgb(0, 128, 128)' }
      await exchange.succeed('SYNC_THEME', { themeMode: 'dark', w3mThemeVariables: teal })
      expect(await sign(exchange, address)).toMatchObject({ isDark: true, accent: 'rgb(0, 128, 128)' })
      const red = { '--w3m-accent': 'rgb(200, 0, 0)' }
      await exchange.succeed('SYNC_THEME', { themeMode: 'light', w3mThemeVariables: red })
      expect(await sign(exchange, address)).toMatchObject({ isDark: false, accent: 'rgb(200, 0, 0)' })
    },
  },

  SYNC_DAPP_DATA: {
    does: 'names the app in the next approval, beside the origin',
    answers: ['SUCCESS'],
    payload: { projectId: '' },
    wrong: [7, 'text', null, {}, { projectId: 7 }, { projectId: '', metadata: { name: 'An app' } }],
    async check(exchange) {
      const { origin } = exchange.world
      const { address } = await exchange.logIn()
      expect((await sign(exchange, address)).text).not.toContain('Flower shop')
      const metadata = { name: 'Flower shop', description: 'Flowers', url: 'https://flowers.example', icons: [] }
      const data = { projectId: 'project', sdkType: 'create-wallet-modal', sdkVersion: 'react-ethers-1.0.0' }
      await exchange.succeed('SYNC_DAPP_DATA', { ...data, metadata })
      const { text } = await sign(exchange, address)
      expect(text).toContain('Flower shop')
      expect(text).toContain(origin)
      expect(text).not.toContain('flowers.example')
      await exchange.succeed('SYNC_DAPP_DATA', data)
      expect((await sign(exchange, address)).text).not.toContain('Flower shop')
    },
  },

  RELOAD: {
    does: 'loads the frame again: READY comes again, the login is still there, and open requests end',
    answers: ['SUCCESS'],
    payload: undefined,
    wrong: [],
    async check(exchange) {
      const { page, visitor } = exchange.world
      const readies = async () =>
        (await page.posted()).filter((data) => JSON.stringify(data).includes(readyType)).length
      const { email, address } = await exchange.logIn()
      const open = page.request('RPC_REQUEST', personalSign(address))
      await visitor.sees()
      expect(await readies()).toBe(1)
      await exchange.succeed('RELOAD')
      await page.untilReloaded()
      exchange.unanswered(await open, 'FRAME_RESTARTED')
      expect(await exchange.isConnected()).toBe(true)
      expect(await readies()).toBe(2)
      expect(await exchange.succeed('GET_USER', {})).toMatchObject({ email, address })
      await visitor.seesNothing()
      await sign(exchange, address)
    },
  },
}
