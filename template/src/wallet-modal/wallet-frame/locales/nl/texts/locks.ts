import type { TextsById } from '../../language'

export const locks: TextsById['locks'] = {
  lock: {
    title: 'Vergrendel je wallet met een toegangssleutel',
    alone:
      'Hierna gaat er met alleen een login niets meer open. Een nieuwe browser heeft ook je toegangssleutel nodig.',
    server: (name) => `Wie de server van ${name} beheert, kan je wallet niet meer openen.`,
    lost: 'Als je zowel de toegangssleutel als de herstelcode verliest, is de wallet verloren. Niemand kan hem terughalen.',
    running: 'Je wallet wordt vergrendeld',
    done: 'Je wallet is vergrendeld',
    doneText: 'Je toegangssleutel opent hem, en de herstelcode ook. Bewaar de code waar je hem over tien jaar vindt.',
    note: 'Bewaar de herstelcode die je hebt opgeschreven, want de wallet is er misschien al mee vergrendeld. Bewaar ook een oudere.',
  },
  renew: {
    title: 'Nieuwe herstelcode',
    stops: 'De herstelcode die je nu hebt, werkt aan het einde niet meer.',
    lost: 'Ben je de toegangssleutel kwijt? Open de wallet met de herstelcode, dan maak je ook een nieuwe toegangssleutel.',
  },
  remove: {
    title: 'Vergrendeling met toegangssleutel verwijderen',
    alone: 'Hierna gaat je wallet weer open met alleen een login.',
    server: (name) =>
      `Ook wie de server van ${name} beheert, kan hem weer openen. Net als iedereen die als jou inlogt.`,
    action: 'Vergrendeling verwijderen',
    done: 'De vergrendeling met toegangssleutel is verwijderd',
    doneText: 'Je wallet gaat open met alleen een login. De herstelcode opent niets meer.',
  },
  code: {
    title: 'Schrijf je herstelcode op',
    about:
      'Zonder de toegangssleutel openen deze code en een login je wallet. Schrijf hem op papier. Hij wordt later niet meer getoond.',
    warning:
      'Typ deze code alleen waar je wallet erom vraagt. Niemand van ons vraagt erom in een e-mail, in een chat of aan de telefoon.',
    written: 'Ik heb hem opgeschreven',
  },
  check: {
    title: 'Controleer je herstelcode',
    label: (places) => `Tekens ${places} van de herstelcode`,
    hint: (where) => `Kijk naar de code die je hebt opgeschreven. ${where.join('; ')}.`,
    place: (character, group, place) => `Teken ${character} staat in groep ${group}, plaats ${place}`,
    action: 'Controleren',
    wrong: 'Dit zijn andere tekens. Kijk opnieuw naar de code die je hebt opgeschreven',
    nothingYet: 'Er is nog niets veranderd. Hierna komt de laatste stap.',
    showAgain: 'Code opnieuw tonen',
  },
  passkey: {
    title: 'Maak je toegangssleutel',
    about:
      'Je browser vraagt om je vingerafdruk, je gezicht of de code van dit apparaat. Direct daarna is de wallet vergrendeld.',
    action: 'Toegangssleutel maken',
  },
  save: {
    title: 'Nieuwe herstelcode opslaan',
    about: 'Je toegangssleutel blijft dezelfde. De oude herstelcode werkt direct hierna niet meer.',
  },
  backToWallet: 'Terug naar je wallet',
}
