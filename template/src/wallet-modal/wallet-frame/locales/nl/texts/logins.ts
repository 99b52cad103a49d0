import type { TextsById } from '../../language'

export const logins: TextsById['logins'] = {
  title: 'Log in op je wallet',
  about:
    'Hier zie je je geheime woorden, vergrendel je de wallet met een toegangssleutel en verander je hoe en waar je inlogt.',
  other: 'Andere manieren om in te loggen',
  email: 'E-mail',
  address: 'E-mailadres',
  typeAddress: 'Typ je e-mailadres',
  noAddress: 'Dit is geen e-mailadres',
  sendCode: 'Code versturen',
  code: {
    title: 'Voer de code in',
    label: 'Code',
    logIn: 'Inloggen',
    sent: (email) => `We hebben een code van zes cijfers naar ${email} gestuurd. Hij is 20 minuten geldig.`,
    sentAgain: 'We hebben een nieuwe code gestuurd. Alleen de nieuwste code werkt.',
    sixDigits: 'De code heeft zes cijfers',
    sendAgain: 'Nieuwe code versturen',
  },
  device: {
    title: 'Keur deze browser goed',
    isNew: (email) => `Deze browser is nieuw. We hebben naar ${email} een e-mail met een link gestuurd.`,
    open: 'Open de link en keur deze browser goed. Daarna komt de code met een andere e-mail.',
    late: 'Niemand heeft deze browser goedgekeurd. Begin opnieuw',
  },
  provider: {
    goOn: (provider) => `Verder met ${provider}`,
    account: (provider) => `${provider}-account`,
    inWindow: (provider) => `Ga verder in het venster van ${provider}. Sluit dat venster om te stoppen.`,
    blocked: (provider) =>
      `Je browser heeft het venster van ${provider} geblokkeerd. Sta vensters van deze pagina toe en druk opnieuw`,
    closed: (provider) => `Het venster van ${provider} is voor het einde gesloten. Begin opnieuw`,
    late: (provider) => `Niemand heeft 10 minuten lang bij ${provider} ingelogd. Begin opnieuw`,
    left: 'Je hebt deze pagina voor het einde verlaten. Begin opnieuw',
    other: 'Je bent aan iets anders begonnen',
    over: 'Deze login is niet meer geldig. Begin opnieuw',
  },
  renew: {
    title: 'Log opnieuw in',
    codeTitle: 'Voer een nieuwe code in',
    age: 'Hiervoor mag je login hoogstens vijf minuten oud zijn.',
    sends: (email) => `We sturen een code naar ${email}.`,
    sendTo: (email) => `Code naar ${email} versturen`,
    none: 'Geen van je logins werkt op deze pagina. Log uit en log in met een e-mailadres',
    otherWallet: (identities) => `Dit is een andere wallet. Log in met ${identities}`,
  },
  ways: {
    title: 'Manieren om in te loggen',
    about:
      'Wie op een van deze manieren kan inloggen, kan de wallet gebruiken, tenzij die met een toegangssleutel is vergrendeld.',
    onlyOne: 'Dit is je enige login. Voeg een tweede toe, voor het geval dat je de eerste verliest.',
    remove: 'Verwijderen',
    removeOne: (login) => `${login} verwijderen`,
  },
  add: {
    title: (provider) => `${provider} toevoegen`,
    about: (provider) =>
      `Log in bij ${provider}, in een eigen venster. Daarna kan iedereen die met dit account kan inloggen de wallet gebruiken, tenzij die met een toegangssleutel is vergrendeld.`,
    taken: 'Dit account hoort al bij een andere wallet.',
    done: 'De login is toegevoegd',
    doneText: (login) => `Je kunt nu ook met ${login} op je wallet inloggen.`,
  },
  addEmail: {
    title: 'E-mailadres toevoegen',
    about:
      'We sturen een code naar het adres. Daarna kan iedereen die de e-mail ervan leest de wallet gebruiken, tenzij die met een toegangssleutel is vergrendeld.',
    action: 'Adres toevoegen',
    hasOne: 'Je wallet heeft al een e-mailadres. Ga terug en bekijk de lijst',
    done: 'Het e-mailadres is toegevoegd',
    doneText: (email) => `Je kunt nu ook met een code naar ${email} op je wallet inloggen.`,
  },
  remove: {
    title: 'Deze login verwijderen',
    question: 'Deze login verwijderen?',
    noMore: (login) => `Je kunt dan niet meer inloggen met ${login}.`,
    browsers: 'Browsers die deze login hebben gebruikt, blijven ingelogd. Log ze uit in de lijst met browsers.',
    notHere: 'Hierna kun je deze pagina niet meer openen, omdat deze pagina geen login met Farcaster heeft.',
    note: 'De login is misschien al verwijderd. Ga terug en bekijk de lijst.',
    done: 'De login is verwijderd',
    doneText: (login) => `Niemand kan nog met ${login} op je wallet inloggen.`,
  },
}
