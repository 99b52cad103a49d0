import type { TextsById } from '../../language'

export const transactionStatus: TextsById['transactionStatus'] = {
  sending: (amount) => `Gönderiliyor: ${amount}`,
  sendingText: 'Ağ birazdan doğrular. Bu pencereyi kapatabilirsiniz.',
  sent: (amount) => `Gönderildi: ${amount}`,
  sentText: (receiver) => `Alıcıya ulaştı: ${receiver}.`,
  reverted: 'Ağ, transferi reddetti',
  revertedText: 'Tutar hesabınızdan çıkmadı. Ağ, ücretini kesmiş olabilir.',
  unknown: 'Henüz doğrulanmadı',
  unknownText:
    'Ağ yanıt vermedi. İşlem yine de gerçekleşebilir, bu yüzden hesabınızı kontrol etmeden tekrar göndermeyin.',
  swapping: (amount) => `Takas ediliyor: ${amount}`,
  swapped: (amount) => `Takas edildi: ${amount}`,
  swappedText: (amount) => `Hesabınıza en az ${amount} ulaştı.`,
  swapReverted: 'Ağ, takası reddetti',
  swapRevertedText:
    'Fiyat izin verdiğinizden fazla değişti veya işlem çok uzun sürdü. Tokenleriniz sizde kaldı, ancak ağ ücretini ödediniz.',
  transaction: 'işlem',
  transactionSent: 'İşlem gönderildi',
  transactionSentText: 'Ağ doğruladı.',
  transactionReverted: 'Ağ, işlemi reddetti',
  transactionRevertedText: 'Hiçbir şey aktarılmadı. Ağ, ücretini kesmiş olabilir.',
  done: 'Bitti',
}

export const transactions: TextsById['transactions'] = {
  sending: (amount) => `Gönderiliyor: ${amount}`,
  sendingUnknown: (amount) => `Henüz doğrulanmadı: ${amount}`,
  sent: (amount) => `Gönderildi: ${amount}`,
  sendFailed: (amount) => `Gönderilmedi: ${amount}`,
  sendRefused: 'Ağ reddetti.',
  swapping: (amount) => `Takas ediliyor: ${amount}`,
  swapped: (amount) => `Takas edildi: ${amount}`,
  swapFailed: (amount) => `Takas edilmedi: ${amount}`,
  transaction: 'işlem',
  to: (receiver) => `Alıcı: ${receiver}`,
  confirmIn: (wallet) => `${wallet} içinde onaylayın`,
  confirmText: 'Ayrıntıları cüzdanınızda kontrol edin, ardından orada onaylayın.',
  cancelRequest: 'Beklemeyi bırak',
}
