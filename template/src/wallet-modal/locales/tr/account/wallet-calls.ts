import type { TextsById } from '../../language'

export const smartSessions: TextsById['smartSessions'] = {
  titles: { SmartSessionList: 'Akıllı oturumlar', SmartSessionCreated: 'Akıllı oturum' },
  row: 'Akıllı oturumlar',
  rowHint: 'Bu hesap adına işlem yapabilen uygulamalar',
  states: { active: 'Etkin', expired: 'Süresi doldu', revoked: 'İptal edildi' },
  filter: 'Gösterilecek oturumlar',
  unknownApp: 'Bilinmeyen uygulama',
  validUntil: 'Geçerlilik sonu',
  until: (date) => `Bitiş: ${date}`,
  revoke: 'İptal et',
  revoking: 'İptal ediliyor…',
  none: { active: 'Etkin oturum yok', expired: 'Süresi dolmuş oturum yok', revoked: 'İptal edilmiş oturum yok' },
  noneText: 'Bu hesap adına işlem yapabilen uygulamalar burada listelenir.',
  fetchFailed: 'Akıllı oturumlar alınamadı',
  revokeFailed: 'Akıllı oturum iptal edilemedi',
  failedText: 'İnternet bağlantınızı kontrol edip tekrar deneyin.',
  tryAgain: 'Tekrar dene',
  created: 'Akıllı oturum oluşturuldu',
  createdText:
    'Uygulama, oturum bitene kadar bu hesap adına işlem yapabilir. Oturumu hesap ayarlarından iptal edebilirsiniz.',
  gotIt: 'Anladım',
  permission: (type) => `İzin: ${type}`,
}
