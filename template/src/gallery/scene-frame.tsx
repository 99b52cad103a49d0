import { useId, useMemo } from 'react'
import type { CardLayout } from '../wallet-modal/components/layout/card'
import { Card } from '../wallet-modal/components/layout/card'
import type { ThemeMode } from '../wallet-modal/domain/options'
import { ModalContent } from '../wallet-modal/modal/modal-content'
import { ModalDialog } from '../wallet-modal/modal/modal-dialog'
import { RootContext } from '../wallet-modal/react/root-context'
import type { Language } from '../wallet-modal/locales/language'
import { LanguageContext } from '../wallet-modal/locales/use-texts'
import type { Scene } from './scenes/scenes'
import { setStillLanguage } from './still-root'

/** A card in one of its layouts, a sheet on a screen of any width, or the open dialog, whose layout depends on the screen. */
export type SceneLayout = CardLayout | 'sheet' | 'dialog'

interface SceneFrameProps {
  scene: Scene
  theme: ThemeMode
  layout: SceneLayout
  language: Language
}

/** One scene in its card. */
export function SceneFrame({ scene, theme, layout, language }: SceneFrameProps) {
  const root = useMemo(() => {
    setStillLanguage(language)
    const created = scene.create()
    created.options.update({ enableEmbedded: layout === 'embedded' })
    if (layout === 'dialog') {
      created.theme.setThemeMode(theme)
      created.modal.open = true
    }
    return created
  }, [scene, theme, layout, language])
  return (
    <RootContext.Provider value={root}>
      <LanguageContext.Provider value={language}>
        {layout === 'dialog' ? (
          <ModalDialog />
        ) : (
          <SceneCard scene={scene} theme={theme} layout={layout} language={language} />
        )}
      </LanguageContext.Provider>
    </RootContext.Provider>
  )
}

function SceneCard({ scene, theme, layout, language }: SceneFrameProps & { layout: CardLayout | 'sheet' }) {
  const titleId = useId()
  return (
    <section
      className="wm-root frame"
      lang={language.locale}
      dir={language.dir}
      data-wm-theme={theme}
      aria-labelledby={titleId}
      data-testid="wm-modal"
      data-view={scene.view}
    >
      <Card layout={layout === 'sheet' ? 'card' : layout}>
        <ModalContent titleId={titleId} />
      </Card>
    </section>
  )
}
