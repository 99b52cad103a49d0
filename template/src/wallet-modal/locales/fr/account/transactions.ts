import type { TextsById } from '../../language'

export const transactionStatus: TextsById['transactionStatus'] = {
  sending: (amount) => `Envoi en cours : ${amount}`,
  sendingText: 'Le réseau confirme dans un instant. Vous pouvez fermer cette fenêtre.',
  sent: (amount) => `Envoi effectué : ${amount}`,
  sentText: (receiver) => `Le montant est arrivé chez ${receiver}.`,
  reverted: 'Le réseau a rejeté le transfert',
  revertedText: 'Le montant n’a pas bougé. Le réseau a peut-être gardé ses frais.',
  unknown: 'Pas encore confirmé',
  unknownText:
    'Le réseau n’a pas répondu. Le transfert peut encore arriver : ne le refaites pas avant d’avoir vérifié.',
  swapping: (amount) => `Échange en cours : ${amount}`,
  swapped: (amount) => `Échange effectué : ${amount}`,
  swappedText: (amount) => `Arrivé sur votre compte : au moins ${amount}.`,
  swapReverted: 'Le réseau a rejeté l’échange',
  swapRevertedText:
    'Le prix a varié plus que vous ne l’aviez permis, ou l’opération a duré trop longtemps. Vous avez gardé vos jetons, mais payé les frais de réseau.',
  transaction: 'transaction',
  transactionSent: 'Transaction envoyée',
  transactionSentText: 'Le réseau l’a confirmée.',
  transactionReverted: 'Le réseau a rejeté la transaction',
  transactionRevertedText: 'Rien n’a bougé. Le réseau a peut-être gardé ses frais.',
  done: 'Terminé',
}

export const transactions: TextsById['transactions'] = {
  sending: (amount) => `Envoi en cours : ${amount}`,
  sendingUnknown: (amount) => `Pas encore confirmé : ${amount}`,
  sent: (amount) => `Envoi effectué : ${amount}`,
  sendFailed: (amount) => `Envoi non effectué : ${amount}`,
  sendRefused: 'Rejeté par le réseau.',
  swapping: (amount) => `Échange en cours : ${amount}`,
  swapped: (amount) => `Échange effectué : ${amount}`,
  swapFailed: (amount) => `Échange non effectué : ${amount}`,
  transaction: 'transaction',
  to: (receiver) => `À ${receiver}`,
  confirmIn: (wallet) => `Confirmez dans ${wallet}`,
  confirmText: 'Vérifiez les détails dans votre portefeuille, puis confirmez-y.',
  // Only the waiting ends: the request may still be open in the wallet.
  cancelRequest: 'Ne plus attendre',
}
