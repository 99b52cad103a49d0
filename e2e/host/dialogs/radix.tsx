import { Content, Overlay, Portal, Root, Title, Trigger } from '@radix-ui/react-dialog'
import { box, cover, useOpenState, type HostDialogProps } from './parts'

/** A dialog as Radix makes it, which shadcn does too. */
export default function RadixDialog({ children }: HostDialogProps) {
  const [isOpen, setOpen] = useOpenState()
  return (
    <Root open={isOpen} onOpenChange={setOpen}>
      <Trigger data-testid="host-dialog-trigger">Open the host’s dialog</Trigger>
      <Portal>
        <Overlay style={cover} />
        <Content style={box} aria-describedby={undefined} data-testid="host-dialog">
          <Title>Host dialog</Title>
          {children}
        </Content>
      </Portal>
    </Root>
  )
}
