import type { PageTexts } from '../page-texts'

export const nl: PageTexts = {
  approve: {
    title: 'Keur een browser goed',
    ifAsked: 'Keur de browser alleen goed als je er zojuist zelf om hebt gevraagd.',
    button: 'Deze browser goedkeuren',
    ifNot: 'Is het niet jouw browser, sluit dan deze pagina.',
  },
  approved: {
    title: 'Goedgekeurd',
    text: 'Ga terug naar de browser die wil inloggen. Je krijgt nog een e-mail met een code.',
  },
  spent: {
    title: 'Deze link werkt niet meer',
    text: 'De link is gebruikt of is ouder dan 20 minuten. Begin opnieuw in de browser die wil inloggen.',
  },
  callback: { title: 'Bijna klaar', text: 'Ga terug naar de app. Je kunt dit venster sluiten.' },
  over: {
    title: 'Deze login is afgelopen',
    text: 'Deze login is gebruikt of is ouder dan 10 minuten. Ga terug naar de app en begin opnieuw.',
  },
  refused: { title: 'Niet toegestaan', text: 'Deze pagina mag de wallet niet tonen.' },
}
