import type { TextsById } from '../../language'

export const logins: TextsById['logins'] = {
  title: 'Cüzdanınıza giriş yapın',
  about:
    'Burada gizli kelimelerinizi görür, cüzdanı geçiş anahtarıyla kilitler ve nasıl, nerede giriş yaptığınızı değiştirirsiniz.',
  other: 'Diğer giriş yolları',
  email: 'E-posta',
  address: 'E-posta adresi',
  typeAddress: 'E-posta adresinizi yazın',
  noAddress: 'Bu bir e-posta adresi değil',
  sendCode: 'Kod gönder',
  code: {
    title: 'Kodu girin',
    label: 'Kod',
    logIn: 'Giriş yap',
    sent: (email) => `${email} adresine altı haneli bir kod gönderdik. Kod 20 dakika geçerlidir.`,
    sentAgain: 'Yeni bir kod gönderdik. Yalnızca en yeni kod geçerlidir.',
    sixDigits: 'Kod altı hanelidir',
    sendAgain: 'Yeni kod gönder',
  },
  device: {
    title: 'Bu tarayıcıyı onaylayın',
    isNew: (email) => `Bu tarayıcı yeni. ${email} adresine bağlantı içeren bir e-posta gönderdik.`,
    open: 'Bağlantıyı açıp bu tarayıcıyı onaylayın. Ardından kod başka bir e-postayla gelir.',
    late: 'Bu tarayıcıyı kimse onaylamadı. Baştan başlayın',
  },
  provider: {
    goOn: (provider) => `${provider} ile devam et`,
    account: (provider) => `${provider} hesabı`,
    inWindow: (provider) => `${provider} penceresinde devam edin. Durdurmak için o pencereyi kapatın.`,
    blocked: (provider) =>
      `Tarayıcınız ${provider} penceresini engelledi. Bu sayfanın pencerelerine izin verin ve yeniden basın`,
    closed: (provider) => `${provider} penceresi sona gelmeden kapatıldı. Baştan başlayın`,
    late: (provider) => `10 dakika boyunca ${provider} üzerinden kimse giriş yapmadı. Baştan başlayın`,
    left: 'Bu sayfadan sona gelmeden ayrıldınız. Baştan başlayın',
    other: 'Başka bir şey başlattınız',
    over: 'Bu giriş artık geçerli değil. Baştan başlayın',
  },
  renew: {
    title: 'Yeniden giriş yapın',
    codeTitle: 'Yeni bir kod girin',
    age: 'Bunun için girişinizin en fazla beş dakika önce yapılmış olması gerekir.',
    sends: (email) => `${email} adresine bir kod göndereceğiz.`,
    sendTo: (email) => `${email} adresine kod gönder`,
    none: 'Girişlerinizin hiçbiri bu sayfada çalışmıyor. Çıkış yapın ve bir e-posta adresiyle giriş yapın',
    otherWallet: (identities) => `Bu başka bir cüzdan. Şununla giriş yapın: ${identities}`,
  },
  ways: {
    title: 'Giriş yolları',
    about: 'Cüzdan bir geçiş anahtarıyla kilitli değilse bunlardan biriyle giriş yapabilen herkes onu kullanabilir.',
    onlyOne: 'Bu sizin tek girişiniz. Onu kaybetme olasılığına karşı ikinci bir giriş ekleyin.',
    remove: 'Kaldır',
    removeOne: (login) => `Kaldır: ${login}`,
  },
  add: {
    title: (provider) => `${provider} ekleyin`,
    about: (provider) =>
      `Ayrı bir pencerede ${provider} ile giriş yapın. Bundan sonra, cüzdan bir geçiş anahtarıyla kilitli değilse bu hesapla giriş yapabilen herkes onu kullanabilir.`,
    taken: 'Bu hesap zaten başka bir cüzdana ait.',
    done: 'Giriş eklendi',
    doneText: (login) => `Artık cüzdanınıza şununla da giriş yapabilirsiniz: ${login}.`,
  },
  addEmail: {
    title: 'E-posta adresi ekleyin',
    about:
      'Adrese bir kod göndereceğiz. Bundan sonra, cüzdan bir geçiş anahtarıyla kilitli değilse bu adrese gelen e-postaları okuyan herkes onu kullanabilir.',
    action: 'Adresi ekle',
    hasOne: 'Cüzdanınızın zaten bir e-posta adresi var. Geri dönüp listeye bakın',
    done: 'E-posta adresi eklendi',
    doneText: (email) => `Artık cüzdanınıza ${email} adresine gönderilen bir kodla da giriş yapabilirsiniz.`,
  },
  remove: {
    title: 'Bu girişi kaldırın',
    question: 'Bu giriş kaldırılsın mı?',
    noMore: (login) => `Bundan sonra şununla artık giriş yapamazsınız: ${login}.`,
    browsers: 'Bu girişi kullanmış tarayıcıların oturumu açık kalır. Oturumlarını tarayıcı listesinden kapatın.',
    notHere: 'Bundan sonra bu sayfayı artık açamazsınız, çünkü bu sayfada Farcaster ile giriş yok.',
    note: 'Giriş şimdiden kaldırılmış olabilir. Geri dönüp listeye bakın.',
    done: 'Giriş kaldırıldı',
    doneText: (login) => `Cüzdanınıza artık hiç kimse şununla giriş yapamaz: ${login}.`,
  },
}
