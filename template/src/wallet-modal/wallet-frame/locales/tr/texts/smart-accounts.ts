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
