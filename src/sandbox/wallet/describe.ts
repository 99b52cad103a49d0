import { isRecord } from '../json'

/** One detail of a request, as the wallet page shows it. */
export interface Detail {
  readonly label: string
  readonly value: string
  /** `block` keeps line breaks and uses the code font. */
  readonly form: 'line' | 'block'
}

/** A detail that fits on one line. */
export function line(label: string, value: string): Detail {
  return { label, value, form: 'line' }
}

/** A detail that is shown with its line breaks. */
export function block(label: string, value: string): Detail {
  return { label, value, form: 'block' }
}

/** Makes a signed message readable: returns its text if the bytes are readable UTF-8, and the hex otherwise. */
export function readableMessage(hex: string): string {
  const bytes = Buffer.from(hex.slice(2), 'hex')
  const text = bytes.toString('utf8')
  const isText = Buffer.from(text, 'utf8').equals(bytes) && !/(?![\t-\r])\p{Cc}/u.test(text)
  return isText ? text : hex
}

/** Formats an amount of wei in whole units of the currency, with every digit. */
function formatAmount(wei: bigint, symbol: string): string {
  const unit = 10n ** 18n
  const rest = (wei % unit).toString().padStart(18, '0').replace(/0+$/, '')
  return `${wei / unit}${rest === '' ? '' : `.${rest}`} ${symbol}`
}

/** Describes a transaction in words. */
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

/** Describes typed data in words. */
export function describeTypedData(data: Readonly<Record<string, unknown>>): Detail[] {
  const domain = isRecord(data['domain']) ? data['domain'] : {}
  return [
    ...(typeof domain['name'] === 'string' ? [line('For', domain['name'])] : []),
    line('Type', String(data['primaryType'])),
    block('Content', JSON.stringify(data['message'], null, 2)),
  ]
}
