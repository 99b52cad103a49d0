import { useId, useMemo } from 'react'
import type { CardLayout } from '../wallet-modal/components/card'
import { Card } from '../wallet-modal/components/card'
import type { ThemeMode } from '../wallet-modal/domain/options'
import { ModalContent } from '../wallet-modal/modal/modal-content'
import { RootContext } from '../wallet-modal/react/root-context'
import type { Scene } from './scenes'

interface SceneFrameProps {
  scene: Scene
  theme: ThemeMode
  layout: CardLayout
}

/** One scene in its card. */
export function SceneFrame({ scene, theme, layout }: SceneFrameProps) {
  const root = useMemo(() => {
    const created = scene.create()
    created.options.update({ enableEmbedded: layout === 'embedded' })
    return created
  }, [scene, layout])
  const titleId = useId()
  return (
    <RootContext value={root}>
      <section
        className="wm-root frame"
        data-wm-theme={theme}
        aria-labelledby={titleId}
        data-testid="wm-modal"
        data-view={scene.view}
      >
        <Card layout={layout}>
          <ModalContent titleId={titleId} />
        </Card>
      </section>
    </RootContext>
  )
}
