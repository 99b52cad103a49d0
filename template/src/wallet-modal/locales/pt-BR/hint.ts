import type { TextsById } from '../language'
import type { LocaleHint } from '../locale-hints'

/** The texts of the buttons in Brazilian Portuguese. Pages can have them without the texts of the modal. */
export const button: TextsById['button'] = {
  connect: 'Conectar carteira',
  connecting: 'Conectando…',
  loading: 'Carregando…',
  hidden: '••••',
  balanceHidden: 'Saldo oculto',
  failed: 'Algo deu errado. Tente novamente',
  switchNetwork: 'Mudar de rede',
  unknownNetwork: 'Rede desconhecida',
  selectNetwork: 'Escolher rede',
  account: (address) => `Conta ${address}`,
  network: (name) => `Rede: ${name}`,
}

/** Brazilian Portuguese for the option `localeHints`. */
export const ptBRHint: LocaleHint = { locale: 'pt-BR', texts: { button } }
