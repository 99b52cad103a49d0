import { wordsIn } from '../../../../domain/words'
import type { TextsById } from '../../language'

const { plural } = wordsIn('it')

export const smartAccounts: TextsById['smartAccounts'] = {
  callsAsOne: (count) =>
    plural(count, { one: '# chiamata come un’unica transazione', other: '# chiamate come un’unica transazione' }),
  together: 'Insieme',
  allOrNothing: 'Tutto o niente: se una chiamata fallisce, non ne avviene nessuna',
  numbered: (place, title) => `${place}. ${title}`,
  warningOfCall: (place, warning) => `Chiamata ${place}: ${warning}`,
  fee: 'Commissione',
  paidByApp: 'Pagata dall’app',
  firstTransaction: 'Prima transazione',
  setsUp: (network, address) =>
    `Questa transazione configura l’account su ${network}. Da quel momento l’account esegue il codice all’indirizzo ${address}`,
  replacesCode: (address) =>
    `Attualmente l’account esegue il codice all’indirizzo ${address}. Questa transazione sostituisce quel codice.`,
  replacesEarlier:
    'Una transazione precedente di questo account non è ancora inclusa nella rete. Delle due ne avverrà solo una.',
}

export const operations: TextsById['operations'] = {
  cannotPay: 'Questo account non può pagare la transazione. Non è stato inviato nulla',
  notAccepted: 'L’account non ha accettato questa operazione. Non è stato inviato nulla',
  otherFaster: 'Un’altra operazione di questo account è stata più veloce. Riprova. Non è stato inviato nulla',
  notPaidFor: 'Chi paga per l’app non paga questa operazione. Non è stato inviato nulla',
  earlierWaits:
    'Un’operazione precedente di questo account non è ancora inclusa nella rete. Riprova più tardi. Non è stato inviato nulla',
  wouldFail: (reason) => `Secondo la rete, questa transazione non riuscirebbe: «${reason}». Non è stato inviato nulla`,
  bundlerRefuses: (network, reason) =>
    `Il bundler di ${network} respinge l’operazione: «${reason}». Non è stato inviato nulla`,
  payerRefuses: (reason) => `L’app non paga per questo: «${reason}». Non è stato firmato nulla`,
  bundlerSilent: (network) => `Il bundler di ${network} non risponde. Riprova più tardi`,
  paymasterSilent: (network) => `Il paymaster di ${network} non risponde. Riprova più tardi`,
  bundlerAnswer: (network) => `Il bundler di ${network} ha dato una risposta che non è una stima`,
  paymasterAnswer: 'Il paymaster ha dato una risposta che il wallet non accetta. Non è stato firmato nulla',
  tooMuchGas: 'Il bundler chiede più gas di quanto questo wallet consenta. Non è stato inviato nulla',
  priceTooHigh: 'La rete chiede un prezzo più alto di quanto questo wallet consenta. Non è stato inviato nulla',
  notShown: 'L’operazione non è quella che è stata mostrata. Non è stato firmato nulla',
  maybeSent: (operation) =>
    `Il bundler non ha risposto, quindi l’operazione ${operation} potrebbe essere stata inviata. Controlla il tuo account prima di riprovare`,
  notIncluded: (operation) =>
    `L’operazione ${operation} non è ancora inclusa nella rete. Potrebbe ancora esserlo, quindi controlla il tuo account prima di riprovare`,
  failedPaid: (transaction) =>
    `La transazione non è riuscita e non ha cambiato nulla, ma la commissione è stata pagata. Si trova in ${transaction}`,
}
