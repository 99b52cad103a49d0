import type { TextsById } from '../../language'

export const doubt: TextsById['doubt'] = {
  maybeSent: 'Możliwe, że transakcję wysłano',
  maybeSentText:
    'Z odpowiedzi portfela to nie wynika, a sieć jeszcze nie pokazuje tej transakcji. Sprawdź konto, zanim przejdziesz dalej.',
  stillOpen: 'Wcześniejsze żądanie może być nadal otwarte w portfelu',
  stillOpenText: 'Odrzuć je tam albo sprawdź konto, zanim przejdziesz dalej.',
}
