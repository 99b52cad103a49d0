import type { PageTexts } from '../page-texts'

export const de: PageTexts = {
  approve: {
    title: 'Browser bestätigen',
    ifAsked: 'Bestätigen Sie ihn nur, wenn Sie sich gerade selbst anmelden wollen.',
    button: 'Diesen Browser bestätigen',
    ifNot: 'Wenn es nicht Ihr Browser ist, schließen Sie diese Seite.',
  },
  approved: {
    title: 'Bestätigt',
    text: 'Gehen Sie zurück zu dem Browser, der sich anmelden möchte. Sie erhalten eine weitere E-Mail mit einem Code.',
  },
  spent: {
    title: 'Dieser Link funktioniert nicht mehr',
    text: 'Der Link wurde schon verwendet oder ist älter als 20 Minuten. Beginnen Sie von vorn in dem Browser, der sich anmelden möchte.',
  },
  callback: { title: 'Fast fertig', text: 'Gehen Sie zurück zur App. Sie können dieses Fenster schließen.' },
  over: {
    title: 'Diese Anmeldung ist beendet',
    text: 'Diese Anmeldung wurde schon verwendet oder ist älter als 10 Minuten. Gehen Sie zurück zur App und beginnen Sie von vorn.',
  },
  refused: { title: 'Nicht erlaubt', text: 'Diese Seite darf die Wallet nicht anzeigen.' },
}
