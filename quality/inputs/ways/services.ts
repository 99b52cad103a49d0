import { fetchHistory } from '../../../template/src/wallet-modal/services/history/data-history'
import { fetchIdentity, lookupName } from '../../../template/src/wallet-modal/services/names/data-names'
import { fetchBalances } from '../../../template/src/wallet-modal/services/tokens/data-tokens'
import { parseUnits } from 'ethers'
import type { Random } from '../../fuzz/random'
import type { Part } from '../part'
import * as rule from '../values/rules'
import { hexDigits, textOf } from '../values/texts'
import { answering, caller, noSignal, servicePart } from './service-part'

const chain = 'eip155:1'
const addressOf = (random: Random) => `0x${textOf(hexDigits, 40, random)}`
const logo = 'https://pictures.example/logo.png'
const owner = '0x357f41b4C1c2f0a1Bd0c29E0cF49116d3A19aa19'

/** The answers of the data service, against rules for every field of the result. */
export const services: readonly Part[] = [
  servicePart({
    name: 'balances',
    count: 50_000,
    honest: (random) => ({
      balances: [
        {
          name: 'Coin',
          symbol: 'COIN',
          chainId: chain,
          address: `${chain}:${addressOf(random)}`,
          value: random.below(5_000) / 4,
          price: random.below(5_000) / 8,
          quantity: { decimals: random.pick(['18', '6', '2']), numeric: random.pick(['12', '0.5', '1200.25']) },
          iconUrl: logo,
        },
      ],
    }),
    ask: (text) => fetchBalances(answering(text), caller, { address: owner }, noSignal),
    rules: [
      {
        name: rule.shown(),
        symbol: rule.shown(100, 1),
        chainId: rule.network,
        address: rule.account,
        value: rule.money,
        price: rule.money,
        quantity: { decimals: rule.decimals, numeric: rule.decimal },
        iconUrl: rule.picture,
      },
    ],
    size: ({ length }) => length,
    // ethers reads the amount with the decimals, so no digit is lost.
    fault: (balances) => {
      const wrong = balances.find(({ quantity: { numeric, decimals } }) => parseUnits(numeric, Number(decimals)) < 0n)
      return wrong && 'An amount is negative'
    },
    broken: (balances) => balances.map((balance) => ({ ...balance, price: -1 })),
  }),
  servicePart({
    name: 'history',
    count: 50_000,
    honest: (random) => ({
      data: [
        {
          id: random.letters(12),
          metadata: {
            operationType: 'send',
            hash: `0x${textOf(hexDigits, 64, random)}`,
            chain,
            nonce: 7,
            minedAt: '2026-02-03T10:20:30.000Z',
            sentFrom: addressOf(random),
            sentTo: owner,
            status: 'confirmed',
          },
          transfers: [
            {
              fungible_info: {
                name: 'Coin',
                symbol: 'COIN',
                icon: { url: logo },
              },
              nft_info: {
                name: 'Art',
                content: { preview: { url: logo } },
                flags: { is_spam: false },
              },
              direction: 'in',
              quantity: { numeric: '12.5' },
              value: 25.5,
              price: 2.25,
            },
          ],
        },
      ],
      next: random.pick([null, 'cursor']),
    }),
    ask: (text) => fetchHistory(answering(text), caller, { address: owner, chainId: chain }, noSignal),
    rules: {
      data: [
        {
          id: rule.id,
          metadata: {
            operationType: rule.shown(100, 1),
            hash: rule.idOrEmpty,
            chain: rule.network,
            nonce: rule.count,
            minedAt: (value) =>
              typeof value === 'string' && Date.parse(value) >= 0 && Date.parse(value) < Date.UTC(1e4, 0),
            sentFrom: rule.idOrEmpty,
            sentTo: rule.idOrEmpty,
            status: rule.oneOf('confirmed', 'failed', 'pending'),
          },
          transfers: [
            {
              fungible_info: {
                name: rule.shown(),
                symbol: rule.shown(),
                icon: { url: rule.picture },
              },
              nft_info: {
                name: rule.shown(),
                content: {
                  preview: { url: rule.picture },
                  detail: { url: rule.picture },
                },
                flags: { is_spam: rule.flag },
              },
              direction: rule.oneOf('in', 'out', 'self'),
              quantity: { numeric: rule.decimal },
              value: rule.money,
              price: rule.money,
            },
          ],
        },
      ],
      next: (value) => typeof value === 'string' && value !== '',
    },
    size: ({ data }) => data.length,
    broken: (page) => ({ ...page, data: page.data.map((one) => ({ ...one, id: '' })) }),
  }),
  servicePart({
    name: 'identities',
    count: 40_000,
    honest: (random) => ({ name: `${random.letters(5)}.eth`, avatar: logo }),
    ask: (text) => fetchIdentity(answering(text), caller, { address: owner }, noSignal),
    rules: {
      name: (value) => value === null || rule.shown()(value),
      avatar: (value) => value === null || rule.picture(value),
    },
    size: ({ name, avatar }) => (name !== null && avatar !== null ? 1 : 0),
    broken: ({ name }) => ({ name, avatar: 'javascript:alert(1)' }),
  }),
  servicePart({
    name: 'names',
    count: 40_000,
    honest: (random) => ({
      name: `${random.letters(5)}.eth`,
      addresses: { '60': { address: addressOf(random), created: 1 } },
      attributes: [{ avatar: logo, bio: 'x' }],
    }),
    ask: (text) => lookupName(answering(text), caller, 'a.eth', noSignal),
    rules: {
      name: rule.shown(100, 1),
      addresses: (value) => Object.values(Object(value)).every((one) => rule.id(Reflect.get(Object(one), 'address'))),
      attributes: [{ avatar: rule.picture, bio: rule.shown() }],
    },
    size: ({ addresses, attributes }) => (Object.keys(addresses).length === 1 ? attributes.length : 0),
    broken: (record) => ({ ...record, name: '\u202e' }),
  }),
]
