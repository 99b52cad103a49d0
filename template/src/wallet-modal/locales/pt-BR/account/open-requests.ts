import type { TextsById } from '../../language'

export const doubt: TextsById['doubt'] = {
  maybeSent: 'O envio pode ter sido feito',
  maybeSentText:
    'A resposta da carteira não confirma isso, e a rede ainda não mostra a transação. Verifique sua conta antes de continuar.',
  stillOpen: 'Uma solicitação anterior ainda pode estar aberta na sua carteira',
  stillOpenText: 'Recuse-a lá ou verifique sua conta antes de continuar.',
}
