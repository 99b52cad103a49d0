import type { TextsById } from '../../language'

export const locks: TextsById['locks'] = {
  lock: {
    title: 'Cüzdanınızı geçiş anahtarıyla kilitleyin',
    alone: 'Bundan sonra giriş tek başına hiçbir şeyi açmaz. Yeni bir tarayıcıda geçiş anahtarınız da gerekir.',
    server: (name) => `${name} sunucusunu işleten, cüzdanınızı artık açamaz.`,
    lost: 'Hem geçiş anahtarını hem de kurtarma kodunu kaybederseniz cüzdan kaybolur. Onu hiç kimse geri getiremez.',
    running: 'Cüzdanınız kilitleniyor',
    done: 'Cüzdanınız kilitlendi',
    doneText:
      'Cüzdanı geçiş anahtarınız açar, kurtarma kodu da açar. Kodu, on yıl sonra da bulabileceğiniz bir yerde saklayın.',
    note: 'Not ettiğiniz kurtarma kodunu saklayın, çünkü cüzdan şimdiden onunla kilitlenmiş olabilir. Daha eski bir kodu da saklayın.',
  },
  renew: {
    title: 'Yeni kurtarma kodu',
    stops: 'Şu anki kurtarma kodunuz, son adımdan sonra geçersiz olur.',
    lost: 'Geçiş anahtarını mı kaybettiniz? Cüzdanı kurtarma koduyla açın; böylece yeni bir geçiş anahtarı da oluşturursunuz.',
  },
  remove: {
    title: 'Geçiş anahtarıyla kilitlemeyi kapatın',
    alone: 'Bundan sonra giriş tek başına cüzdanınızı yeniden açar.',
    server: (name) => `${name} sunucusunu işleten de cüzdanı yeniden açabilir. Sizin adınıza giriş yapan da açabilir.`,
    action: 'Kilitlemeyi kapat',
    done: 'Geçiş anahtarıyla kilitleme kapatıldı',
    doneText: 'Giriş tek başına cüzdanınızı açar. Kurtarma kodu artık hiçbir şeyi açmaz.',
  },
  code: {
    title: 'Kurtarma kodunuzu not edin',
    about:
      'Geçiş anahtarı olmadan cüzdanınızı bu kod ve giriş birlikte açar. Kodu kağıda yazın. Daha sonra yeniden gösterilmez.',
    warning:
      'Bu kodu yalnızca cüzdanınızın istediği yere yazın. Bizden hiç kimse bu kodu e-postayla, sohbette veya telefonda istemez.',
    written: 'Kodu not ettim',
  },
  check: {
    title: 'Kurtarma kodunuzu kontrol edin',
    label: (places) => `Kurtarma kodunun ${places} numaralı karakterleri`,
    hint: (where) => `Not ettiğiniz koda bakın. ${where.join('; ')}.`,
    place: (character, group, place) => `${character} numaralı karakter: grup ${group}, sıra ${place}`,
    action: 'Kontrol et',
    wrong: 'Bunlar başka karakterler. Not ettiğiniz koda yeniden bakın',
    nothingYet: 'Henüz hiçbir şey değişmedi. Son adım bundan sonra gelir.',
    showAgain: 'Kodu yeniden göster',
  },
  passkey: {
    title: 'Geçiş anahtarınızı oluşturun',
    about: 'Tarayıcınız parmak izinizi, yüzünüzü veya bu cihazın kodunu ister. Cüzdan hemen ardından kilitlenir.',
    action: 'Geçiş anahtarı oluştur',
  },
  save: {
    title: 'Yeni kurtarma kodunu kaydedin',
    about: 'Geçiş anahtarınız aynı kalır. Eski kurtarma kodu hemen ardından geçersiz olur.',
  },
  backToWallet: 'Cüzdanınıza dönün',
}
