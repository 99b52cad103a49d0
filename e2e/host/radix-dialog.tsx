import { Content, Overlay, Portal, Root, Title, Trigger } from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'

const cover = { position: 'fixed', inset: 0, background: '#0006' } as const
const box = { position: 'fixed', inset: '10% 20%', overflow: 'auto', padding: 24, background: '#fff' } as const

/** A host app's own dialog as Radix makes it, which shadcn does too: closed at first, and modal when it is open. */
export default function RadixDialog({ children }: { children: ReactNode }) {
  return (
    <Root>
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
