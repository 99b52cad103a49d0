import type { TextsById } from '../../language'

export const transactionStatus: TextsById['transactionStatus'] = {
  sending: (amount) => `Wird gesendet: ${amount}`,
  sendingText: 'Das Netzwerk bestätigt es gleich. Sie können dieses Fenster schließen.',
  sent: (amount) => `${amount} gesendet`,
  sentText: (receiver) => `Bei ${receiver} eingegangen.`,
  reverted: 'Das Netzwerk hat die Überweisung zurückgewiesen',
  revertedText: 'Der Betrag wurde nicht bewegt. Das Netzwerk hat möglicherweise seine Gebühr einbehalten.',
  unknown: 'Noch nicht bestätigt',
  unknownText:
    'Das Netzwerk hat nicht geantwortet. Die Überweisung kann noch ankommen; senden Sie sie daher nicht erneut, bevor Sie nachgesehen haben.',
  swapping: (amount) => `Wird getauscht: ${amount}`,
  swapped: (amount) => `${amount} getauscht`,
  swappedText: (amount) => `Auf Ihrem Konto eingegangen: mindestens ${amount}.`,
  swapReverted: 'Das Netzwerk hat den Tausch zurückgewiesen',
  swapRevertedText:
    'Der Preis hat sich stärker verändert, als Sie zugelassen haben, oder es hat zu lange gedauert. Ihre Token haben Sie behalten, die Netzwerkgebühr aber bezahlt.',
  transaction: 'Transaktion',
  transactionSent: 'Transaktion gesendet',
  transactionSentText: 'Das Netzwerk hat sie bestätigt.',
  transactionReverted: 'Das Netzwerk hat die Transaktion zurückgewiesen',
  transactionRevertedText: 'Es wurde nichts bewegt. Das Netzwerk hat möglicherweise seine Gebühr einbehalten.',
  done: 'Fertig',
}

export const transactions: TextsById['transactions'] = {
  sending: (amount) => `Wird gesendet: ${amount}`,
  sendingUnknown: (amount) => `Noch nicht bestätigt: ${amount}`,
  sent: (amount) => `Gesendet: ${amount}`,
  sendFailed: (amount) => `Nicht gesendet: ${amount}`,
  sendRefused: 'Vom Netzwerk zurückgewiesen.',
  swapping: (amount) => `Wird getauscht: ${amount}`,
  swapped: (amount) => `Getauscht: ${amount}`,
  swapFailed: (amount) => `Nicht getauscht: ${amount}`,
  transaction: 'Transaktion',
  to: (receiver) => `An ${receiver}`,
  confirmIn: (wallet) => `In ${wallet} bestätigen`,
  confirmText: 'Prüfen Sie die Angaben in Ihrer Wallet und bestätigen Sie dort.',
  // Only the waiting ends: the request may still be open in the wallet.
  cancelRequest: 'Nicht mehr warten',
}
