import type { TextsById } from '../../language'

export const locks: TextsById['locks'] = {
  lock: {
    title: 'Verrouillez votre portefeuille avec une clé d’accès',
    alone:
      'Ensuite, une identification seule n’ouvre plus rien. Un nouveau navigateur a aussi besoin de votre clé d’accès.',
    server: (name) => `L’exploitant du serveur de ${name} ne pourra plus ouvrir votre portefeuille.`,
    lost: 'Si vous perdez à la fois la clé d’accès et le code de récupération, le portefeuille est perdu. Personne ne peut le récupérer.',
    running: 'Verrouillage de votre portefeuille',
    done: 'Votre portefeuille est verrouillé',
    doneText:
      'Votre clé d’accès l’ouvre, et le code de récupération aussi. Conservez le code là où vous le retrouverez dans dix ans.',
    note: 'Conservez le code de récupération que vous avez noté, car le portefeuille est peut-être déjà verrouillé avec lui. Si vous avez un code plus ancien, conservez-le aussi.',
  },
  renew: {
    title: 'Nouveau code de récupération',
    stops: 'Le code de récupération que vous avez maintenant cessera de fonctionner à la dernière étape.',
    lost: 'Avez-vous perdu la clé d’accès ? Ouvrez le portefeuille avec le code de récupération, et vous créerez aussi une nouvelle clé d’accès.',
  },
  remove: {
    title: 'Supprimer le verrouillage par clé d’accès',
    alone: 'Ensuite, une identification seule ouvre de nouveau votre portefeuille.',
    server: (name) =>
      `L’exploitant du serveur de ${name} pourra aussi l’ouvrir de nouveau. De même que quiconque s’identifie en tant que vous.`,
    action: 'Supprimer le verrouillage',
    done: 'Le verrouillage par clé d’accès est supprimé',
    doneText: 'Une identification seule ouvre votre portefeuille. Le code de récupération n’ouvre plus rien.',
  },
  code: {
    title: 'Notez votre code de récupération',
    about:
      'Sans la clé d’accès, ce code et une identification ouvrent votre portefeuille. Écrivez-le sur papier. Il ne sera plus affiché par la suite.',
    warning:
      'Ne saisissez ce code que là où votre portefeuille le demande. Personne de notre équipe ne le demande par e-mail, par chat ou au téléphone.',
    written: 'Je l’ai noté',
  },
  check: {
    title: 'Vérifiez votre code de récupération',
    label: (places) => `Caractères ${places} du code de récupération`,
    hint: (where) => `Regardez le code que vous avez noté. ${where.join(' ; ')}.`,
    place: (character, group, place) => `Le caractère ${character} est dans le groupe ${group}, place ${place}`,
    action: 'Vérifier',
    wrong: 'Ce sont d’autres caractères. Regardez à nouveau le code que vous avez noté',
    nothingYet: 'Rien n’a encore changé. La dernière étape vient après celle-ci.',
    showAgain: 'Afficher de nouveau le code',
  },
  passkey: {
    title: 'Créez votre clé d’accès',
    about:
      'Votre navigateur demande votre empreinte, votre visage ou le code de cet appareil. Le portefeuille est verrouillé juste après.',
    action: 'Créer la clé d’accès',
  },
  save: {
    title: 'Enregistrer le nouveau code de récupération',
    about: 'Votre clé d’accès reste la même. L’ancien code de récupération cesse de fonctionner juste après.',
  },
  backToWallet: 'Retour à votre portefeuille',
}
