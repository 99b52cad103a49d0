import type { ComponentProps } from 'react'
import { IconButton } from '../components/controls/icon-button'
import { useTooltip } from './use-tooltip'

/** An icon of the header, named by a tooltip. */
export function HeaderButton(props: ComponentProps<typeof IconButton>) {
  return <IconButton {...props} {...useTooltip(props.label)} />
}
