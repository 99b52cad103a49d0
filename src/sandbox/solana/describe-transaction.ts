import { block, line, type Detail } from '../wallet/describe'
import { programs } from './addresses'
import { feeOf, type SolanaNode } from './solana-node'
import { solanaTokens } from './solana-networks'
import { isTokenProgram, readTokenAccount } from './token-data'
import type { WireInstruction, WireMessage } from './wire'

/** Describes a transaction in words. An instruction of an unknown program is shown as the program's address and the data in hex. */
export function describeSolana(message: WireMessage, node: SolanaNode): Detail[] {
  const details = message.instructions.flatMap((instruction) => describeInstruction(instruction, node))
  return [line('Network', node.network.name), ...details, line('Fee', units(BigInt(feeOf(message)), 9, 'SOL'))]
}

function describeInstruction(instruction: WireInstruction, node: SolanaNode): Detail[] {
  const { program, accounts, data } = instruction
  const bytes = Buffer.from(data)
  const [first = '', second = '', third = '', fourth = ''] = accounts
  if (program === programs.computeBudget) return []
  if (program === programs.system && bytes.length === 12 && bytes.readUInt32LE(0) === 2)
    return [line('Send', units(bytes.readBigUInt64LE(4), 9, 'SOL')), line('From', first), line('To', second)]
  if (program === programs.associatedToken && (bytes.length === 0 || bytes[0] === 1 || bytes[0] === 0))
    return [line('Open a token account', `for ${third}, of ${tokenName(fourth)}`)]
  if (isTokenProgram(program) && bytes[0] === 12 && bytes.length >= 10) {
    const owner = readTokenAccount(node.account(third)?.data ?? new Uint8Array())?.owner
    return [
      line('Send', units(bytes.readBigUInt64LE(1), bytes[9] ?? 0, tokenName(second))),
      line('From', fourth),
      line('To', owner ?? `the token account ${third}`),
    ]
  }
  return [line('Call', program), block('Data', bytes.toString('hex'))]
}

function tokenName(mint: string): string {
  return solanaTokens.find(({ address }) => address === mint)?.symbol ?? mint
}

/** Formats an amount in whole units, with every digit. */
function units(amount: bigint, decimals: number, symbol: string): string {
  const unit = 10n ** BigInt(decimals)
  const rest = decimals === 0 ? '' : (amount % unit).toString().padStart(decimals, '0').replace(/0+$/, '')
  return `${amount / unit}${rest === '' ? '' : `.${rest}`} ${symbol}`
}
