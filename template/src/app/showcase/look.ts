import type { ThemeVariables } from '../../wallet-modal'

/** One way to change the look: the label of each choice, with the value of its theme variable. An empty value is the modal's own. */
interface Look {
  variable: keyof ThemeVariables
  choices: Readonly<Record<string, string>>
}

/** The looks that the page can switch. theme/tokens.css in src/wallet-modal lists every variable. */
export const looks: Readonly<Record<string, Look>> = {
  Accent: {
    variable: '--wm-accent',
    choices: { Ink: '', Blue: '#1d5fd6', Green: '#0b6b46', Plum: '#8a2b6f' },
  },
  Corners: {
    variable: '--wm-border-radius-master',
    choices: { Round: '', Soft: '2px', Square: '0px' },
  },
  Font: {
    variable: '--wm-font-family',
    choices: { System: '', Serif: 'Georgia, serif', Mono: 'ui-monospace, monospace' },
  },
}

/** The query parameter of the page that shows the modal as a card of the page. */
const cardParameter = 'card'

/** Whether the page shows the modal as a card instead of a dialog. */
export const isCard = new URLSearchParams(location.search).has(cardParameter)

/** The address of the page with the modal as a card, or as a dialog. */
export function addressOf(asCard: boolean): string {
  return asCard ? `?${cardParameter}` : location.pathname
}

/** The code that gives an app the chosen look, for `src/app/wallet.ts` and the page. */
export function codeFor(variables: ThemeVariables, themeMode: string | undefined, direction: string): string {
  const set = Object.entries(variables).filter(([, value]) => value !== '')
  const options = [
    ...(themeMode ? [`  themeMode: '${themeMode}',`] : []),
    ...(set.length > 0
      ? ['  themeVariables: {', ...set.map(([name, value]) => `    '${name}': '${value}',`), '  },']
      : []),
    ...(isCard ? ['  enableEmbedded: true,'] : []),
  ]
  const page = [
    ...(direction === 'rtl' ? ['<html dir="rtl">'] : []),
    isCard ? '<EmbeddedWalletModal />' : '<WalletModalButton />',
  ]
  return ['createWalletModal({', '  adapters,', '  networks,', '  metadata,', ...options, '})', '', ...page].join('\n')
}
