import type { MailTexts } from './mail-texts'

export const ptBR: MailTexts = {
  code: {
    subject: (code, app) => `${code} é o seu código para ${app}`,
    purposes: {
      login: {
        why: (place) => `Digite este código para entrar na sua carteira em ${place}.`,
        ignore: 'Se você não pediu este código, ignore este e-mail. Sem o código, ninguém consegue entrar.',
      },
      'change-current': {
        why: (place) => `Digite este código para alterar o endereço de e-mail da sua carteira em ${place}.`,
        ignore:
          'Se você não pediu este código, ignore este e-mail e desconecte os navegadores que não conhece. Sem o código, seu endereço continua o mesmo.',
      },
      'change-new': {
        why: (place) => `Digite este código para usar este endereço de e-mail em uma carteira em ${place}.`,
        ignore: 'Se você não pediu este código, ignore este e-mail. Sem o código, nada muda.',
      },
    },
    limits: (minutes) => `O código funciona por ${minutes} minutos, uma única vez e somente no navegador que o pediu.`,
    secret: 'Ninguém da nossa equipe vai pedir este código a você. Não o informe a ninguém.',
  },
  device: {
    subject: (app) => `Aprove um novo navegador para ${app}`,
    asks: (place) => `Um navegador que nunca entrou antes quer entrar na sua carteira em ${place}.`,
    browser: (name) => `Navegador: ${name}`,
    time: (date, clock) => `Data e hora: ${date}, ${clock}`,
    open: (minutes) => `Se for o seu, abra esta página e aprove-o. O link funciona por ${minutes} minutos:`,
    secret: 'Ninguém da nossa equipe vai pedir este link a você. Não o envie a ninguém.',
    ignore: 'Se você não pediu isso, ignore este e-mail. Sem a aprovação, ninguém consegue entrar.',
  },
  notice: {
    subject: (app) => `Sua carteira em ${app} tem outro endereço de e-mail`,
    changed: (place) =>
      `Sua carteira em ${place} agora tem outro endereço de e-mail. Não é mais possível entrar com o endereço que recebeu esta mensagem.`,
    notYou: (app) => `Se você não alterou o endereço, escreva imediatamente para a equipe de ${app}.`,
  },
  browserOn: (browser, system) => `${browser} no ${system}`,
  unknownBrowser: 'Navegador desconhecido',
}
