import type { TextsById } from '../../language'

export const help: TextsById['help'] = {
  walletHelp: [
    {
      title: 'Eine Anmeldung für das ganze Web3',
      text: 'Eine Wallet ersetzt Benutzerkonten und Passwörter. Sie verbinden sie und sind angemeldet.',
    },
    {
      title: 'Ein Ort für Ihren Besitz',
      text: 'Sie bewahrt, sendet und empfängt Digitales: Coins, Token, Sammlerstücke.',
    },
    {
      title: 'Nur Sie haben den Schlüssel',
      text: 'Apps fragen, Sie bestätigen. Ohne Ihr Ja bewegt niemand etwas.',
    },
  ],
  networkHelp: [
    {
      title: 'Der Ort, an dem alles geschieht',
      text: 'Ein Netzwerk führt Buch darüber, wem was gehört. Jedes wird von vielen Computern betrieben.',
    },
    {
      title: 'Jedes hat seinen Zweck',
      text: 'Netzwerke unterscheiden sich in Kosten, Tempo und Apps. Dasselbe Konto kann viele nutzen.',
    },
  ],
  learnMore: 'Mehr erfahren',
  exploreAll: 'Alle ansehen',
}
