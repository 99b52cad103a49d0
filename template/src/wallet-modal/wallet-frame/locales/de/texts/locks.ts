import type { TextsById } from '../../language'

export const locks: TextsById['locks'] = {
  lock: {
    title: 'Wallet mit einem Passkey sperren',
    alone: 'Danach öffnet eine Anmeldung allein nichts mehr. Ein neuer Browser braucht auch Ihren Passkey.',
    server: (name) => `Der Betreiber des Servers von ${name} kann Ihre Wallet nicht mehr öffnen.`,
    lost: 'Wenn Sie sowohl den Passkey als auch den Wiederherstellungscode verlieren, ist die Wallet verloren. Niemand kann sie wiederherstellen.',
    running: 'Ihre Wallet wird gesperrt',
    done: 'Ihre Wallet ist gesperrt',
    doneText:
      'Ihr Passkey öffnet sie, und der Wiederherstellungscode ebenso. Bewahren Sie den Code dort auf, wo Sie ihn auch in zehn Jahren finden.',
    note: 'Bewahren Sie den Wiederherstellungscode auf, den Sie aufgeschrieben haben, denn die Wallet ist vielleicht schon damit gesperrt. Bewahren Sie auch einen älteren auf.',
  },
  renew: {
    title: 'Neuer Wiederherstellungscode',
    stops: 'Ihr jetziger Wiederherstellungscode gilt nach dem letzten Schritt nicht mehr.',
    lost: 'Haben Sie den Passkey verloren? Öffnen Sie die Wallet mit dem Wiederherstellungscode, dann legen Sie auch einen neuen Passkey an.',
  },
  remove: {
    title: 'Passkey-Sperre entfernen',
    alone: 'Danach öffnet eine Anmeldung allein wieder Ihre Wallet.',
    server: (name) =>
      `Auch der Betreiber des Servers von ${name} kann sie wieder öffnen. Ebenso jeder, der sich als Sie anmeldet.`,
    action: 'Sperre entfernen',
    done: 'Die Passkey-Sperre ist entfernt',
    doneText: 'Eine Anmeldung allein öffnet Ihre Wallet. Der Wiederherstellungscode öffnet nichts mehr.',
  },
  code: {
    title: 'Wiederherstellungscode aufschreiben',
    about:
      'Ohne den Passkey öffnen dieser Code und eine Anmeldung Ihre Wallet. Schreiben Sie ihn auf Papier. Er wird später nicht noch einmal angezeigt.',
    warning:
      'Geben Sie diesen Code nur dort ein, wo Ihre Wallet danach fragt. Niemand von uns fragt danach in einer E-Mail, in einem Chat oder am Telefon.',
    written: 'Ich habe ihn aufgeschrieben',
  },
  check: {
    title: 'Wiederherstellungscode prüfen',
    label: (places) => `Die Zeichen ${places} des Wiederherstellungscodes`,
    hint: (where) => `Sehen Sie auf den Code, den Sie aufgeschrieben haben. ${where.join('; ')}.`,
    place: (character, group, place) => `Zeichen ${character} steht in Gruppe ${group} an Stelle ${place}`,
    action: 'Prüfen',
    wrong: 'Das sind andere Zeichen. Sehen Sie noch einmal auf den Code, den Sie aufgeschrieben haben',
    nothingYet: 'Noch hat sich nichts geändert. Der letzte Schritt kommt nach diesem.',
    showAgain: 'Code noch einmal anzeigen',
  },
  passkey: {
    title: 'Passkey anlegen',
    about:
      'Ihr Browser fragt nach Ihrem Fingerabdruck, Ihrem Gesicht oder dem Code dieses Geräts. Direkt danach ist die Wallet gesperrt.',
    action: 'Passkey anlegen',
  },
  save: {
    title: 'Neuen Wiederherstellungscode speichern',
    about: 'Ihr Passkey bleibt derselbe. Der alte Wiederherstellungscode gilt direkt danach nicht mehr.',
  },
  backToWallet: 'Zurück zu Ihrer Wallet',
}
