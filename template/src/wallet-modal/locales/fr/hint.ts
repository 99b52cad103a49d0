import type { TextsById } from '../language'
import type { LocaleHint } from '../locale-hints'

/** The texts of the buttons in French. Pages can have them without the texts of the modal. */
export const button: TextsById['button'] = {
  connect: 'Connecter un portefeuille',
  connecting: 'Connexion…',
  loading: 'Chargement…',
  hidden: '••••',
  balanceHidden: 'Solde masqué',
  failed: 'Une erreur s’est produite. Réessayer',
  switchNetwork: 'Changer de réseau',
  unknownNetwork: 'Réseau inconnu',
  selectNetwork: 'Choisir un réseau',
  account: (address) => `Compte ${address}`,
  network: (name) => `Réseau : ${name}`,
}

/** French for the option `localeHints`. */
export const frHint: LocaleHint = { locale: 'fr', texts: { button } }
