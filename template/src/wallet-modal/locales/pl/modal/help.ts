import type { TextsById } from '../../language'

export const help: TextsById['help'] = {
  walletHelp: [
    {
      title: 'Jedno logowanie w całym web3',
      text: 'Portfel zastępuje konta i hasła. Łączysz go i gotowe.',
    },
    {
      title: 'Miejsce na to, co posiadasz',
      text: 'Przechowuje, wysyła i odbiera cyfrowe dobra: kryptowaluty, tokeny, przedmioty kolekcjonerskie.',
    },
    {
      title: 'Tylko Ty masz klucz',
      text: 'Aplikacje proszą, a Ty zatwierdzasz. Nikt niczego nie przeniesie bez Twojej zgody.',
    },
  ],
  networkHelp: [
    {
      title: 'Miejsce, w którym to się dzieje',
      text: 'Sieć prowadzi zapis tego, co do kogo należy. Każdą obsługuje wiele komputerów.',
    },
    {
      title: 'Każda ma swoje zastosowanie',
      text: 'Sieci różnią się kosztem, szybkością i tym, co w nich działa. To samo konto może korzystać z wielu.',
    },
  ],
  learnMore: 'Dowiedz się więcej',
  exploreAll: 'Zobacz wszystkie',
}
