import { fiatToUnits, unitsToFiat } from '../../../template/src/wallet-modal/features/send/amounts'
import {
  minimumReceived,
  percentText,
  priceImpact,
  readSlippage,
} from '../../../template/src/wallet-modal/domain/swaps/swap-math'
import { isOwnError, part } from '../part'
import type { Random } from '../../fuzz/random'
import { fractionOf } from '../values/fractions'
import { oddNumber } from '../values/odd'
import { mixedText, textOf } from '../values/texts'

interface Dollars {
  entered: string
  price: number
  decimals: number
}

function priceOf(random: Random): number {
  if (random.oneIn(8)) return oddNumber(random)
  return (1 + random.below(2 ** 31)) / 10 ** random.pick([0, 3, 5, 9, 12, 17, 22])
}

/** Amounts in dollars that become units of a token. The result is never worth more than what was entered, and no unit less than it could be. */
export const dollarAmounts = part<Dollars, bigint>({
  name: 'dollar-amounts',
  count: 600_000,
  make: (random) => ({
    entered: mixedText(
      `${random.below(10 ** random.pick([1, 4, 9]))}.${textOf('0123456789', random.below(3), random)}`,
      random,
    ),
    price: priceOf(random),
    decimals: random.pick([0, 6, 8, 9, 18, 18, 24, 77]),
  }),
  isRefusal: isOwnError,
  read: ({ entered, price, decimals }) => fiatToUnits(entered, price, decimals),
  judge({ entered, price, decimals }, units) {
    const match = /^(-?)(\d*)\.?(\d{0,2})$/.exec(entered)
    const isAmount = match !== null && `${match[2]}${match[3]}` !== '' && !/\.\d{3}/.test(entered)
    if (units === undefined) return isAmount && price > 0 && price <= 1e15 ? 'A valid amount is refused' : undefined
    if (!isAmount) return 'It is no amount'
    if (!(price > 0)) return units === 0n ? undefined : 'There is no price'
    if (match[1] === '-') return undefined
    const [, , whole = '', fraction = ''] = match
    const cents = BigInt(whole + fraction.padEnd(2, '0'))
    const { top, bottom } = fractionOf(price)
    // units · price ≤ entered < (units + 1) · price, without a rounded number.
    const scale = 10n ** BigInt(decimals)
    const worth = (amount: bigint) => amount * top * 100n
    const most = cents * scale * bottom
    if (worth(units) > most) return `${units} units are worth more than what was entered`
    if (worth(units + 1n) <= most) return `${units} units are less than they could be`
    // The value of more tokens than a number can count is not shown anywhere.
    if (price < 1e-100) return undefined
    const shown = unitsToFiat(units, price, decimals)
    return shown >= 0 && shown <= (Number(cents) / 100) * (1 + 1e-9) ? undefined : `It is shown as ${shown} dollars`
  },
  broken: (units) => units && units + units / 1_000n + 1n,
})

/** The slippage that a visitor types. */
export const slippages = part<string, number>({
  name: 'slippages',
  count: 800_000,
  make: (random) => mixedText(`${random.below(60)}${random.pick(['', '.', ',', '.5', ',25', '.05', '.123'])}`, random),
  read: readSlippage,
  judge(text, points) {
    const match = /^(\d{1,2})(?:[.,](\d{0,2}))?$/.exec(text.trim())
    const exact = match ? BigInt((match[1] ?? '') + (match[2] ?? '').padEnd(2, '0')) : undefined
    const isValid = exact !== undefined && exact > 0n && exact <= 5_000n
    if ((points !== undefined) !== isValid) return `It is ${isValid ? 'a' : 'no'} slippage`
    if (points === undefined) return undefined
    if (BigInt(points) !== exact) return `${points} is not ${exact}`
    return readSlippage(percentText(points)) === points ? undefined : 'It is another number when it is read again'
  },
  broken: (points) => points && points * 10,
})

interface Quote {
  expected: bigint
  slippage: number
  paid: bigint
  small: { paid: bigint; received: bigint }
}

const amountOf = (random: Random) => BigInt(random.below(2 ** 31)) ** BigInt(random.below(5)) - BigInt(random.below(2))

/** The least amount of a swap, and how much worse than the market it is. */
export const swapMinimums = part<Quote, { minimum: bigint; impact: number | undefined }>({
  name: 'swap-minimums',
  count: 800_000,
  make: (random) => ({
    expected: amountOf(random),
    slippage: random.oneIn(8) ? oddNumber(random) : random.below(5_200),
    paid: amountOf(random),
    small: { paid: amountOf(random), received: amountOf(random) },
  }),
  isRefusal: (error) => error instanceof RangeError && error.message.endsWith('is no slippage'),
  read: ({ expected, slippage, paid, small }) => ({
    minimum: minimumReceived(expected, slippage),
    impact: priceImpact({ paid, received: expected }, small),
  }),
  judge({ expected, slippage, paid, small }, result) {
    const isValid = Number.isInteger(slippage) && slippage >= 1 && slippage <= 5_000
    if ((result !== undefined) !== isValid) return `It is ${isValid ? 'a' : 'no'} slippage`
    if (!result) return undefined
    const { minimum, impact } = result
    const kept = expected * BigInt(10_000 - slippage)
    if (minimum * 10_000n < kept || (minimum - 1n) * 10_000n >= kept) return `${minimum} is not the least amount`
    const isKnown = [paid, expected, small.paid, small.received].every((amount) => amount > 0n)
    if ((impact !== undefined) !== isKnown) return 'The impact is known only if all amounts are'
    if (impact === undefined) return undefined
    if (!Number.isSafeInteger(impact) || impact < 0 || impact > 10_000) return `${impact} is no impact`
    // received / paid ≥ (1 - impact) · small.received / small.paid, and it is not so with one basis point less.
    const real = expected * small.paid * 10_000n
    const fair = paid * small.received
    if (real < fair * (10_000n - BigInt(impact))) return `The impact is more than ${impact}`
    return impact > 0 && real >= fair * (10_001n - BigInt(impact)) ? `The impact is less than ${impact}` : undefined
  },
  broken: (result) => result && { ...result, minimum: result.minimum - 1n },
})
