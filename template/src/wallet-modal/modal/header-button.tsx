import type { ComponentProps } from 'react'
import { IconButton } from '../components/controls/icon-button'
import { useTooltip } from './use-tooltip'

/** An icon button of the header, with a tooltip. */
export function HeaderButton(props: ComponentProps<typeof IconButton>) {
  return <IconButton {...props} {...useTooltip(props.label)} />
}
