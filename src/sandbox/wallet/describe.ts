import { isRecord } from '../json'

/** One line of a request as the wallet page shows it. */
export interface Detail {
  readonly label: string
  readonly value: string
  /** `block` keeps line breaks and uses the code font. */
  readonly form: 'line' | 'block'
}

/** A detail that fits on a line. */
export function line(label: string, value: string): Detail {
  return { label, value, form: 'line' }
}

/** A detail that is shown as it is, with its line breaks. */
export function block(label: string, value: string): Detail {
  return { label, value, form: 'block' }
}

/** A message for reading: its text when the bytes are readable UTF-8, else the bytes. */
export function readableMessage(hex: string): string {
  const bytes = Buffer.from(hex.slice(2), 'hex')
  const text = bytes.toString('utf8')
  const isText = Buffer.from(text, 'utf8').equals(bytes) && !/(?![\t-\r])\p{Cc}/u.test(text)
  return isText ? text : hex
}

/** An amount of wei in whole units of the currency, to the last digit. */
function formatAmount(wei: bigint, symbol: string): string {
  const unit = 10n ** 18n
  const rest = (wei % unit).toString().padStart(18, '0').replace(/0+$/, '')
  return `${wei / unit}${rest === '' ? '' : `.${rest}`} ${symbol}`
}

/** What a transaction does, for reading. */
export function describeTransaction(tx: Readonly<Record<string, unknown>>, symbol: string): Detail[] {
  const value = BigInt(typeof tx['value'] === 'string' ? tx['value'] : '0x0')
  const input = tx['data'] ?? tx['input']
  return [
    line('From', String(tx['from'])),
    line('To', typeof tx['to'] === 'string' ? tx['to'] : 'a new contract'),
    line('Value', formatAmount(value, symbol)),
    ...(typeof input === 'string' && input !== '0x' ? [block('Data', input)] : []),
  ]
}

/** What typed data says, for reading. */
export function describeTypedData(data: Readonly<Record<string, unknown>>): Detail[] {
  const domain = isRecord(data['domain']) ? data['domain'] : {}
  return [
    ...(typeof domain['name'] === 'string' ? [line('For', domain['name'])] : []),
    line('Type', String(data['primaryType'])),
    block('Content', JSON.stringify(data['message'], null, 2)),
  ]
}
