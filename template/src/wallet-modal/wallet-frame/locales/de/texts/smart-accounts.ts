import { wordsIn } from '../../../../domain/words'
import type { TextsById } from '../../language'

const { plural } = wordsIn('de')

export const smartAccounts: TextsById['smartAccounts'] = {
  callsAsOne: (count) =>
    plural(count, { one: '# Aufruf als eine Transaktion', other: '# Aufrufe als eine Transaktion' }),
  together: 'Gemeinsam',
  allOrNothing: 'Alles oder nichts: Schlägt ein Aufruf fehl, geschieht keiner',
  numbered: (place, title) => `${place}. ${title}`,
  warningOfCall: (place, warning) => `Aufruf ${place}: ${warning}`,
  fee: 'Gebühr',
  paidByApp: 'Die App zahlt',
  firstTransaction: 'Erste Transaktion',
  setsUp: (network, address) =>
    `Diese Transaktion richtet das Konto auf ${network} ein. Danach führt das Konto den Code unter ${address} aus`,
  replacesCode: (address) => `Das Konto führt derzeit den Code unter ${address} aus. Diese Transaktion ersetzt ihn.`,
  replacesEarlier:
    'Eine frühere Transaktion dieses Kontos ist noch nicht ausgeführt. Nur eine der beiden wird stattfinden.',
}

export const operations: TextsById['operations'] = {
  cannotPay: 'Dieses Konto kann die Transaktion nicht bezahlen. Es wurde nichts gesendet',
  notAccepted: 'Das Konto hat diese Operation nicht angenommen. Es wurde nichts gesendet',
  otherFaster: 'Eine andere Operation dieses Kontos war schneller. Versuchen Sie es erneut. Es wurde nichts gesendet',
  notPaidFor: 'Der Zahler der App zahlt nicht für diese Operation. Es wurde nichts gesendet',
  earlierWaits:
    'Eine frühere Operation dieses Kontos ist noch nicht ausgeführt. Versuchen Sie es später erneut. Es wurde nichts gesendet',
  wouldFail: (reason) => `Laut Netzwerk würde diese Transaktion fehlschlagen: „${reason}“. Es wurde nichts gesendet`,
  bundlerRefuses: (network, reason) =>
    `Der Bundler von ${network} weist die Operation zurück: „${reason}“. Es wurde nichts gesendet`,
  payerRefuses: (reason) => `Die App zahlt nicht dafür: „${reason}“. Es wurde nichts signiert`,
  bundlerSilent: (network) => `Der Bundler von ${network} antwortet nicht. Versuchen Sie es später erneut`,
  paymasterSilent: (network) => `Der Paymaster von ${network} antwortet nicht. Versuchen Sie es später erneut`,
  bundlerAnswer: (network) => `Der Bundler von ${network} hat eine Antwort gegeben, die keine Schätzung ist`,
  paymasterAnswer: 'Der Paymaster hat eine Antwort gegeben, die die Wallet nicht annimmt. Es wurde nichts signiert',
  tooMuchGas: 'Der Bundler verlangt mehr Gas, als diese Wallet zulässt. Es wurde nichts gesendet',
  priceTooHigh: 'Das Netzwerk verlangt einen höheren Preis, als diese Wallet zulässt. Es wurde nichts gesendet',
  notShown: 'Die Operation ist nicht die, die angezeigt wurde. Es wurde nichts signiert',
  maybeSent: (operation) =>
    `Der Bundler hat nicht geantwortet, daher wurde die Operation ${operation} möglicherweise gesendet. Sehen Sie in Ihrem Konto nach, bevor Sie es erneut versuchen`,
  notIncluded: (operation) =>
    `Die Operation ${operation} ist noch nicht ausgeführt. Das kann noch geschehen; sehen Sie daher in Ihrem Konto nach, bevor Sie es erneut versuchen`,
  failedPaid: (transaction) =>
    `Die Transaktion ist fehlgeschlagen und hat nichts geändert, aber ihre Gebühr wurde bezahlt. Sie steht in ${transaction}`,
}
