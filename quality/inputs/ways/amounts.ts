import { parseUnits as parseByEthers } from 'ethers'
import { formatUnits as formatByViem } from 'viem'
import { formatUnits } from '../../../template/src/wallet-modal/domain/tokens/amount'
import { cleanAmount } from '../../../template/src/wallet-modal/domain/tokens/clean-amount'
import {
  fitsDecimals,
  parseUnits,
  readDecimalText,
} from '../../../template/src/wallet-modal/domain/tokens/token-amount'
import { isOwnError, part } from '../part'
import type { Random } from '../../fuzz/random'
import { oddNumber, oddValue } from '../values/odd'
import { mixedText, textOf } from '../values/texts'

const digits = '0123456789'

function decimal(random: Random): string {
  const whole = textOf(digits, random.below(random.oneIn(4) ? 60 : 8), random)
  const fraction = textOf(digits, random.below(random.oneIn(4) ? 60 : 20), random)
  if (random.oneIn(3)) return whole || '0'
  return `${random.oneIn(10) ? '-' : ''}${whole}.${fraction}`
}

/** The value of a decimal text as a fraction of powers of ten; undefined for other texts. */
function rational(text: string): { units: bigint; scale: number } | undefined {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(text)
  if (!match) return undefined
  const [, whole = '', fraction = ''] = match
  return { units: BigInt(whole + fraction), scale: fraction.length }
}

interface UnitsInput {
  text: string
  decimals: number
}

function byEthers({ text, decimals }: UnitsInput): bigint | undefined {
  try {
    return parseByEthers(text, decimals)
  } catch {
    return undefined
  }
}

/** Amounts that are typed, and their exact units, against ethers and viem. */
export const amounts = part<UnitsInput, bigint>({
  name: 'amounts',
  count: 1_000_000,
  make: (random) => ({
    text: mixedText(decimal(random), random),
    decimals: random.pick([0, 2, 6, 8, 9, 18, 18, 24, 77]),
  }),
  isRefusal: isOwnError,
  read: ({ text, decimals }) => parseUnits(text, decimals),
  judge({ text, decimals }, units) {
    const pattern = /^-?(?:\d+\.?\d*|\.\d+)$/.test(text) && (text.split('.')[1] ?? '').length <= decimals
    if (pattern !== (units !== undefined)) return `It is ${pattern ? 'an' : 'no'} amount`
    if (units === undefined) return undefined
    const bare = text.replace(/^(-?)\./, '$10.').replace(/\.$/, '')
    // ethers has fixed widths: numbers of more than 512 bits are out of its range.
    const known = byEthers({ text: bare, decimals })
    if (known !== undefined && known !== units) return `ethers reads ${known}`
    if (known === undefined && (units < 0n ? -units : units) < 2n ** 255n) return 'ethers reads no amount'
    if (formatUnits(units, decimals) !== formatByViem(units, decimals))
      return `It is written ${formatUnits(units, decimals)}, viem writes ${formatByViem(units, decimals)}`
    return parseUnits(formatUnits(units, decimals), decimals) === units
      ? undefined
      : 'It is another amount when it is read again'
  },
  broken: (units) => (units === undefined ? undefined : units + 1n),
})

/** Amounts of services, wallets and stored rows: numbers and texts of which no digit may get lost, against rational numbers. */
export const foreignAmounts = part<unknown, string>({
  name: 'foreign-amounts',
  count: 1_500_000,
  make(random) {
    if (random.oneIn(8)) return oddValue(random)
    if (random.oneIn(4)) return random.oneIn(2) ? Number(decimal(random)) : oddNumber(random)
    return mixedText(decimal(random), random)
  },
  read: readDecimalText,
  judge(value, text) {
    if (text === undefined) {
      const isText = typeof value === 'string' && value.length <= 160 && /^\d+(?:\.\d+)?$/.test(value)
      const isCount = typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
      return isText || isCount ? 'A valid amount is refused' : undefined
    }
    if (typeof value !== 'string' && typeof value !== 'number') return 'It reads an amount from a value of another type'
    if (!/^(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/.test(text)) return `${text} is not in the shortest form`
    const [given, read] = [rational(String(value)), rational(text)]
    if (!given || !read) return `${text} is not what ${String(value)} says`
    if (given.units * 10n ** BigInt(read.scale) !== read.units * 10n ** BigInt(given.scale))
      return `${text} is another amount`
    if (typeof value === 'number' && Number(text) !== value) return `${text} is another number`
    return fitsDecimals(text, String(read.scale)) ? undefined : 'It does not fit its own decimals'
  },
  broken: (text) => text && `${text}0`,
})

interface Typed {
  text: string
  before: string
}

/** What a visitor types or pastes into an amount field. Taken: the text counts. Refused: the entry stays as it was. */
export const typedAmounts = part<Typed, string>({
  name: 'typed-amounts',
  count: 800_000,
  make: (random) => ({
    text: mixedText(random.oneIn(3) ? decimal(random).replace('.', ',') : decimal(random), random),
    before: '7.5',
  }),
  read({ text, before }) {
    const cleaned = cleanAmount(text, before)
    return cleaned === before ? undefined : cleaned
  },
  judge({ text, before }, cleaned) {
    const plain = [...text]
      .filter((character) => !/\s/.test(character))
      .join('')
      .split(',')
      .join('.')
    const isAmount = /^(?:\d+\.?\d*|\.\d*|)$/.test(plain)
    if (cleaned === undefined)
      return isAmount && rational(plain) && plain !== before && Number(plain) !== 7.5
        ? 'An amount is dropped'
        : undefined
    if (!isAmount) return `${plain} is no amount, and becomes ${cleaned}`
    if (!/^(?:\d+(?:\.\d*)?)?$/.test(cleaned)) return `${cleaned} is not a form of an amount`
    const [one, other] = [rational(`0${plain}0`.replace(/^0(\d)/, '0$1')), rational(`0${cleaned}0`)]
    const isSame = one && other && plain.includes('.') === cleaned.includes('.')
    return isSame && one.units * 10n ** BigInt(other.scale) === other.units * 10n ** BigInt(one.scale)
      ? undefined
      : `${plain} becomes ${cleaned}`
  },
  broken: (cleaned) => cleaned?.replace('.', ''),
})
