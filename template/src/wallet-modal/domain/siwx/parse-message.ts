import type { SiwxMessageData } from '../sign-in/siwx'
import { joinSiwxLines, maxMessageLength } from './build-message'
import { checkSiwxFields, notValid } from './fields'
import type { SiwxForm } from './form'
import { readChainTexts } from './form'

const firstLine = /^([^ ]+) wants you to sign in with your ([^ ]+) account:$/

/** Reads a text line by line. */
function createReader(text: string) {
  const lines = text.split('\n')
  let index = 0
  const peek = (ahead = 0) => lines[index + ahead]
  return {
    /** Returns a line without consuming it. */
    peek,
    next() {
      const line = peek()
      index += 1
      return line ?? ''
    },
    /** Consumes a line with this label and returns the rest of it. Undefined if the next line has another label. */
    field(label: string) {
      const line = peek()
      if (line === undefined || !line.startsWith(label)) return undefined
      index += 1
      return line.slice(label.length)
    },
    isAtEnd: () => index >= lines.length,
  }
}

function readStatement(reader: ReturnType<typeof createReader>, word: string): string | undefined {
  // In Solana's grammar a message without a statement has only one empty line here, which has been read.
  if (word === 'Solana' && reader.peek(1) !== '') return undefined
  const line = reader.next()
  if (line === '') return undefined
  if (reader.next() !== '') throw notValid('statement', 'It is one line, with an empty one before and after it')
  return line
}

function readLines(text: string): { data: SiwxMessageData; form: SiwxForm } {
  const reader = createReader(text)
  const [, domain = '', word = ''] = firstLine.exec(reader.next()) ?? []
  if (domain === '') throw notValid('first line', 'It says which domain asks, and for an account of which chain')
  const accountAddress = reader.next()
  const isParted = reader.next() === ''
  const statement = readStatement(reader, word)
  if (!isParted) throw notValid('statement', 'It is one line, with an empty one before and after it')
  const required = (label: string) => {
    const value = reader.field(label)
    if (value === undefined) throw notValid(label.slice(0, -2), 'A line is missing, or lines are out of order')
    return value
  }
  const uri = required('URI: ')
  const version = required('Version: ')
  const chain = readChainTexts(word, required('Chain ID: '))
  if (!chain) throw notValid('chainId', 'It is one that the first line announces')
  const nonce = required('Nonce: ')
  const issuedAt = required('Issued At: ')
  const expirationTime = reader.field('Expiration Time: ')
  const notBefore = reader.field('Not Before: ')
  const requestId = reader.field('Request ID: ')
  const resources = reader.field('Resources:') === undefined ? undefined : readResources(reader)
  if (!reader.isAtEnd()) throw notValid('last lines', 'Lines are unknown, twice there, or out of order')
  const data: SiwxMessageData = {
    accountAddress,
    chainId: chain.chainId,
    domain,
    uri,
    version,
    nonce,
    ...(statement !== undefined && { statement }),
    issuedAt,
    ...(expirationTime !== undefined && { expirationTime }),
    ...(notBefore !== undefined && { notBefore }),
    ...(requestId !== undefined && { requestId }),
    ...(resources !== undefined && { resources }),
  }
  return { data, form: chain.form }
}

function readResources(reader: ReturnType<typeof createReader>): readonly string[] {
  const resources: string[] = []
  for (let uri = reader.field('- '); uri !== undefined; uri = reader.field('- ')) resources.push(uri)
  return resources
}

/** Reads the fields of a message and its form; see `parseSiwxMessage`. */
export function readSiwxMessage(text: string): { data: SiwxMessageData; form: SiwxForm } {
  if (text.length > maxMessageLength) throw notValid('length', `It has at most ${maxMessageLength} characters`)
  const read = readLines(text)
  checkSiwxFields(read.data)
  // Guards against gaps in the reading above: the fields must give exactly this text again.
  if (joinSiwxLines(read.data, read.form) !== text) throw notValid('text', 'It is not written as the grammar has it')
  return read
}

/**
 * Reads a sign-in message strictly: no other order of fields, no additional lines, no times that do not exist, no domains that browsers
 * would not write. A scheme before the domain, which EIP-4361 allows, is refused, too: the modal never writes one, and two texts would
 * name the same domain.
 * @throws WalletModalError SIWX_MESSAGE_NOT_VALID; its details say what is wrong
 */
export function parseSiwxMessage(text: string): SiwxMessageData {
  return readSiwxMessage(text).data
}
