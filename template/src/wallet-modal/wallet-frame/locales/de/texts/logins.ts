import type { TextsById } from '../../language'

export const logins: TextsById['logins'] = {
  title: 'Bei Ihrer Wallet anmelden',
  about:
    'Hier sehen Sie Ihre geheime Wiederherstellungsphrase, sperren die Wallet mit einem Passkey und ändern, wie und wo Sie sich anmelden.',
  other: 'Andere Wege, sich anzumelden',
  email: 'E-Mail',
  address: 'E-Mail-Adresse',
  typeAddress: 'Geben Sie Ihre E-Mail-Adresse ein',
  noAddress: 'Das ist keine E-Mail-Adresse',
  sendCode: 'Code senden',
  code: {
    title: 'Code eingeben',
    label: 'Code',
    logIn: 'Anmelden',
    sent: (email) => `Wir haben einen sechsstelligen Code an ${email} gesendet. Er gilt 20 Minuten.`,
    sentAgain: 'Wir haben einen neuen Code gesendet. Nur der neueste Code gilt.',
    sixDigits: 'Der Code hat sechs Ziffern',
    sendAgain: 'Neuen Code senden',
  },
  device: {
    title: 'Diesen Browser bestätigen',
    isNew: (email) => `Dieser Browser ist neu. Wir haben an ${email} eine E-Mail mit einem Link gesendet.`,
    open: 'Öffnen Sie den Link, und bestätigen Sie diesen Browser. Danach kommt der Code mit einer weiteren E-Mail.',
    late: 'Niemand hat diesen Browser bestätigt. Beginnen Sie von vorn',
  },
  provider: {
    goOn: (provider) => `Weiter mit ${provider}`,
    account: (provider) => `${provider}-Konto`,
    inWindow: (provider) => `Machen Sie im Fenster von ${provider} weiter. Schließen Sie das Fenster, um abzubrechen.`,
    blocked: (provider) =>
      `Ihr Browser hat das Fenster von ${provider} blockiert. Erlauben Sie Fenster dieser Seite, und drücken Sie noch einmal`,
    closed: (provider) => `Das Fenster von ${provider} wurde vor dem Ende geschlossen. Beginnen Sie von vorn`,
    late: (provider) => `10 Minuten lang hat sich niemand bei ${provider} angemeldet. Beginnen Sie von vorn`,
    left: 'Sie haben diese Seite vor dem Ende verlassen. Beginnen Sie von vorn',
    other: 'Sie haben etwas anderes begonnen',
    over: 'Diese Anmeldung gilt nicht mehr. Beginnen Sie von vorn',
  },
  renew: {
    title: 'Erneut anmelden',
    codeTitle: 'Neuen Code eingeben',
    age: 'Dafür darf Ihre Anmeldung höchstens fünf Minuten alt sein.',
    sends: (email) => `Wir senden einen Code an ${email}.`,
    sendTo: (email) => `Code an ${email} senden`,
    none: 'Keine Ihrer Anmeldungen funktioniert auf dieser Seite. Melden Sie sich ab, und melden Sie sich mit einer E-Mail-Adresse an',
    otherWallet: (identities) => `Das ist eine andere Wallet. Melden Sie sich mit ${identities} an`,
  },
  ways: {
    title: 'Wege, sich anzumelden',
    about: 'Wer sich mit einem davon anmelden kann, kann die Wallet benutzen, es sei denn, ein Passkey sperrt sie.',
    onlyOne: 'Das ist Ihre einzige Anmeldung. Fügen Sie eine zweite hinzu, für den Fall, dass Sie die erste verlieren.',
    remove: 'Entfernen',
    removeOne: (login) => `${login} entfernen`,
  },
  add: {
    title: (provider) => `${provider} hinzufügen`,
    about: (provider) =>
      `Melden Sie sich in einem eigenen Fenster bei ${provider} an. Danach kann jeder, der sich mit diesem Konto anmelden kann, die Wallet benutzen, es sei denn, ein Passkey sperrt sie.`,
    taken: 'Dieses Konto gehört schon zu einer anderen Wallet.',
    done: 'Die Anmeldung ist hinzugefügt',
    doneText: (login) => `Sie können sich jetzt auch mit ${login} bei Ihrer Wallet anmelden.`,
  },
  addEmail: {
    title: 'E-Mail-Adresse hinzufügen',
    about:
      'Wir senden einen Code an die Adresse. Danach kann jeder, der die E-Mails dieser Adresse liest, die Wallet benutzen, es sei denn, ein Passkey sperrt sie.',
    action: 'Adresse hinzufügen',
    hasOne: 'Ihre Wallet hat schon eine E-Mail-Adresse. Gehen Sie zurück, und sehen Sie in der Liste nach',
    done: 'Die E-Mail-Adresse ist hinzugefügt',
    doneText: (email) =>
      `Sie können sich jetzt auch mit einem Code, den wir an ${email} senden, bei Ihrer Wallet anmelden.`,
  },
  remove: {
    title: 'Diese Anmeldung entfernen',
    question: 'Diese Anmeldung entfernen?',
    noMore: (login) => `Sie können sich dann nicht mehr mit ${login} anmelden.`,
    browsers:
      'Browser, die diese Anmeldung benutzt haben, bleiben angemeldet. Melden Sie sie in der Liste der Browser ab.',
    notHere: 'Danach können Sie diese Seite nicht mehr öffnen, weil sie keine Anmeldung mit Farcaster hat.',
    note: 'Die Anmeldung ist vielleicht schon entfernt. Gehen Sie zurück, und sehen Sie in der Liste nach.',
    done: 'Die Anmeldung ist entfernt',
    doneText: (login) => `Niemand kann sich mehr mit ${login} bei Ihrer Wallet anmelden.`,
  },
}
