import type { PageTexts } from '../page-texts'

export const tr: PageTexts = {
  approve: {
    title: 'Bir tarayıcıyı onaylayın',
    ifAsked: 'Yalnızca az önce bunu siz istediyseniz onaylayın.',
    button: 'Bu tarayıcıyı onayla',
    ifNot: 'Tarayıcı sizin değilse bu sayfayı kapatın.',
  },
  approved: {
    title: 'Onaylandı',
    text: 'Giriş yapmak isteyen tarayıcıya dönün. Kod içeren bir e-posta daha alacaksınız.',
  },
  spent: {
    title: 'Bu bağlantı artık çalışmıyor',
    text: 'Bağlantı kullanılmış veya üzerinden 20 dakikadan fazla geçmiş. Giriş yapmak isteyen tarayıcıda yeniden başlayın.',
  },
  callback: { title: 'Neredeyse bitti', text: 'Uygulamaya dönün. Bu pencereyi kapatabilirsiniz.' },
  over: {
    title: 'Bu giriş sona erdi',
    text: 'Bu giriş kullanılmış veya üzerinden 10 dakikadan fazla geçmiş. Uygulamaya dönüp yeniden başlayın.',
  },
  refused: { title: 'İzin verilmiyor', text: 'Bu sayfa cüzdanı gösteremez.' },
}
