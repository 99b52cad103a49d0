import type { TextsById } from '../../language'

export const account: TextsById['account'] = {
  title: 'Votre portefeuille',
  loggedOut: {
    still: 'Vous avez été déconnecté, car il ne s’est rien passé pendant 15 minutes.',
    over: 'Vous êtes déconnecté. Identifiez-vous à nouveau.',
  },
  home: {
    loggedIn: (name) => `Vous êtes identifié en tant que ${name}.`,
    loggedInWith: (provider, name) => `Vous êtes identifié avec ${provider} en tant que ${name}.`,
    noWallet:
      'Il n’y a pas encore de portefeuille pour cette identification. Ouvrez d’abord l’application et identifiez-vous là-bas. Si vous avez un portefeuille avec un autre moyen d’identification, déconnectez-vous et utilisez ce moyen-là.',
    logOut: 'Se déconnecter',
    words: 'Avec douze mots, vous retrouvez vos comptes dans n’importe quel autre portefeuille, même sans nous.',
    passkey: 'Clé d’accès',
    loginOpens: (name) =>
      `Une identification seule ouvre ce portefeuille. L’exploitant du serveur de ${name} pourrait aussi l’ouvrir. Une clé d’accès change les deux.`,
    lock: 'Verrouiller avec une clé d’accès',
    isLocked:
      'Ce portefeuille s’ouvre avec votre clé d’accès ou votre code de récupération. Une identification seule n’ouvre rien.',
  },
  unlock: {
    about: 'Ce portefeuille est verrouillé. Il s’ouvre avec votre clé d’accès ou avec votre code de récupération.',
    noCode: 'Ce n’est pas un code de récupération. Vérifiez à nouveau chaque caractère',
  },
  words: {
    title: 'Phrase secrète de récupération',
    none: 'Il n’y a pas encore de portefeuille',
    before: 'Avant de voir votre phrase secrète de récupération',
    warning: 'Quiconque possède ces mots possède tout l’argent de ce portefeuille.',
    nobody:
      'Personne de notre équipe ne vous demandera jamais ces mots. Quiconque les demande veut voler votre argent.',
    lookAround:
      'Regardez autour de vous : personne, ni aucune caméra, ne doit voir votre écran. Ne partagez pas votre écran.',
    paper: 'Écrivez les mots sur papier. Une photo ou une note sur cet appareil peut être volée.',
    show: 'Afficher les mots',
    hidden: 'Les mots sont de nouveau masqués',
    hiddenText: 'Ils s’affichent pendant une minute, et seulement tant que vous regardez cette page.',
    shown: 'Votre phrase secrète de récupération',
    order: 'Notez les mots dans cet ordre et vérifiez chacun d’eux.',
    hide: 'Masquer les mots',
    paths: (evm, solana) =>
      `Un autre portefeuille qui accepte douze mots a les mêmes comptes : sur Ethereum et les réseaux similaires avec le chemin ${evm}, et sur Solana avec ${solana}.`,
    smartPath: (path) => `Votre compte intelligent a le chemin ${path}.`,
    contractPath: (networks, path) =>
      `Votre compte intelligent sur ${networks} est un contrat, et il appartient à la clé ayant le chemin ${path}. Peu d’autres portefeuilles peuvent utiliser un tel compte.`,
  },
  browsers: {
    title: 'Navigateurs avec une identification active',
    again: 'Afficher de nouveau la liste',
    thisOne: (name) => `${name} – ce navigateur`,
    times: (loggedIn, seen) => `Identifié : ${loggedIn}. Dernière activité : ${seen}.`,
    logOut: (name, seen) => `Déconnecter ${name}, dernière activité : ${seen}`,
  },
}
