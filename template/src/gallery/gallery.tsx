import { use } from 'react'
import type { ThemeMode } from '../wallet-modal/domain/options'
import { ask, useAsked } from './address'
import { galleryLocales, loadGalleryLanguage } from './gallery-language'
import { PartsBoard } from './parts-board'
import type { SceneLayout } from './scene-frame'
import { SceneFrame } from './scene-frame'
import { scenes } from './scenes/scenes'

const themes: readonly ThemeMode[] = ['light', 'dark']
const layouts: readonly SceneLayout[] = ['card', 'sheet', 'embedded', 'dialog']

/** Every view in every state, or the one scene that the address names. */
export function Gallery() {
  const asked = useAsked()
  const theme = themes.find((value) => value === asked.get('theme')) ?? 'light'
  const layout = layouts.find((value) => value === asked.get('layout')) ?? 'card'
  const locale = galleryLocales.find((value) => value === asked.get('locale')) ?? 'en'
  const language = use(loadGalleryLanguage(locale))
  const scene = scenes.find(({ id }) => id === asked.get('scene'))
  if (scene) {
    return (
      <main className="single" data-theme={theme} data-layout={layout} data-scene={scene.id}>
        <h1 className="aside">{scene.id}</h1>
        <SceneFrame
          key={`${scene.id} ${layout} ${locale}`}
          scene={scene}
          theme={theme}
          layout={layout}
          language={language}
        />
      </main>
    )
  }
  return (
    <main className="gallery" data-theme={theme}>
      <h1 className="aside">Gallery</h1>
      <form className="choices">
        <Choices name="theme" values={themes} chosen={theme} />
        <Choices name="layout" values={layouts} chosen={layout} />
        <Choices name="locale" values={galleryLocales} chosen={locale} />
      </form>
      {scenes.map((one) => (
        <figure key={`${one.id} ${layout} ${locale}`} data-scene={one.id} data-layout={layout}>
          {layout !== 'dialog' && <SceneFrame scene={one} theme={theme} layout={layout} language={language} />}
          <figcaption>
            <a href={`?scene=${one.id}&theme=${theme}&layout=${layout}&locale=${locale}`}>
              {one.view} · {one.id}
            </a>
          </figcaption>
        </figure>
      ))}
      <PartsBoard theme={theme} />
    </main>
  )
}

function Choices({ name, values, chosen }: { name: string; values: readonly string[]; chosen: string }) {
  const choose = (value: string) => {
    const asked = new URLSearchParams(location.search)
    asked.set(name, value)
    ask(asked)
  }
  return values.map((value) => (
    <label key={value}>
      <input type="radio" name={name} checked={chosen === value} onChange={() => choose(value)} /> {value}
    </label>
  ))
}
