import type { TextsById } from '../../language'

export const doubt: TextsById['doubt'] = {
  maybeSent: 'Gönderilmiş olabilir',
  maybeSentText:
    'Cüzdanın yanıtından bu anlaşılmıyor ve ağ işlemi henüz göstermiyor. Devam etmeden önce hesabınızı kontrol edin.',
  stillOpen: 'Önceki bir istek cüzdanınızda hâlâ açık olabilir',
  stillOpenText: 'Orada reddedin veya devam etmeden önce hesabınızı kontrol edin.',
}
