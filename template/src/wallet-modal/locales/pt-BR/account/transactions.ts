import type { TextsById } from '../../language'

export const transactionStatus: TextsById['transactionStatus'] = {
  sending: (amount) => `Enviando ${amount}`,
  sendingText: 'A rede confirma em instantes. Você pode fechar esta tela.',
  sent: (amount) => `Enviado: ${amount}`,
  sentText: (receiver) => `Chegou a ${receiver}.`,
  reverted: 'A rede rejeitou a transferência',
  revertedText: 'O valor não foi movimentado. A rede pode ter cobrado a taxa mesmo assim.',
  unknown: 'Ainda não confirmado',
  unknownText:
    'A rede não respondeu. A transação ainda pode ser concluída, por isso não a envie novamente sem antes conferir sua conta.',
  swapping: (amount) => `Trocando ${amount}`,
  swapped: (amount) => `Trocado: ${amount}`,
  swappedText: (amount) => `Sua conta recebeu no mínimo ${amount}.`,
  swapReverted: 'A rede rejeitou a troca',
  swapRevertedText:
    'O preço mudou mais do que você permitiu, ou a troca demorou demais. Você ficou com seus tokens, mas pagou a taxa de rede.',
  transaction: 'uma transação',
  transactionSent: 'Transação enviada',
  transactionSentText: 'A rede confirmou.',
  transactionReverted: 'A rede rejeitou a transação',
  transactionRevertedText: 'Nada foi movimentado. A rede pode ter cobrado a taxa mesmo assim.',
  done: 'Pronto',
}

export const transactions: TextsById['transactions'] = {
  sending: (amount) => `Enviando ${amount}`,
  sendingUnknown: (amount) => `Ainda não confirmado: ${amount}`,
  sent: (amount) => `Enviado: ${amount}`,
  sendFailed: (amount) => `Não enviado: ${amount}`,
  sendRefused: 'A rede rejeitou a transação.',
  swapping: (amount) => `Trocando ${amount}`,
  swapped: (amount) => `Trocado: ${amount}`,
  swapFailed: (amount) => `Não trocado: ${amount}`,
  transaction: 'uma transação',
  to: (receiver) => `Para ${receiver}`,
  confirmIn: (wallet) => `Confirme em ${wallet}`,
  confirmText: 'Confira os detalhes na sua carteira e confirme nela.',
  cancelRequest: 'Parar de esperar',
}
