import type { TextsById } from '../../language'

export const transactionStatus: TextsById['transactionStatus'] = {
  sending: (amount) => `Wordt verstuurd: ${amount}`,
  sendingText: 'Het netwerk bevestigt dit zo meteen. Je kunt dit venster sluiten.',
  sent: (amount) => `${amount} verstuurd`,
  sentText: (receiver) => `Aangekomen bij ${receiver}.`,
  reverted: 'Het netwerk heeft de overboeking geweigerd',
  revertedText: 'Het bedrag is niet verplaatst. Mogelijk heeft het netwerk zijn kosten ingehouden.',
  unknown: 'Nog niet bevestigd',
  unknownText:
    'Het netwerk heeft niet geantwoord. Het kan nog aankomen, dus verstuur niet opnieuw voordat je hebt gekeken.',
  swapping: (amount) => `Wordt omgewisseld: ${amount}`,
  swapped: (amount) => `${amount} omgewisseld`,
  swappedText: (amount) => `Minstens ${amount} is aangekomen op je account.`,
  swapReverted: 'Het netwerk heeft de omwisseling geweigerd',
  swapRevertedText:
    'De prijs veranderde meer dan je toestond, of het duurde te lang. Je hebt je tokens nog, maar je hebt de netwerkkosten betaald.',
  transaction: 'transactie',
  transactionSent: 'Transactie verstuurd',
  transactionSentText: 'Het netwerk heeft de transactie bevestigd.',
  transactionReverted: 'Het netwerk heeft de transactie geweigerd',
  transactionRevertedText: 'Er is niets verplaatst. Mogelijk heeft het netwerk zijn kosten ingehouden.',
  done: 'Klaar',
}

export const transactions: TextsById['transactions'] = {
  sending: (amount) => `Wordt verstuurd: ${amount}`,
  sendingUnknown: (amount) => `Nog niet bevestigd: ${amount}`,
  sent: (amount) => `Verstuurd: ${amount}`,
  sendFailed: (amount) => `Niet verstuurd: ${amount}`,
  sendRefused: 'Het netwerk heeft het geweigerd.',
  swapping: (amount) => `Wordt omgewisseld: ${amount}`,
  swapped: (amount) => `Omgewisseld: ${amount}`,
  swapFailed: (amount) => `Niet omgewisseld: ${amount}`,
  transaction: 'transactie',
  to: (receiver) => `Naar ${receiver}`,
  confirmIn: (wallet) => `Bevestig in ${wallet}`,
  confirmText: 'Controleer de details in je wallet en bevestig daar.',
  cancelRequest: 'Niet langer wachten',
}
