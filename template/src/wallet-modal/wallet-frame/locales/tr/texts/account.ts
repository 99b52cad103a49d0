import type { TextsById } from '../../language'

export const account: TextsById['account'] = {
  title: 'Cüzdanınız',
  loggedOut: {
    still: '15 dakika boyunca bir şey olmadığı için oturumunuz kapatıldı.',
    over: 'Oturumunuz kapalı. Yeniden giriş yapın.',
  },
  home: {
    loggedIn: (name) => `${name} olarak giriş yaptınız.`,
    loggedInWith: (provider, name) => `${provider} ile ${name} olarak giriş yaptınız.`,
    noWallet:
      'Bu giriş için henüz bir cüzdan yok. Önce uygulamayı açıp orada giriş yapın. Başka bir girişle bir cüzdanınız varsa çıkış yapın ve o girişi kullanın.',
    logOut: 'Çıkış yap',
    words: 'On iki kelime, hesaplarınızı biz olmadan da başka herhangi bir cüzdana taşır.',
    passkey: 'Geçiş anahtarı',
    loginOpens: (name) =>
      `Giriş tek başına bu cüzdanı açar. ${name} sunucusunu işleten de cüzdanı açabilir. Geçiş anahtarı bunların ikisini de değiştirir.`,
    lock: 'Geçiş anahtarıyla kilitle',
    isLocked: 'Bu cüzdan, geçiş anahtarınızla veya kurtarma kodunuzla açılır. Giriş tek başına hiçbir şeyi açmaz.',
  },
  unlock: {
    about: 'Bu cüzdan kilitli. Geçiş anahtarınızla veya kurtarma kodunuzla açılır.',
    noCode: 'Bu bir kurtarma kodu değil. Her karaktere yeniden bakın',
  },
  words: {
    title: 'Gizli kelimeler',
    none: 'Henüz bir cüzdan yok',
    before: 'Gizli kelimelerinizi görmeden önce',
    warning: 'Bu kelimelere sahip olan, bu cüzdandaki bütün paraya sahip olur.',
    nobody: 'Bizden hiç kimse bu kelimeleri asla sormaz. Onları soran, paranızı çalmak istiyordur.',
    lookAround: 'Çevrenize bakın: Ekranınızı hiç kimse ve hiçbir kamera görmemeli. Ekranınızı paylaşmayın.',
    paper: 'Kelimeleri kağıda yazın. Bu cihazdaki bir fotoğraf veya not çalınabilir.',
    show: 'Kelimeleri göster',
    hidden: 'Kelimeler yeniden gizlendi',
    hiddenText: 'Kelimeler bir dakika boyunca ve yalnızca bu sayfaya baktığınız sürece gösterilir.',
    shown: 'Gizli kelimeleriniz',
    order: 'Kelimeleri bu sırayla not edin ve her birini kontrol edin.',
    hide: 'Kelimeleri gizle',
    paths: (evm, solana) =>
      `On iki kelime kabul eden başka bir cüzdanda da aynı hesaplar bulunur: Ethereum ve benzeri ağlarda ${evm} yoluyla, Solana ağında ${solana} yoluyla.`,
    smartPath: (path) => `Akıllı hesabınızın yolu: ${path}.`,
    contractPath: (networks, path) =>
      `Akıllı hesabınız şu ağlarda bir sözleşmedir: ${networks}. Sözleşmenin sahibi, ${path} yolundaki anahtardır. Böyle bir hesabı çok az başka cüzdan kullanabilir.`,
  },
  browsers: {
    title: 'Oturumu açık tarayıcılar',
    again: 'Listeyi yeniden göster',
    thisOne: (name) => `${name} – bu tarayıcı`,
    times: (loggedIn, seen) => `Giriş: ${loggedIn}. Son görülme: ${seen}.`,
    logOut: (name, seen) => `${name} oturumunu kapat, son görülme: ${seen}`,
  },
}
