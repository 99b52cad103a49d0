import {
  directoryCaps,
  readWalletAnswer,
  readWallets,
} from '../../../template/src/wallet-modal/services/pairing/wallet-schema'
import type { WalletEntry } from '../../../template/src/wallet-modal/domain/wallets/wallet-entry'
import type { Random } from '../../fuzz/random'
import { part } from '../part'
import { spoilTwice } from '../values/odd'
import type { Rule } from '../values/rules'
import * as rule from '../values/rules'
import { hexDigits, textOf } from '../values/texts'
import { oddField } from './service-part'

const appLink: Rule = (value) =>
  rule.webPage(value) ||
  (typeof value === 'string' &&
    rule.urlOf(value) !== undefined &&
    !/^(?:https?|ftp|file|data|javascript|vbscript|blob|about|intent|wss?|view-source|filesystem):/i.test(value))
const text: Rule = (value) => typeof value === 'string' && value.length > 0 && value.length <= 200

const entryRules: rule.Rules = {
  id: (value) => typeof value === 'string' && /^[\w-][\w.-]{0,127}$/.test(value),
  name: rule.shown(100, 1),
  badge_type: rule.oneOf('certified', 'none'),
  chains: [(value) => typeof value === 'string' && /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/.test(value)],
  homepage: rule.webPage,
  image_id: (value) => typeof value === 'string' && /^[\w.-]{1,128}$/.test(value),
  image_url: (value) => rule.webPage(value) || (typeof value === 'string' && /^data:image\//i.test(value)),
  order: (value) => Number.isFinite(value),
  mobile_link: appLink,
  link_mode: rule.webPage,
  desktop_link: appLink,
  webapp_link: rule.webPage,
  app_store: rule.webPage,
  play_store: rule.webPage,
  chrome_store: rule.webPage,
  rdns: text,
  injected: [{ namespace: text, injected_id: text }],
}

function entry(random: Random): Record<string, unknown> {
  const tag = random.letters(6)
  return {
    id: textOf(hexDigits, 64, random),
    name: `Wallet ${tag}`,
    badge_type: 'certified',
    chains: ['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
    homepage: `https://${tag}.example/`,
    image_id: tag,
    image_url: 'https://pictures.example/x.png',
    order: 4,
    mobile_link: `${tag.replace(/^\d/, 'a')}://`,
    link_mode: `https://${tag}.example/link`,
    desktop_link: 'desktop://',
    webapp_link: `https://${tag}.example/app`,
    app_store: 'https://apps.example/1',
    rdns: `com.${tag}`,
    injected: [{ namespace: 'eip155', injected_id: `is${tag}` }],
  }
}

/** Answers of the wallet directory, and lists of wallets that the browser has stored. */
export const directory = part<{ value: unknown; isAnswer: boolean; honest: number }, readonly WalletEntry[]>({
  name: 'directory',
  count: 120_000,
  make(random) {
    const data = Array.from({ length: 1 + random.below(3) }, () => entry(random))
    const isAnswer = random.oneIn(2)
    const honest = isAnswer ? { data, count: data.length } : data
    if (random.below(8) < 2) return { value: honest, isAnswer, honest: data.length }
    return { value: spoilTwice(honest, oddField, random), isAnswer, honest: 0 }
  },
  read({ value, isAnswer }) {
    const wallets = isAnswer ? readWalletAnswer(value)?.wallets : readWallets(value)
    return wallets && wallets.length > 0 ? wallets : undefined
  },
  judge({ isAnswer, honest }, wallets = []) {
    if (wallets.length < honest) return 'An honest wallet is missing'
    if (wallets.length > directoryCaps.entries || new Set(wallets.map(({ id }) => id)).size < wallets.length)
      return 'There are too many wallets, or one twice'
    if (isAnswer && wallets.some(({ image_url }) => image_url !== undefined)) return 'A picture is on a foreign host'
    const missing = honest > 0 && wallets.some((wallet) => Object.keys(wallet).length < (isAnswer ? 14 : 15))
    return missing ? 'A field of an honest wallet is missing' : rule.faultIn(wallets, [entryRules])
  },
  broken: (wallets) => wallets?.map((wallet) => ({ ...wallet, homepage: 'javascript:alert(1)' })),
})
