import { formatUnits } from 'viem'
import type { ApprovalRow } from '../approval/approval'
import { readableText, visibleText } from '../approval/readable-text'
import { toHexText } from '../bytes'

/** An instruction of a transaction, with its accounts as base58. */
interface SolanaInstruction {
  program: string
  accounts: readonly string[]
  data: Uint8Array
}

/** An instruction in words. */
interface InstructionDescription {
  row?: ApprovalRow
  warning?: string
  /** What the instruction sets for the fee. */
  fee?: { units?: number; price?: bigint }
}

const systemProgram = '11111111111111111111111111111111'
const computeBudget = 'ComputeBudget111111111111111111111111111111'
const associatedToken = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'
const tokenPrograms = ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb']
const memoPrograms = ['MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr', 'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo']

/** The largest number of 64 bits: no limit. */
const unlimited = BigInt(2) ** BigInt(64) - BigInt(1)

/** A view of exactly `length` bytes. Undefined for data of another length. */
function viewOf(data: Uint8Array, length: number): DataView | undefined {
  return data.length === length ? new DataView(data.buffer, data.byteOffset, length) : undefined
}

function describeSystem({ accounts, data }: SolanaInstruction): InstructionDescription | undefined {
  const view = viewOf(data, 12)
  const [from, to] = accounts
  if (view?.getUint32(0, true) !== 2 || from === undefined || to === undefined) return undefined
  const rows = [
    { label: 'Amount', value: `${formatUnits(view.getBigUint64(4, true), 9)} SOL` },
    { label: 'From', value: from },
    { label: 'To', value: to },
  ]
  return { row: { label: 'Send SOL', rows } }
}

function describeTransfer(amount: string, mint: string | undefined, source: string, target: string) {
  const token = mint === undefined ? [] : [{ label: 'Token', value: mint }]
  const rows = [
    { label: 'Amount', value: amount },
    ...token,
    { label: 'From', value: source },
    { label: 'To', value: target },
  ]
  return { row: { label: 'Send tokens', rows } }
}

function describeApproval(amount: bigint, text: string, mint: string | undefined, delegate: string) {
  const token = mint === undefined ? [] : [{ label: 'Token', value: mint }]
  const isUnlimited = amount === unlimited
  const rows = [
    { label: 'At most', value: isUnlimited ? 'Unlimited' : text },
    ...token,
    { label: 'May take', value: delegate },
  ]
  const warning = isUnlimited
    ? 'The amount is unlimited: this address may take all of these tokens, at any time.'
    : 'This address may take tokens from your account.'
  return { row: { label: 'Allow to take tokens', rows }, warning }
}

function describeToken({ accounts, data }: SolanaInstruction): InstructionDescription | undefined {
  const [first, second, third] = accounts
  if (first === undefined || second === undefined) return undefined
  const plain = viewOf(data, 9)
  if (plain && (data[0] === 3 || data[0] === 4)) {
    const amount = plain.getBigUint64(1, true)
    const text = `${amount} of the smallest unit`
    return data[0] === 3
      ? describeTransfer(text, undefined, first, second)
      : describeApproval(amount, text, undefined, second)
  }
  const checked = viewOf(data, 10)
  if (checked && third !== undefined && (data[0] === 12 || data[0] === 13)) {
    const amount = checked.getBigUint64(1, true)
    const text = `${formatUnits(amount, checked.getUint8(9))} tokens`
    return data[0] === 12 ? describeTransfer(text, second, first, third) : describeApproval(amount, text, second, third)
  }
  return undefined
}

function describeBudget({ data }: SolanaInstruction): InstructionDescription | undefined {
  if (data[0] === 2) {
    const units = viewOf(data, 5)?.getUint32(1, true)
    return units === undefined ? undefined : { fee: { units } }
  }
  if (data[0] === 3) {
    const price = viewOf(data, 9)?.getBigUint64(1, true)
    return price === undefined ? undefined : { fee: { price } }
  }
  // The size of the heap and of the accounts' data: neither costs anything.
  return data[0] === 1 || data[0] === 4 ? {} : undefined
}

function describeKnown(instruction: SolanaInstruction): InstructionDescription | undefined {
  const { program, accounts, data } = instruction
  if (program === systemProgram) return describeSystem(instruction)
  if (program === computeBudget) return describeBudget(instruction)
  if (tokenPrograms.includes(program)) return describeToken(instruction)
  if (program === associatedToken && (data.length === 0 || (data.length === 1 && (data[0] ?? 9) < 2)) && accounts[2])
    return { row: { label: 'Create a token account', rows: [{ label: 'For', value: accounts[2] }] } }
  const memo = memoPrograms.includes(program) ? readableText(data) : undefined
  return memo === undefined ? undefined : { row: { label: 'Memo', value: visibleText(memo) } }
}

/** Describes an instruction in words; those of unknown programs by the program's address. */
export function describeInstruction(instruction: SolanaInstruction): InstructionDescription {
  const known = describeKnown(instruction)
  if (known) return known
  const rows = [
    { label: 'Program', value: instruction.program },
    { label: 'Data', value: visibleText(`0x${toHexText(instruction.data)}`) },
    ...instruction.accounts.map((account, index) => ({ label: `Account ${index + 1}`, value: account })),
  ]
  const warning = 'The wallet does not know what a part of this transaction does. Approve only if you trust the site.'
  return { row: { label: 'Use a program', rows }, warning }
}
