import { wordsIn } from '../../../../domain/words'
import type { TextsById } from '../../language'

const { plural } = wordsIn('pt-BR')

export const common: TextsById['common'] = {
  wallet: 'Carteira',
  back: 'Voltar',
  cancel: 'Cancelar',
  goOn: 'Continuar',
  again: 'Tentar novamente',
  oneMoment: 'Um momento…',
  failed: 'Algo deu errado. Tente novamente',
  openWallet: 'Abra sua carteira',
  usePasskey: 'Usar chave de acesso',
  useCode: 'Usar código de recuperação',
  recoveryCode: 'Código de recuperação',
  wrong: {
    'login+passkey': 'Esta chave de acesso não abre esta carteira. Tente outra',
    'login+code': 'Este não é o código de recuperação desta carteira',
  },
  passkeyNotUsed: 'A chave de acesso não foi usada',
}

export const errors: TextsById['errors'] = {
  passkeyNotUsed: 'A chave de acesso não foi usada',
  passkeyCannotLock: 'Esta chave de acesso não consegue bloquear uma carteira. Tente outro dispositivo ou navegador',
  passkeyCannotOpen: 'Esta chave de acesso não consegue abrir uma carteira. Tente outro dispositivo ou navegador',
  noPasskeys: 'Este navegador não consegue usar uma chave de acesso aqui. Tente outro dispositivo ou navegador',
  fiveTries: 'A carteira não abriu após cinco tentativas. Tente novamente',
  notOpened: 'Não foi possível abrir a carteira. Entre novamente',
  noSecret: 'O servidor da carteira não forneceu o segredo desta carteira. Entre novamente',
  noWallet: 'Ainda não há carteira',
  serverSilent: 'O servidor da carteira não responde. Tente novamente',
  serverAnswer: 'O servidor da carteira deu uma resposta que a carteira não entende',
  codeOver: 'O código expirou. Comece de novo',
  locksNotOpen: 'O novo bloqueio não abre a carteira. Nada foi alterado',
}

export const refusals: TextsById['refusals'] = {
  APP_NOT_ALLOWED: 'Isto não é permitido nesta página',
  CLOCK_NOT_RIGHT: 'O relógio deste dispositivo não está certo. Acerte-o e tente novamente',
  CODE_NOT_VALID: 'Código inválido. Tente novamente',
  CODE_SPENT: 'Este código não pode mais ser usado. Peça um novo código e digite o mais recente',
  EMAIL_TAKEN: 'Este endereço de e-mail já pertence a outra carteira. Use outro endereço',
  FLOW_OVER: 'Este processo expirou. Comece de novo',
  KEY_MISSING: 'A carteira não pode ser aberta no momento, e nada foi perdido. Tente mais tarde',
  LAST_LOGIN: 'Este é o único login da sua carteira. Adicione outro primeiro',
  LOGIN_DECLINED: 'Você recusou o login no provedor',
  LOGIN_NOT_VALID: 'Este login expirou. Comece de novo',
  LOGIN_TAKEN: 'Esta conta já pertence a outra carteira. Nada foi alterado',
  LOGIN_TOO_OLD: 'Entre novamente para continuar',
  MAIL_UNAVAILABLE: 'Não foi possível enviar o e-mail. Tente mais tarde',
  NOT_FOUND: 'Isto não existe mais. Recarregue a página',
  NOT_SIGNED_IN: 'Entre primeiro',
  PROOF_NOT_VALID: 'A solicitação não está assinada com a chave deste navegador. Recarregue a página',
  PROVIDER_UNAVAILABLE: 'O provedor não responde como esperado. Tente mais tarde',
  REQUEST_NOT_VALID: 'O servidor da carteira não aceitou isto. Recarregue a página',
  STORE_UNAVAILABLE: 'O servidor da carteira não está disponível no momento. Tente mais tarde',
  TOO_MANY_REQUESTS: 'Solicitações demais. Tente mais tarde',
  UNEXPECTED: 'Algo deu errado no servidor. Tente novamente',
  VAULT_CHANGED: 'Enquanto isso, a carteira foi alterada em outro lugar. Recarregue a página',
  WALLET_EXISTS: 'Já existe uma carteira. Recarregue a página',
  attemptsLeft: (count) =>
    plural(count, {
      one: 'Código inválido. Tente novamente (resta # tentativa)',
      other: 'Código inválido. Tente novamente (restam # tentativas)',
    }),
  retryAfter: (seconds) =>
    plural(seconds, {
      one: 'Solicitações demais. Tente novamente em # segundo',
      other: 'Solicitações demais. Tente novamente em # segundos',
    }),
}

export const pages: TextsById['pages'] = {
  address: {
    about: (name) =>
      `Neste endereço fica a carteira de ${name}. A carteira funciona dentro do app: abra o app e entre por lá.`,
    account: 'Ver sua frase de recuperação secreta, chave de acesso e navegadores',
    warning: (page) =>
      `Neste endereço, só a página ${page} pede a você um código recebido por e-mail. Ninguém da nossa equipe jamais pede sua frase de recuperação secreta.`,
  },
  noRequest: 'Esta janela não pertence mais a nenhuma solicitação. Feche-a e tente novamente.',
  loading: {
    title: 'Entrar',
    opening: 'Abrindo o login…',
    close: 'Se nada acontecer por um minuto, feche esta janela e volte ao app.',
  },
  notInFrame: 'Esta página não funciona dentro de outra página. Abra-a em uma aba própria.',
  notLoaded: 'Não foi possível carregar a página. Recarregue-a.',
}

export const chain: TextsById['chain'] = {
  silent: (network) => `A rede ${network} não responde. Tente novamente`,
  answer: 'A rede deu uma resposta que não é um número',
  otherNetwork: 'O servidor desta rede pertence a outra rede',
  otherAccount: 'A conta da carteira não é a que foi mostrada. Entre novamente',
  wouldFail: 'A rede informa que esta transação falharia. Nada foi enviado',
  maybeSent:
    'A rede não respondeu, então a transação pode ter sido enviada. Confira sua conta antes de tentar novamente',
}
