import type { TextsById } from '../../language'

export const siwxErrors: TextsById['siwxErrors'] = {
  SIWX_NOT_ENABLED: 'Este app não tem login',
  NO_ACTIVE_CAIP_ADDRESS: 'Nenhuma conta está conectada',
  NO_ACTIVE_NETWORK_OR_CLIENT: 'Nenhuma rede foi escolhida ou nenhuma carteira está conectada',
  SIWX_INIT_FAILED: 'Não foi possível iniciar o login',
  SIGNATURE_DECLINED: 'Assinatura recusada',
  SMART_ACCOUNT_NOT_SUPPORTED: 'Este app pode não aceitar contas inteligentes',
  SIGNATURE_NOT_VALID: 'A assinatura não é válida',
  SIWE_NOT_VERIFIED: 'Não foi possível verificar a mensagem',
  SIWX_MESSAGE_NOT_VALID: 'A mensagem de login não é válida',
  SIWX_NETWORK_NOT_FOUND: 'Não foi possível verificar a assinatura: a rede não foi encontrada',
  SIWX_NOT_AUTHENTICATED: 'Você ainda não entrou',
  SIGN_IN_UNAVAILABLE: 'O serviço de login não responde',
  SIGN_IN_REFUSED: 'O serviço de login rejeitou este login',
}
