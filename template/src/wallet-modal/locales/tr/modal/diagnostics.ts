import type { TextsById } from '../../language'

export const diagnostics: TextsById['diagnostics'] = {
  title: 'Rapor kaydet',
  text: 'Rapor, bu uygulamayı yapanlara son birkaç dakikada burada neler olduğunu anlatır.',
  privacy:
    'Adres, ad, tutar veya mesaj içermez. Hiçbir şey gönderilmez: Bir dosya kaydedersiniz ve kime vereceğinize siz karar verirsiniz.',
  since: 'Rapor başlangıcı',
  steps: 'Adımlar',
  requests: 'İstekler',
  browser: 'Tarayıcı',
  content: 'Raporun tamamını göster',
  save: 'Dosyayı kaydet',
  saved: 'Rapor kaydedildi',
}
