import { base58 } from '@scure/base'
import { getAddress } from 'ethers'
import { expect } from 'vitest'
import { chainIdOf } from '../../frame-account'
import type { RequestCases } from './request-case'

type AccountRequest =
  | ('SWITCH_NETWORK' | 'GET_CHAIN_ID' | 'GET_USER' | 'IS_CONNECTED' | 'SIGN_OUT' | 'SET_PREFERRED_ACCOUNT')
  | ('GET_SMART_ACCOUNT_ENABLED_NETWORKS' | 'INIT_SMART_ACCOUNT')
  | ('CONNECT_SOCIAL' | 'GET_SOCIAL_REDIRECT_URI' | 'GET_FARCASTER_URI' | 'CONNECT_FARCASTER')

/** A network that no test wallet serves. */
const unknownNetwork = 'eip155:424242'

const wrongChains = [0, -1, 1.5, null, {}, ['eip155:1'], 'x'.repeat(100)].map((chainId) => ({ chainId }))

/** What the contract says about a request that this wallet does not offer. */
const notOffered = { does: 'is refused by a wallet that does not offer it', answers: ['ERROR'] } as const

/** The requests of the account and its network, and of the logins that this wallet does not offer. */
export const accountCases: RequestCases<AccountRequest> = {
  SWITCH_NETWORK: {
    does: 'changes the active network, and refuses a network that the wallet does not serve',
    answers: ['ERROR', 'SUCCESS'],
    payload: { chainId: unknownNetwork },
    wrong: [7, 'text', null, {}, ...wrongChains],
    async check(exchange) {
      const { first, second, solana } = exchange.world.networks
      const wanted = [`eip155:${second}`, first, solana, String(second), `eip155:${first}`]
      for (const chainId of wanted) {
        const reply = await exchange.succeed('SWITCH_NETWORK', { chainId })
        expect(chainIdOf(reply.chainId)).toBe(chainIdOf(chainId))
        expect(await exchange.activeNetwork()).toBe(chainIdOf(chainId))
      }
      await exchange.refuse('SWITCH_NETWORK', { chainId: unknownNetwork })
      expect(await exchange.activeNetwork()).toBe(`eip155:${first}`)
    },
  },

  GET_CHAIN_ID: {
    does: 'names the active network, with and without a login',
    answers: ['SUCCESS'],
    payload: undefined,
    wrong: [],
    async check(exchange) {
      const { first, second, solana } = exchange.world.networks
      expect(await exchange.activeNetwork()).toBe(`eip155:${first}`)
      await exchange.logIn()
      await exchange.succeed('GET_USER', { chainId: `eip155:${second}` })
      expect(await exchange.activeNetwork()).toBe(`eip155:${second}`)
      await exchange.succeed('GET_USER', { chainId: solana })
      expect(await exchange.activeNetwork()).toBe(solana)
    },
  },

  GET_USER: {
    does: 'names the e-mail address and one account in each namespace, and is refused without a login',
    answers: ['ERROR', 'SUCCESS'],
    payload: {},
    wrong: [7, 'text', null, { chainId: 0 }, { preferredAccountType: 'other' }, { socialUri: 7 }],
    async check(exchange) {
      const { first, second, solana } = exchange.world.networks
      await exchange.refuse('GET_USER', { chainId: first })
      const { email } = await exchange.logIn()
      const onEvm = await exchange.succeed('GET_USER', { chainId: first })
      expect(getAddress(onEvm.address)).toBe(onEvm.address)
      expect(onEvm).toMatchObject({ email, accounts: [{ address: onEvm.address, type: 'eoa' }] })
      expect(chainIdOf(onEvm.chainId)).toBe(`eip155:${first}`)
      const onSecond = await exchange.succeed('GET_USER', { chainId: `eip155:${second}` })
      expect(onSecond).toMatchObject({ email, address: onEvm.address })
      expect(chainIdOf(onSecond.chainId)).toBe(`eip155:${second}`)
      const onSolana = await exchange.succeed('GET_USER', { chainId: solana })
      expect(base58.decode(onSolana.address)).toHaveLength(32)
      expect(onSolana).toMatchObject({ email, chainId: solana, accounts: [{ address: onSolana.address }] })
      expect(await exchange.succeed('GET_USER')).toEqual(onSolana)
    },
  },

  IS_CONNECTED: {
    does: 'says whether somebody is logged in',
    answers: ['SUCCESS'],
    payload: undefined,
    wrong: [7, 'text', null, { token: 7 }],
    async check(exchange) {
      expect(await exchange.isConnected()).toBe(false)
      await exchange.logIn()
      expect(await exchange.isConnected()).toBe(true)
      await exchange.succeed('SIGN_OUT')
      expect(await exchange.isConnected()).toBe(false)
    },
  },

  SIGN_OUT: {
    does: 'ends the login, and the next login has the same account',
    answers: ['SUCCESS'],
    payload: undefined,
    wrong: [],
    async check(exchange) {
      const { email, address } = await exchange.logIn()
      await exchange.succeed('SIGN_OUT')
      expect(await exchange.isConnected()).toBe(false)
      await exchange.refuse('GET_USER', {})
      await exchange.refuse('RPC_REQUEST', { method: 'eth_accounts' })
      await exchange.succeed('SIGN_OUT')
      expect(await exchange.logIn(email)).toEqual({ email, address })
    },
  },

  SET_PREFERRED_ACCOUNT: {
    does: 'takes the kind of account that the wallet has, and refuses the other kind',
    answers: ['ERROR', 'SUCCESS'],
    payload: { type: 'eoa' },
    wrong: [7, 'text', null, {}, { type: 'EOA' }, { type: 7 }],
    async check(exchange) {
      await exchange.refuse('SET_PREFERRED_ACCOUNT', { type: 'eoa' })
      const { address } = await exchange.logIn()
      expect(await exchange.succeed('SET_PREFERRED_ACCOUNT', { type: 'eoa' })).toEqual({ type: 'eoa', address })
      await exchange.refuse('SET_PREFERRED_ACCOUNT', { type: 'smartAccount' })
      expect(await exchange.succeed('GET_USER', {})).toMatchObject({ address, preferredAccountType: 'eoa' })
    },
  },

  GET_SMART_ACCOUNT_ENABLED_NETWORKS: {
    does: 'lists the networks with smart accounts: none',
    answers: ['SUCCESS'],
    payload: undefined,
    wrong: [],
    async check(exchange) {
      const none = { smartAccountEnabledNetworks: [] }
      expect(await exchange.succeed('GET_SMART_ACCOUNT_ENABLED_NETWORKS')).toEqual(none)
    },
  },

  INIT_SMART_ACCOUNT: {
    ...notOffered,
    payload: undefined,
    wrong: [],
    async check(exchange) {
      await exchange.refuse('INIT_SMART_ACCOUNT')
      await exchange.logIn()
      await exchange.refuse('INIT_SMART_ACCOUNT')
    },
  },

  CONNECT_SOCIAL: {
    ...notOffered,
    payload: { uri: 'https://app.example/?code=1' },
    wrong: [7, 'text', null, {}, { uri: 7 }, { uri: 'https://app.example/', preferredAccountType: 'other' }],
    async check(exchange) {
      await exchange.refuse('CONNECT_SOCIAL', { uri: 'https://app.example/?code=1' })
      expect(await exchange.isConnected()).toBe(false)
    },
  },

  GET_SOCIAL_REDIRECT_URI: {
    ...notOffered,
    payload: { provider: 'github' },
    wrong: [7, 'text', null, {}, { provider: 'nobody' }, { provider: ['github'] }],
    async check(exchange) {
      for (const provider of ['google', 'github', 'apple', 'facebook', 'x', 'discord'] as const)
        await exchange.refuse('GET_SOCIAL_REDIRECT_URI', { provider })
    },
  },

  GET_FARCASTER_URI: {
    ...notOffered,
    payload: undefined,
    wrong: [],
    check: async (exchange) => void (await exchange.refuse('GET_FARCASTER_URI')),
  },

  CONNECT_FARCASTER: {
    ...notOffered,
    payload: undefined,
    wrong: [],
    async check(exchange) {
      await exchange.refuse('CONNECT_FARCASTER')
      expect(await exchange.isConnected()).toBe(false)
    },
  },
}
