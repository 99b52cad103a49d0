import type { TextsById } from '../../language'

export const transactionStatus: TextsById['transactionStatus'] = {
  sending: (amount) => `Invio in corso: ${amount}`,
  sendingText: 'La rete confermerà tra poco. Puoi chiudere questa finestra.',
  sent: (amount) => `Inviato: ${amount}`,
  sentText: (receiver) => `L’importo è arrivato a ${receiver}.`,
  reverted: 'La rete ha respinto il trasferimento',
  revertedText: 'L’importo non si è mosso. La rete potrebbe aver trattenuto la sua commissione.',
  unknown: 'Non ancora confermata',
  unknownText:
    'La rete non ha risposto. La transazione potrebbe ancora andare a buon fine: non inviarla di nuovo prima di aver controllato il tuo account.',
  swapping: (amount) => `Scambio in corso: ${amount}`,
  swapped: (amount) => `Scambiato: ${amount}`,
  swappedText: (amount) => `Importo arrivato nel tuo account: almeno ${amount}.`,
  swapReverted: 'Scambio respinto dalla rete',
  swapRevertedText:
    'Il prezzo è cambiato più di quanto avevi consentito, oppure ci è voluto troppo tempo. I tuoi token ti sono rimasti, ma hai pagato la commissione di rete.',
  transaction: 'una transazione',
  transactionSent: 'Transazione inviata',
  transactionSentText: 'La rete l’ha confermata.',
  transactionReverted: 'La rete ha respinto la transazione',
  transactionRevertedText: 'Nulla si è mosso. La rete potrebbe aver trattenuto la sua commissione.',
  done: 'Fine',
}

export const transactions: TextsById['transactions'] = {
  // Nouns, so that they go with an amount and with "una transazione".
  sending: (amount) => `Invio in corso: ${amount}`,
  sendingUnknown: (amount) => `Ancora senza conferma: ${amount}`,
  sent: (amount) => `Invio riuscito: ${amount}`,
  sendFailed: (amount) => `Invio non riuscito: ${amount}`,
  sendRefused: 'Respinto dalla rete.',
  swapping: (amount) => `Scambio in corso: ${amount}`,
  swapped: (amount) => `Scambio riuscito: ${amount}`,
  swapFailed: (amount) => `Scambio non riuscito: ${amount}`,
  transaction: 'una transazione',
  to: (receiver) => `A ${receiver}`,
  confirmIn: (wallet) => `Conferma in ${wallet}`,
  confirmText: 'Controlla i dettagli nel tuo wallet, poi conferma lì.',
  // Only the waiting ends: the request may still be open in the wallet.
  cancelRequest: 'Smetti di attendere',
}
