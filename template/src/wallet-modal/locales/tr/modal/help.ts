import type { TextsById } from '../../language'

export const help: TextsById['help'] = {
  walletHelp: [
    {
      title: 'Tüm web3 için tek giriş',
      text: 'Cüzdan, hesapların ve parolaların yerini alır. Bağlarsınız ve hazırsınız.',
    },
    {
      title: 'Varlıklarınızın yeri',
      text: 'Dijital varlıkları saklar, gönderir ve alır: kripto paralar, tokenler, koleksiyon ürünleri.',
    },
    {
      title: 'Anahtar yalnızca sizde',
      text: 'Uygulamalar ister, siz onaylarsınız. Siz kabul etmeden kimse hiçbir şeyi aktaramaz.',
    },
  ],
  networkHelp: [
    {
      title: 'Her şeyin gerçekleştiği yer',
      text: 'Ağ, neyin kime ait olduğunun kaydını tutar. Her ağı çok sayıda bilgisayar çalıştırır.',
    },
    {
      title: 'Her birinin kullanımı farklı',
      text: 'Ağlar maliyet, hız ve üzerlerinde çalışanlar açısından farklıdır. Aynı hesap birçok ağı kullanabilir.',
    },
  ],
  learnMore: 'Daha fazla bilgi',
  exploreAll: 'Tümünü keşfet',
}
