import type { PageTexts } from '../page-texts'

export const ptBR: PageTexts = {
  approve: {
    title: 'Aprove um navegador',
    ifAsked: 'Aprove-o somente se você mesmo acabou de pedir isso.',
    button: 'Aprovar este navegador',
    ifNot: 'Se não for o seu, feche esta página.',
  },
  approved: {
    title: 'Aprovado',
    text: 'Volte ao navegador que quer entrar. Você vai receber outro e-mail com um código.',
  },
  spent: {
    title: 'Este link não funciona mais',
    text: 'O link já foi usado ou tem mais de 20 minutos. Comece de novo no navegador que quer entrar.',
  },
  callback: { title: 'Quase pronto', text: 'Volte ao aplicativo. Você pode fechar esta janela.' },
  over: {
    title: 'Este login terminou',
    text: 'Este login já foi usado ou tem mais de 10 minutos. Volte ao aplicativo e comece de novo.',
  },
  refused: { title: 'Não permitido', text: 'Esta página não pode mostrar a carteira.' },
}
