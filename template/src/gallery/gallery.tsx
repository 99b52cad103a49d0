import { useState } from 'react'
import type { CardLayout } from '../wallet-modal/components/card'
import type { ThemeMode } from '../wallet-modal/domain/options'
import { PartsBoard } from './parts-board'
import { SceneFrame } from './scene-frame'
import { scenes } from './scenes'

const themes: readonly ThemeMode[] = ['light', 'dark']
const layouts: readonly CardLayout[] = ['card', 'sheet', 'embedded']

/** One of a list, when the address asks for it: `?theme=dark&layout=sheet&scene=account`. */
function fromAddress<Value extends string>(name: string, values: readonly Value[]): Value | undefined {
  const asked = new URLSearchParams(location.search).get(name)
  return values.find((value) => value === asked)
}

/** Every view in every state; one scene alone when the address names it. */
export function Gallery() {
  const [theme, setTheme] = useState(() => fromAddress('theme', themes) ?? 'light')
  const [layout, setLayout] = useState(() => fromAddress('layout', layouts) ?? 'card')
  const scene = scenes.find(({ id }) => id === new URLSearchParams(location.search).get('scene'))
  if (scene) {
    return (
      <main className="single" data-theme={theme}>
        <SceneFrame scene={scene} theme={theme} layout={layout} />
      </main>
    )
  }
  return (
    <main className="gallery" data-theme={theme}>
      <form className="choices">
        {themes.map((value) => (
          <label key={value}>
            <input type="radio" name="theme" checked={theme === value} onChange={() => setTheme(value)} /> {value}
          </label>
        ))}
        {layouts.map((value) => (
          <label key={value}>
            <input type="radio" name="layout" checked={layout === value} onChange={() => setLayout(value)} /> {value}
          </label>
        ))}
      </form>
      {scenes.map((one) => (
        <figure key={one.id} data-scene={one.id} data-layout={layout}>
          <SceneFrame scene={one} theme={theme} layout={layout} />
          <figcaption>
            <a href={`?scene=${one.id}&theme=${theme}&layout=${layout}`}>
              {one.view} · {one.id}
            </a>
          </figcaption>
        </figure>
      ))}
      <PartsBoard theme={theme} />
    </main>
  )
}
