import type { PageTexts } from '../page-texts'

export const pl: PageTexts = {
  approve: {
    title: 'Zatwierdź przeglądarkę',
    ifAsked: 'Zatwierdź ją tylko wtedy, gdy to Ty właśnie o to prosisz.',
    button: 'Zatwierdź tę przeglądarkę',
    ifNot: 'Jeśli to nie Twoja przeglądarka, zamknij tę stronę.',
  },
  approved: {
    title: 'Zatwierdzono',
    text: 'Wróć do przeglądarki, która chce się zalogować. Dostaniesz kolejny e-mail z kodem.',
  },
  spent: {
    title: 'Ten link już nie działa',
    text: 'Link został użyty lub ma ponad 20 minut. Zacznij od nowa w przeglądarce, która chce się zalogować.',
  },
  callback: { title: 'Prawie gotowe', text: 'Wróć do aplikacji. Możesz zamknąć to okno.' },
  over: {
    title: 'To logowanie zostało zakończone',
    text: 'To logowanie zostało użyte lub ma ponad 10 minut. Wróć do aplikacji i zacznij od nowa.',
  },
  refused: { title: 'Niedozwolone', text: 'Ta strona nie może wyświetlać portfela.' },
}
