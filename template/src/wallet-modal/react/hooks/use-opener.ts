import type { ComponentProps } from 'react'
import type { PillButton } from '../../components/controls/pill-button'
import { loadModal } from '../load-modal'
import { useShownRoot } from '../root-context'
import { useIsClient } from './use-is-client'

type ButtonProps = ComponentProps<typeof PillButton>

/**
 * The host's theme as props of a button. There is no inline style on a server, because a strict content security policy drops inline styles
 * in markup. In the browser React sets them through the CSSOM, which every policy allows.
 */
export function useButtonTheme(): ButtonProps {
  'use no memo'
  const { theme } = useShownRoot()
  return { theme: theme.themeMode, style: useIsClient() ? theme.style : undefined }
}

/**
 * The props that the buttons which open the modal share: the theme, that they open a dialog, and loading the modal when the visitor is
 * about to press. Only for components that observe.
 */
export function useOpener(): ButtonProps {
  'use no memo'
  const { modal } = useShownRoot()
  const load = () => void loadModal().catch(() => {})
  return {
    ...useButtonTheme(),
    'aria-haspopup': modal.isEmbedded ? undefined : 'dialog',
    onPointerEnter: load,
    onFocus: load,
  }
}
