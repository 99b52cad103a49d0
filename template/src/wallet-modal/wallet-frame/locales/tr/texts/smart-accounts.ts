import { wordsIn } from '../../../../domain/words'
import type { TextsById } from '../../language'

const { plural } = wordsIn('tr')

export const smartAccounts: TextsById['smartAccounts'] = {
  callsAsOne: (count) => plural(count, { one: 'Tek işlemde # çağrı', other: 'Tek işlemde # çağrı' }),
  together: 'Birlikte',
  allOrNothing: 'Ya hep ya hiç: Bir çağrı başarısız olursa hiçbiri gerçekleşmez',
  numbered: (place, title) => `${place}. ${title}`,
  warningOfCall: (place, warning) => `Çağrı ${place}: ${warning}`,
  fee: 'Ücret',
  paidByApp: 'Uygulama öder',
  firstTransaction: 'İlk işlem',
  setsUp: (network, address) =>
    `Bu işlem, hesabı ${network} ağında kurar. Hesap bundan sonra ${address} adresindeki kodu çalıştırır`,
  replacesCode: (address) => `Hesap şu anda ${address} adresindeki kodu çalıştırıyor. Bu işlem o kodu değiştirir.`,
  replacesEarlier: 'Bu hesabın önceki bir işlemi henüz ağa dahil edilmedi. İkisinden yalnızca biri gerçekleşir.',
}

export const operations: TextsById['operations'] = {
  cannotPay: 'Bu hesap işlemin ücretini ödeyemiyor. Hiçbir şey gönderilmedi',
  notAccepted: 'Hesap bu operasyonu kabul etmedi. Hiçbir şey gönderilmedi',
  otherFaster: 'Bu hesabın başka bir operasyonu daha hızlıydı. Tekrar deneyin. Hiçbir şey gönderilmedi',
  notPaidFor: 'Uygulamanın ödeyicisi bu operasyonun ücretini ödemiyor. Hiçbir şey gönderilmedi',
  earlierWaits:
    'Bu hesabın önceki bir operasyonu henüz ağa dahil edilmedi. Daha sonra tekrar deneyin. Hiçbir şey gönderilmedi',
  wouldFail: (reason) => `Ağ, bu işlemin başarısız olacağını bildiriyor: “${reason}”. Hiçbir şey gönderilmedi`,
  bundlerRefuses: (network, reason) =>
    `${network} ağının bundler hizmeti operasyonu reddediyor: “${reason}”. Hiçbir şey gönderilmedi`,
  payerRefuses: (reason) => `Uygulama bunun ücretini ödemiyor: “${reason}”. Hiçbir şey imzalanmadı`,
  bundlerSilent: (network) => `${network} ağının bundler hizmeti yanıt vermiyor. Daha sonra tekrar deneyin`,
  paymasterSilent: (network) => `${network} ağının paymaster hizmeti yanıt vermiyor. Daha sonra tekrar deneyin`,
  bundlerAnswer: (network) => `${network} ağının bundler hizmeti, tahmin olmayan bir yanıt verdi`,
  paymasterAnswer: 'Paymaster, cüzdanın kabul etmediği bir yanıt verdi. Hiçbir şey imzalanmadı',
  tooMuchGas: 'Bundler, bu cüzdanın izin verdiğinden daha fazla gaz istiyor. Hiçbir şey gönderilmedi',
  priceTooHigh: 'Ağ, bu cüzdanın izin verdiğinden daha yüksek bir fiyat istiyor. Hiçbir şey gönderilmedi',
  notShown: 'Bu, gösterilen operasyon değil. Hiçbir şey imzalanmadı',
  maybeSent: (operation) =>
    `Bundler yanıt vermedi, bu yüzden ${operation} operasyonu gönderilmiş olabilir. Tekrar denemeden önce hesabınıza bakın`,
  notIncluded: (operation) =>
    `${operation} operasyonu henüz ağa dahil edilmedi. Yine de dahil edilebilir, bu yüzden tekrar denemeden önce hesabınıza bakın`,
  failedPaid: (transaction) =>
    `İşlem başarısız oldu ve hiçbir şeyi değiştirmedi, ancak ücreti ödendi. İşlemin yeri: ${transaction}`,
}
