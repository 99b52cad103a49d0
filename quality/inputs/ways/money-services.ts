import { completeNetwork } from '../../../template/src/wallet-modal/domain/networks/network'
import { alpha } from '../../../template/src/wallet-modal/testing/networks'
import { fetchOnRampOptions } from '../../../template/src/wallet-modal/services/onramp/data-onramp'
import { fetchExchanges } from '../../../template/src/wallet-modal/services/pay/exchange-service'
import { fetchSwapTokens } from '../../../template/src/wallet-modal/services/swap/convert-service'
import { fetchSessions } from '../../../template/src/wallet-modal/services/wallet-calls/data-sessions'
import type { Random } from '../../fuzz/random'
import type { Part } from '../part'
import type { Rule } from '../values/rules'
import * as rule from '../values/rules'
import { hexDigits, textOf } from '../values/texts'
import { answering, caller, noSignal, servicePart } from './service-part'

const chain = 'eip155:1'
const network = completeNetwork(alpha)
const addressOf = (random: Random) => `0x${textOf(hexDigits, 40, random)}`
const logo = 'https://pictures.example/logo.png'
const owner = '0x357f41b4C1c2f0a1Bd0c29E0cF49116d3A19aa19'

const code: Rule = (value) => typeof value === 'string' && /^[A-Za-z0-9.$_-]{1,20}$/.test(value)
const anything: Rule = () => true
const time: Rule = (value) => typeof value === 'number' && !Number.isNaN(new Date(value).getTime())
const evm: Rule = (value) => typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value)

/** The answers of the data service about exchanges, currencies, swaps and sessions. */
export const moneyServices: readonly Part[] = [
  servicePart({
    name: 'exchanges',
    count: 40_000,
    honest: (random) => ({
      jsonrpc: '2.0',
      id: 1,
      result: { exchanges: [{ id: random.letters(5), name: 'Exchange', imageUrl: logo }], total: 1 },
    }),
    ask: (text) =>
      fetchExchanges({ platform: answering(text), caller }, { assetId: `${chain}/slip44:60`, amount: '1' }, noSignal),
    rules: {
      exchanges: [{ id: rule.id, name: rule.shown(100, 1), imageUrl: rule.picture }],
      total: (value) => Number.isInteger(value),
    },
    size: ({ exchanges }) => exchanges.length,
    broken: (page) => ({ ...page, total: 0.5 }),
  }),
  servicePart({
    name: 'currencies',
    count: 40_000,
    honest: (random) => ({
      paymentCurrencies: [{ id: 'EUR', payment_method_limits: [{ id: 'card', min: '10', max: '7500' }] }],
      purchaseCurrencies: [
        {
          id: random.letters(5),
          name: 'Coin',
          symbol: 'COIN',
          networks: [
            {
              name: 'one',
              display_name: 'One',
              chain_id: '1',
              contract_address: addressOf(random),
            },
          ],
        },
      ],
    }),
    ask: (text) => fetchOnRampOptions(answering(text), caller, noSignal),
    rules: {
      paymentCurrencies: [{ id: code, payment_method_limits: [{ id: rule.id, min: rule.decimal, max: rule.decimal }] }],
      purchaseCurrencies: [
        {
          id: rule.id,
          name: rule.shown(),
          symbol: code,
          networks: [
            {
              name: rule.shown(100, 1),
              display_name: rule.shown(100, 1),
              chain_id: rule.idOrEmpty,
              contract_address: rule.idOrEmpty,
            },
          ],
        },
      ],
    },
    size: ({ paymentCurrencies, purchaseCurrencies }) => Math.min(paymentCurrencies.length, purchaseCurrencies.length),
    broken: (options) => ({ ...options, paymentCurrencies: [{ id: '<b>', payment_method_limits: [] }] }),
  }),
  servicePart({
    name: 'swap-tokens',
    count: 80_000,
    honest: (random) => ({
      tokens: [{ name: 'Coin', symbol: 'COIN', address: `${chain}:${addressOf(random)}`, decimals: 18, logoUri: logo }],
    }),
    async ask(text) {
      const service = { get: async () => JSON.parse(text) as unknown, post: async () => undefined }
      return fetchSwapTokens({ network, service, signal: noSignal }).catch((error: unknown) => {
        throw error instanceof SyntaxError ? Object.assign(new Error('No JSON'), { name: 'WalletModalError' }) : error
      })
    },
    rules: [
      {
        name: rule.shown(100, 1),
        symbol: rule.shown(100, 1),
        address: evm,
        decimals: (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 36,
        iconUrl: rule.shown(),
      },
    ],
    size: ({ length }) => length,
    broken: (tokens) => tokens.map((token) => ({ ...token, decimals: 255 })),
  }),
  servicePart({
    name: 'smart-sessions',
    count: 40_000,
    honest: (random) => ({
      pcis: [
        {
          project: {
            name: 'App',
            url: 'https://app.example',
            iconUrl: logo,
          },
          pci: random.letters(8),
          expiry: 18e8,
          createdAt: 17e8,
          permissions: [
            {
              type: 'native-token-transfer',
              data: { amount: '1' },
            },
          ],
        },
      ],
    }),
    ask: (text) => fetchSessions(answering(text), caller, `${chain}:${owner}`, noSignal),
    rules: [
      {
        project: {
          name: rule.shown(),
          url: rule.shown(),
          iconUrl: rule.picture,
        },
        pci: rule.id,
        expiry: time,
        createdAt: time,
        revokedAt: time,
        permissions: [
          {
            type: rule.shown(),
            data: anything,
          },
        ],
      },
    ],
    size: ({ length }) => length,
    broken: (sessions) => sessions.map((session) => ({ ...session, expiry: Number.NaN })),
  }),
]
