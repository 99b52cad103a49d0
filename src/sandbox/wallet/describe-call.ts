import { decodeNumber, topicAddress } from '../abi/decode'
import { checksumAddress } from '../abi/address'
import { selectors } from '../abi/selectors'
import { exactAmount } from '../chain-data/amount'
import { tokens } from '../testbed/tokens'
import { block, line, type Detail } from './describe'
import type { Call } from './send-calls-params'

const unlimited = 2n ** 256n - 1n

/** Describes the calls of a batch in words. For a call that the wallet does not understand, the bytes are shown. */
export function describeCalls(calls: readonly Call[], symbol: string): Detail[] {
  return calls.flatMap((call, index) => {
    const label = calls.length === 1 ? 'It will' : `${index + 1}.`
    const words = knownCall(call, symbol)
    if (words !== undefined) return [line(label, words)]
    const paid = call.value > 0n ? ` and pay ${exactAmount(call.value, 18)} ${symbol}` : ''
    const what = call.to === undefined ? `Deploy a contract${paid}` : `Call ${call.to}${paid}`
    return [line(label, what), block('Data', call.data)]
  })
}

function knownCall({ to, value, data }: Call, symbol: string): string | undefined {
  if (to !== undefined && data === '0x') return `Send ${exactAmount(value, 18)} ${symbol} to ${to}`
  const token = tokens.find(({ address }) => address.toLowerCase() === to?.toLowerCase())
  if (token === undefined || value > 0n || data.length !== 2 + 8 + 128) return undefined
  const party = checksumAddress(topicAddress(data.slice(0, 74)))
  const number = decodeNumber(`0x${data.slice(74)}`) ?? 0n
  const amount = `${exactAmount(number, token.decimals)} ${token.symbol}`
  if (data.startsWith(selectors.transfer)) return `Send ${amount} to ${party}`
  if (!data.startsWith(selectors.approve)) return undefined
  return number === unlimited ? `Let ${party} spend all ${token.symbol}` : `Let ${party} spend up to ${amount}`
}
