import type { TextsById } from '../../language'

export const social: TextsById['social'] = {
  group: 'Login com redes sociais',
  continueWith: (name) => `Continuar com ${name}`,
  more: 'Mais formas de entrar',
  logIn: (name) => `Entrar com ${name}`,
  opening: 'Abrindo a janela do provedor',
  inWindow: 'Faça login na janela do provedor',
  retrieving: 'Obtendo dados do usuário',
  failed: 'Algo deu errado',
  untrusted: 'Origem não confiável',
  blocked: 'Seu navegador bloqueou a janela',
  blockedText: 'Abra a janela com o botão ou continue nesta aba.',
  cutOff: 'A janela não está mais disponível',
  cutOffText: 'Esta página não consegue manter a janela do provedor. Continue nesta aba e você voltará para cá.',
  tryAgain: 'Tentar novamente',
  openWindow: 'Abrir a janela',
  sameTab: 'Continuar nesta aba',
}

export const socialTitles: TextsById['socialTitles'] = {
  all: 'Todas as redes sociais',
}
