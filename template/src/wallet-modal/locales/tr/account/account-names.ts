import type { TextsById } from '../../language'

export const accountNames: TextsById['accountNames'] = {
  titles: { RegisterAccountName: 'Ad seç', RegisterAccountNameSuccess: 'Hesap adı' },
  choose: 'Hesap adı seç',
  chooseHint: 'Başkaları adres yerine bu ada gönderebilir',
  label: 'Hesap adı',
  placeholder: 'adiniz',
  checking: 'Ad sorgulanıyor',
  tooShort: 'Ad en az 4 karakter olmalıdır',
  notValid: 'Ad yalnızca harf, rakam ve kısa çizgi içerebilir',
  owned: 'Zaten bir adınız var',
  available: 'Kullanılabilir',
  registered: 'Zaten kayıtlı',
  register: 'Adı kaydet',
  registering: 'Kaydediliyor…',
  registerFailed: (name) => `${name} adı kaydedilemedi`,
  doneTitle: 'Hesap adı seçildi',
  doneText: 'Artık hesabınıza para yatırabilir ve kripto alıp satabilirsiniz.',
  done: 'Başlayalım!',
}

export const nameErrors: TextsById['nameErrors'] = {
  NAME_SUGGESTIONS_FAILED: 'Ad önerileri alınamadı',
  NAME_NETWORK_NOT_FOUND: 'Ağ bulunamadı',
  NAME_ACCOUNT_NOT_FOUND: 'Adres veya giriş yapılan cüzdan bulunamadı',
  NAME_ACCOUNT_CHANGED: 'Hesap değişti, bu yüzden ad kaydedilmedi',
  NAME_NOT_CONFIRMED: 'Ad henüz doğrulanamadı. Tekrar denemeden önce adı sorgulayın',
  NAME_SIGNATURE_NOT_VALID: 'İmza bu hesaba ait değil, bu yüzden ad kaydedilmedi',
}
