import type { RequestPayload } from '../../connectors/auth-frame/protocol'
import type { FrameWindow } from '../platform'

/** The variables of the page that the frame takes over, and the frame's own. */
const variables = { '--w3m-accent': '--wf-accent', '--w3m-background': '--wf-background' } as const

type Rgb = readonly [number, number, number]

/** Reads an opaque colour as the browser computes it. Undefined for anything else. */
function readColor(window: FrameWindow, value: string | undefined): Rgb | undefined {
  const { document, CSS } = window
  if (value === undefined || !CSS?.supports('color', value) || /\b(?:var|env|attr|url)\(/i.test(value)) return undefined
  const probe = document.createElement('span')
  probe.style.color = value
  document.body.append(probe)
  const computed = window.getComputedStyle(probe).color
  probe.remove()
  const [, red, green, blue] = /^rgb\((\d{1,3}), (\d{1,3}), (\d{1,3})\)$/.exec(computed) ?? []
  return red === undefined ? undefined : [Number(red), Number(green), Number(blue)]
}

/** The relative luminance of WCAG 2, from 0 to 1. */
function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((part) => {
    const share = part / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/**
 * Takes over the theme of the page: light or dark, the accent and the background. A colour on which the frame's texts could not be
 * read is ignored, so that no page hides what is approved.
 */
export function applyTheme(window: FrameWindow, theme: RequestPayload<'SYNC_THEME'>): void {
  const root = window.document.documentElement
  const { themeMode, w3mThemeVariables: given } = theme
  if (themeMode) root.dataset['theme'] = themeMode
  if (!given) return
  const isDark = root.dataset['theme'] === 'dark'
  const accent = readColor(window, given['--w3m-accent'])
  const background = readColor(window, given['--w3m-background'])
  const set = (name: string, value: string | undefined) =>
    value === undefined ? root.style.removeProperty(name) : root.style.setProperty(name, value)
  const text = accent && luminance(accent) > 0.18 ? '#000' : '#fff'
  set(variables['--w3m-accent'], accent && `rgb(${accent.join(' ')})`)
  set('--wf-on-accent', accent && text)
  const light = background && luminance(background)
  const isReadable = light !== undefined && (isDark ? light < 0.1 : light > 0.7)
  set(variables['--w3m-background'], background && isReadable ? `rgb(${background.join(' ')})` : undefined)
}
