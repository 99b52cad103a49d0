import { wordsIn } from '../../../../domain/words'
import type { TextsById } from '../../language'

const { number, plural } = wordsIn('fr')

export const approval: TextsById['approval'] = {
  approve: 'Approuver',
  decline: 'Refuser',
  details: 'Détails de la demande',
  account: 'Compte',
  smartAccount: (address) => `${address} (compte intelligent)`,
  network: 'Réseau',
  callsItself: (app) => `Ce site se présente sous le nom « ${app} »`,
  notKept:
    'Votre navigateur ne conserve pas cette identification. Après un rechargement, vous devrez vous identifier à nouveau.',
  waiting: (count) => plural(count, { one: '# autre demande attend', other: '# autres demandes attendent' }),
  moreCharacters: (count) => `(caractères restants : ${number(count)})`,
  covered: 'Quelque chose recouvre cette fenêtre. Écartez-le, attendez un instant et appuyez de nouveau sur Approuver.',
  confirm: 'Confirmez dans la fenêtre qui s’est ouverte.',
  closed: 'La fenêtre dans laquelle vous confirmez a été fermée. Appuyez sur Approuver pour la rouvrir.',
  blocked:
    'Votre navigateur a bloqué la fenêtre dans laquelle vous confirmez. Autorisez les fenêtres pop-up de ce site et appuyez de nouveau sur Approuver.',
  progress: {
    loading: 'Chargement de la demande…',
    working: 'En cours…',
    network: 'En attente du réseau…',
  },
}

export const requests: TextsById['requests'] = {
  titles: {
    send: (symbol) => `Envoyer des ${symbol}`,
    sendTokens: 'Envoyer des jetons',
    allow: 'Autoriser à prélever des jetons',
    allowAll: 'Autoriser à prélever tous les jetons',
    takeBack: 'Révoquer une autorisation',
    createContract: 'Créer un contrat',
    callContract: 'Appeler un contrat',
    signMessage: 'Signer un message',
    logIn: 'S’identifier',
    signData: 'Signer des données',
    signTransactions: (count) => plural(count, { one: 'Signer une transaction', other: 'Signer # transactions' }),
    sendTransaction: 'Envoyer une transaction',
    part: (title, place, count) => `${title} (${place} sur ${count})`,
  },
  labels: {
    amount: 'Montant',
    alsoSent: 'Également envoyé',
    from: 'De',
    to: 'À',
    token: 'Jeton',
    contract: 'Contrat',
    code: 'Code',
    data: 'Données',
    for: 'Pour',
    feeAtMost: 'Frais maximum',
    feePaidBy: 'Frais payés par',
    atMost: 'Au maximum',
    moreThanBefore: 'En plus de l’autorisation actuelle',
    mayTake: 'Peut prélever',
    mayTakeAll: 'Peut tout prélever',
    mayTakeNothing: 'Ne peut plus rien prélever',
    createTokenAccount: 'Créer un compte de jetons',
    memo: 'Note',
    program: 'Programme',
    useProgram: 'Utiliser un programme',
    account: (place) => `Compte ${place}`,
    transaction: (place) => `Transaction ${place}`,
    logInTo: 'S’identifier sur',
    statement: 'Déclaration',
    resource: 'Ressource',
  },
  values: {
    unlimited: 'Illimité',
    smallestUnits: (amount) => `${amount} de la plus petite unité`,
    tokens: (amount) => `${amount} jetons`,
    fromTable: 'un compte issu d’une table',
    yes: 'oui',
    no: 'non',
    emptyList: 'liste vide',
  },
  warnings: {
    notReadable: 'Ce message n’est pas un texte lisible. N’approuvez que si vous savez ce qu’il fait.',
    otherSite: (address) => `Le message cite l’adresse d’un autre site : ${address}`,
    otherNetwork: (id) => `Le message cite un autre réseau : ${id}`,
    notValidNow: 'Le message n’est pas valable en ce moment',
    noUnits: 'Le contrat n’indique pas comment il compte, le montant est donc affiché dans sa plus petite unité.',
    takesAll: 'Cette adresse pourra prélever sur votre compte tous les jetons de ce contrat.',
    takesUnlimited: 'Le montant est illimité : cette adresse pourra prélever tous ces jetons, à tout moment.',
    takesTokens: 'Cette adresse pourra prélever des jetons sur votre compte.',
    createsContract: 'Ceci crée un contrat. N’approuvez que si vous connaissez son code.',
    unknownCall: 'Le portefeuille ne sait pas ce que fait cet appel. N’approuvez que si vous faites confiance au site.',
    unknownPart:
      'Le portefeuille ne sait pas ce que fait une partie de cette transaction. N’approuvez que si vous faites confiance au site.',
    fromTable: 'La transaction prend des adresses dans une table que le portefeuille n’affiche pas.',
    everyNetwork: 'Cette signature est valable sur tous les réseaux.',
    noContract: 'Cette signature ne cite aucun contrat.',
    signatureTakes: 'Quiconque possède cette signature pourra prélever des jetons sur votre compte.',
    unlimited: 'Le montant est illimité.',
    willFail: 'Le réseau indique que cette transaction échouera probablement.',
  },
}

export const questions: TextsById['questions'] = {
  covered: 'Quelque chose recouvre cette fenêtre. Écartez-le, attendez un instant et appuyez de nouveau.',
  unlock: {
    open: 'Ouvrir',
    explanation:
      'Votre portefeuille est verrouillé. Ouvrez-le pour continuer. Il se referme après 15 minutes sans utilisation.',
    waiting: 'En attente de votre clé d’accès…',
    noCode:
      'Cela ne peut pas être un code de récupération. Il compte 28 lettres et chiffres. Cherchez une faute de frappe',
  },
  consent: {
    title: 'Utiliser votre portefeuille ici ?',
    loggedIn: (user) => `Dans ce navigateur, vous êtes identifié dans votre portefeuille en tant que ${user}.`,
    yourAccount: 'votre compte',
    sees: 'Ce site verra votre adresse e-mail et les adresses de vos comptes. Il peut vous demander de signer ; vous décidez à chaque fois.',
    code: 'Recevoir un code',
  },
  setUp: {
    title: 'Créez votre portefeuille',
    two: 'Vous créez maintenant deux choses : un code de récupération que vous écrivez sur papier et une clé d’accès de cet appareil. Chacun des deux, avec une identification, ouvre votre portefeuille.',
    alone:
      'Personne d’autre ne peut l’ouvrir, pas même l’exploitant de son serveur. Si vous perdez les deux, le portefeuille est perdu.',
    open: 'Continuez dans la fenêtre qui s’est ouverte.',
    closed: 'La fenêtre a été fermée, il n’y a donc pas encore de portefeuille. Appuyez sur Continuer pour la rouvrir.',
    blocked:
      'Votre navigateur a bloqué la fenêtre. Autorisez les fenêtres pop-up de ce site et appuyez de nouveau sur Continuer.',
  },
}
