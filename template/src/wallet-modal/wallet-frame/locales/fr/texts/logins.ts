import type { TextsById } from '../../language'

export const logins: TextsById['logins'] = {
  title: 'Identifiez-vous dans votre portefeuille',
  about:
    'Ici, vous voyez votre phrase secrète de récupération, verrouillez le portefeuille avec une clé d’accès et changez comment et où vous vous identifiez.',
  other: 'Autres moyens de s’identifier',
  email: 'E-mail',
  address: 'Adresse e-mail',
  typeAddress: 'Saisissez votre adresse e-mail',
  noAddress: 'Ce n’est pas une adresse e-mail',
  sendCode: 'Envoyer le code',
  code: {
    title: 'Saisissez le code',
    label: 'Code',
    logIn: 'S’identifier',
    sent: (email) => `Nous avons envoyé un code à six chiffres à ${email}. Il est valable 20 minutes.`,
    sentAgain: 'Nous avons envoyé un nouveau code. Seul le code le plus récent fonctionne.',
    sixDigits: 'Le code a six chiffres',
    sendAgain: 'Envoyer un nouveau code',
  },
  device: {
    title: 'Approuvez ce navigateur',
    isNew: (email) => `Ce navigateur est nouveau. Nous avons envoyé à ${email} un e-mail avec un lien.`,
    open: 'Ouvrez le lien et approuvez ce navigateur. Vous recevrez ensuite le code dans un autre e-mail.',
    late: 'Personne n’a approuvé ce navigateur. Recommencez',
  },
  provider: {
    goOn: (provider) => `Continuer avec ${provider}`,
    account: (provider) => `Compte ${provider}`,
    inWindow: (provider) => `Continuez dans la fenêtre de ${provider}. Fermez cette fenêtre pour arrêter.`,
    blocked: (provider) =>
      `Votre navigateur a bloqué la fenêtre de ${provider}. Autorisez les fenêtres de cette page et appuyez de nouveau`,
    closed: (provider) => `La fenêtre de ${provider} a été fermée avant la fin. Recommencez`,
    late: (provider) => `Personne ne s’est identifié chez ${provider} pendant 10 minutes. Recommencez`,
    left: 'Vous avez quitté cette page avant la fin. Recommencez',
    other: 'Vous avez commencé autre chose',
    over: 'Cette identification n’est plus valable. Recommencez',
  },
  renew: {
    title: 'Identifiez-vous à nouveau',
    codeTitle: 'Saisissez un nouveau code',
    age: 'Pour cela, votre identification doit dater de cinq minutes au plus.',
    sends: (email) => `Nous enverrons un code à ${email}.`,
    sendTo: (email) => `Envoyer un code à ${email}`,
    none: 'Aucun de vos moyens d’identification ne fonctionne sur cette page. Déconnectez-vous, puis identifiez-vous avec une adresse e-mail',
    otherWallet: (identities) => `C’est un autre portefeuille. Identifiez-vous avec ${identities}`,
  },
  ways: {
    title: 'Moyens de s’identifier',
    about:
      'Quiconque peut s’identifier avec l’un d’eux peut utiliser le portefeuille, sauf si une clé d’accès le verrouille.',
    onlyOne: 'C’est votre seul moyen d’identification. Ajoutez-en un second, au cas où vous perdriez le premier.',
    remove: 'Supprimer',
    removeOne: (login) => `Supprimer ${login}`,
  },
  add: {
    title: (provider) => `Ajouter ${provider}`,
    about: (provider) =>
      `Identifiez-vous chez ${provider}, dans une fenêtre à part. Ensuite, quiconque peut s’identifier avec ce compte peut utiliser le portefeuille, sauf si une clé d’accès le verrouille.`,
    taken: 'Ce compte appartient déjà à un autre portefeuille.',
    done: 'Le moyen d’identification est ajouté',
    doneText: (login) => `Vous pouvez désormais aussi vous identifier dans votre portefeuille avec ${login}.`,
  },
  addEmail: {
    title: 'Ajouter une adresse e-mail',
    about:
      'Nous enverrons un code à l’adresse. Ensuite, quiconque lit les e-mails de cette adresse peut utiliser le portefeuille, sauf si une clé d’accès le verrouille.',
    action: 'Ajouter l’adresse',
    hasOne: 'Votre portefeuille a déjà une adresse e-mail. Revenez en arrière et regardez la liste',
    done: 'L’adresse e-mail est ajoutée',
    doneText: (email) =>
      `Vous pouvez désormais aussi vous identifier dans votre portefeuille avec un code envoyé à ${email}.`,
  },
  remove: {
    title: 'Supprimer ce moyen d’identification',
    question: 'Supprimer ce moyen d’identification ?',
    noMore: (login) => `Vous ne pourrez alors plus vous identifier avec ${login}.`,
    browsers:
      'Dans les navigateurs qui ont utilisé ce moyen, l’identification reste active. Déconnectez-les dans la liste des navigateurs.',
    notHere:
      'Ensuite, vous ne pourrez plus ouvrir cette page, car elle ne propose pas l’identification avec Farcaster.',
    note: 'Ce moyen d’identification est peut-être déjà supprimé. Revenez en arrière et regardez la liste.',
    done: 'Le moyen d’identification est supprimé',
    doneText: (login) => `Plus personne ne peut s’identifier dans votre portefeuille avec ${login}.`,
  },
}
