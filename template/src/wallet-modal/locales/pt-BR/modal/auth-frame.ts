import type { TextsById } from '../../language'

export const embedded: TextsById['embedded'] = {
  frameTitle: 'Confirme na sua carteira',
  close: 'Fechar',
  notAllowed: 'Ação não permitida',
}

export const authErrors: TextsById['authErrors'] = {
  FRAME_NOT_LOADED: 'Erro de internet: não foi possível carregar a carteira integrada',
  FRAME_FAILED: 'Não foi possível carregar o login por e-mail',
  FRAME_TIMED_OUT: 'A carteira integrada não respondeu a tempo',
  FRAME_RESTARTED: 'A janela de login foi reiniciada; tente novamente',
  REQUEST_LOST: 'A janela de login foi reiniciada, e a solicitação pode ter sido enviada. Verifique antes de repeti-la',
  FRAME_ERROR: 'Ocorreu um erro',
  REQUEST_ABORTED: 'A solicitação foi interrompida',
  ABORTED: 'Algo deu errado',
  RPC_NOT_ALLOWED: 'A operação solicitada não é permitida',
  EMAIL_TOO_SOON: 'Tente novamente em #',
  EMAIL_NOT_VALID: 'O e-mail não é válido',
  SOCIAL_TIMED_OUT: 'O login demorou demais. Tente novamente',
  SOCIAL_NO_STATE: 'A resposta do provedor de login está incompleta',
}

export const frameAlerts: TextsById['frameAlerts'] = {
  iframe_load_failed: {
    title: 'Erro de internet: não foi possível carregar a carteira integrada',
    text: 'Verifique sua conexão com a internet e tente novamente.',
  },
  iframe_request_timeout: {
    title: 'A carteira integrada não respondeu a tempo',
    text: 'Tente novamente em instantes.',
  },
  unverified_domain: {
    title: 'Configuração do app inválida',
    text: 'Este endereço da web não pode usar a carteira do app.',
  },
}
