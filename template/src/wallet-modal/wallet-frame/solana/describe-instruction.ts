import { formatUnits } from 'viem'
import type { ApprovalRow } from '../approval/approval'
import { readableText, visibleText } from '../approval/readable-text'
import type { RequestTexts } from '../approval/request-texts'
import { requestTexts } from '../approval/request-texts'
import { toHexText } from '../bytes'
import type { FrameLanguage } from '../locales/language'

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

function describeSystem(
  { accounts, data }: SolanaInstruction,
  language: FrameLanguage,
): InstructionDescription | undefined {
  const view = viewOf(data, 12)
  const [from, to] = accounts
  if (view?.getUint32(0, true) !== 2 || from === undefined || to === undefined) return undefined
  const { titles, labels } = language.textsOf(requestTexts)
  const rows = [
    { label: labels.amount, value: language.amount(formatUnits(view.getBigUint64(4, true), 9), 'SOL') },
    { label: labels.from, value: from },
    { label: labels.to, value: to },
  ]
  return { row: { label: titles.send('SOL'), rows } }
}

/** A number of tokens, with the account that counts them if the instruction names it. */
interface TokenAmount {
  amount: bigint
  /** The amount in words. */
  text: string
  mint: string | undefined
}

function describeTransfer(
  { text, mint }: TokenAmount,
  source: string,
  target: string,
  { titles, labels }: RequestTexts,
): InstructionDescription {
  const token = mint === undefined ? [] : [{ label: labels.token, value: mint }]
  const rows = [
    { label: labels.amount, text },
    ...token,
    { label: labels.from, value: source },
    { label: labels.to, value: target },
  ]
  return { row: { label: titles.sendTokens, rows } }
}

function describeApproval(
  { amount, text, mint }: TokenAmount,
  delegate: string,
  { titles, labels, values, warnings }: RequestTexts,
): InstructionDescription {
  const token = mint === undefined ? [] : [{ label: labels.token, value: mint }]
  const isUnlimited = amount === unlimited
  const rows = [
    { label: labels.atMost, text: isUnlimited ? values.unlimited : text },
    ...token,
    { label: labels.mayTake, value: delegate },
  ]
  const warning = isUnlimited ? warnings.takesUnlimited : warnings.takesTokens
  return { row: { label: titles.allow, rows }, warning }
}

function describeToken(
  { accounts, data }: SolanaInstruction,
  language: FrameLanguage,
): InstructionDescription | undefined {
  const texts = language.textsOf(requestTexts)
  const [first, second, third] = accounts
  if (first === undefined || second === undefined) return undefined
  const plain = viewOf(data, 9)
  if (plain && (data[0] === 3 || data[0] === 4)) {
    const amount = plain.getBigUint64(1, true)
    const text = texts.values.smallestUnits(language.amount(String(amount)))
    const tokens = { amount, text, mint: undefined }
    return data[0] === 3 ? describeTransfer(tokens, first, second, texts) : describeApproval(tokens, second, texts)
  }
  const checked = viewOf(data, 10)
  if (checked && third !== undefined && (data[0] === 12 || data[0] === 13)) {
    const amount = checked.getBigUint64(1, true)
    const text = texts.values.tokens(language.amount(formatUnits(amount, checked.getUint8(9))))
    const tokens = { amount, text, mint: second }
    return data[0] === 12 ? describeTransfer(tokens, first, third, texts) : describeApproval(tokens, third, texts)
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

function describeKnown(instruction: SolanaInstruction, language: FrameLanguage): InstructionDescription | undefined {
  const { labels } = language.textsOf(requestTexts)
  const { program, accounts, data } = instruction
  if (program === systemProgram) return describeSystem(instruction, language)
  if (program === computeBudget) return describeBudget(instruction)
  if (tokenPrograms.includes(program)) return describeToken(instruction, language)
  if (program === associatedToken && (data.length === 0 || (data.length === 1 && (data[0] ?? 9) < 2)) && accounts[2])
    return { row: { label: labels.createTokenAccount, rows: [{ label: labels.for, value: accounts[2] }] } }
  const memo = memoPrograms.includes(program) ? readableText(data) : undefined
  return memo === undefined ? undefined : { row: { label: labels.memo, value: visibleText(memo) } }
}

/** Describes an instruction in words; those of unknown programs by the program's address. */
export function describeInstruction(instruction: SolanaInstruction, language: FrameLanguage): InstructionDescription {
  const { labels, warnings } = language.textsOf(requestTexts)
  const known = describeKnown(instruction, language)
  if (known) return known
  const rows = [
    { label: labels.program, value: instruction.program },
    { label: labels.data, value: visibleText(`0x${toHexText(instruction.data)}`) },
    ...instruction.accounts.map((account, index) => ({ label: labels.account(index + 1), value: account })),
  ]
  return { row: { label: labels.useProgram, rows }, warning: warnings.unknownPart }
}
