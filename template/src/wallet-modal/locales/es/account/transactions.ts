import type { TextsById } from '../../language'

export const transactionStatus: TextsById['transactionStatus'] = {
  sending: (amount) => `Enviando ${amount}`,
  sendingText: 'La red lo confirmará en un momento. Puede cerrar esta ventana.',
  sent: (amount) => `Enviado: ${amount}`,
  sentText: (receiver) => `Llegó a ${receiver}.`,
  reverted: 'La red rechazó la transferencia',
  revertedText: 'La cantidad no se movió. Es posible que la red haya cobrado su comisión de todos modos.',
  unknown: 'Aún sin confirmar',
  unknownText: 'La red no respondió. Todavía puede llegar, así que no lo envíe de nuevo sin haberlo comprobado antes.',
  swapping: (amount) => `Intercambiando ${amount}`,
  swapped: (amount) => `Intercambiado: ${amount}`,
  swappedText: (amount) => `Su cuenta recibió al menos ${amount}.`,
  swapReverted: 'La red rechazó el intercambio',
  swapRevertedText:
    'El precio se movió más de lo que usted permitió, o el intercambio tardó demasiado. Conservó sus tokens, pero pagó la comisión de red.',
  transaction: 'una transacción',
  transactionSent: 'Transacción enviada',
  transactionSentText: 'La red la confirmó.',
  transactionReverted: 'La red rechazó la transacción',
  transactionRevertedText: 'No se movió nada. Es posible que la red haya cobrado su comisión de todos modos.',
  done: 'Listo',
}

export const transactions: TextsById['transactions'] = {
  sending: (amount) => `Enviando ${amount}`,
  sendingUnknown: (amount) => `Aún sin confirmar: ${amount}`,
  sent: (amount) => `Enviado: ${amount}`,
  sendFailed: (amount) => `No enviado: ${amount}`,
  sendRefused: 'La red lo rechazó.',
  swapping: (amount) => `Intercambiando ${amount}`,
  swapped: (amount) => `Intercambiado: ${amount}`,
  swapFailed: (amount) => `No intercambiado: ${amount}`,
  transaction: 'una transacción',
  to: (receiver) => `A ${receiver}`,
  confirmIn: (wallet) => `Confirme en ${wallet}`,
  confirmText: 'Revise los detalles en su billetera y confirme allí.',
  cancelRequest: 'Dejar de esperar',
}
