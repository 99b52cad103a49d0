import { buildSync } from 'esbuild'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { launchBrowser } from '../support/browser'
import { Guard } from '../support/guard'
import { inPageAll } from '../support/in-page'
import { serveGallery, type GalleryServer } from './build'
import type { Layout, Theme } from './layouts'

const pageScript = fileURLToPath(new URL('page/index.ts', import.meta.url))

interface View {
  theme: Theme
  layout: Layout
  /** The language of the modal. Default: English. */
  locale?: string
  /** The size of the page. Default: a desktop, or a phone for the sheet. */
  viewport?: { width: number; height: number }
  /** Whether the visitor has a touch screen instead of a mouse. Default: true for the sheet and the dialog. */
  hasTouch?: boolean
  /** The text size that the visitor has set in the browser, in pixels. Default: 16. */
  textSize?: number
  /** Style sheet text that goes into the page. */
  style?: string
}

/** One page of the gallery, in one theme and layout, that goes from scene to scene. */
export class GalleryPage {
  readonly page: Page
  readonly #view: View

  constructor(page: Page, view: View) {
    this.page = page
    this.#view = view
  }

  /** The ids of all scenes, in the order of the gallery. */
  scenes(): Promise<string[]> {
    return inPageAll<string[]>(
      this.page.locator('figure[data-scene]'),
      'elements.map((element) => element.dataset.scene)',
    )
  }

  /** The ids of the first scene of each view. */
  firstScenes(): Promise<string[]> {
    return inPageAll<string[]>(
      this.page.locator('figure[data-scene]:has([data-view])'),
      `[...new Map(
        elements.map((element) => [element.querySelector('[data-view]').dataset.view, element.dataset.scene]).toReversed(),
      ).values()].toReversed()`,
    )
  }

  /** Shows one scene alone, with every animation at its end. */
  async show(scene: string): Promise<void> {
    const { theme, layout, locale = 'en' } = this.#view
    await this.tell('show', scene, new URLSearchParams({ scene, theme, layout, locale }).toString())
  }

  /** Runs a function of `page/index.ts` in the page. */
  tell<T>(name: string, ...given: readonly unknown[]): Promise<T> {
    return this.page.evaluate<T>(`galleryPage.${name}(...${JSON.stringify(given)})`)
  }
}

/** The gallery of a test file: built and served before its first test. */
export class GalleryWorld {
  #server: GalleryServer | undefined
  #browser: Browser | undefined
  #contexts: { context: BrowserContext; guard: Guard }[] = []
  readonly #script = bundle()

  async start(): Promise<void> {
    const [server, browser] = await Promise.allSettled([serveGallery(), launchBrowser()])
    if (server.status === 'fulfilled') this.#server = server.value
    if (browser.status === 'fulfilled') this.#browser = browser.value
    for (const started of [server, browser]) if (started.status === 'rejected') throw started.reason
  }

  async stop(): Promise<void> {
    await Promise.all([this.#browser?.close(), this.#server?.close()])
  }

  /** Opens the page with all scenes, on a phone with a touch screen for the sheet and the dialog. */
  async open(view: View): Promise<GalleryPage> {
    if (!this.#server || !this.#browser) throw new Error('The gallery has not started')
    const isPhone = view.hasTouch ?? (view.layout === 'sheet' || view.layout === 'dialog')
    const context = await this.#browser.newContext({
      locale: 'en-US',
      viewport: view.viewport ?? (isPhone ? { width: 390, height: 844 } : { width: 1100, height: 900 }),
      ...(isPhone && { hasTouch: true, isMobile: true }),
      deviceScaleFactor: 1,
      colorScheme: view.theme,
      reducedMotion: 'reduce',
    })
    this.#contexts.push({ context, guard: new Guard(context) })
    await context.addInitScript({ content: this.#script })
    const page = await context.newPage()
    if (view.textSize) {
      const session = await context.newCDPSession(page)
      await session.send('Page.setFontSizes', { fontSizes: { standard: view.textSize } })
    }
    await page.goto(`${this.#server.address}?theme=${view.theme}&layout=${view.layout}&locale=${view.locale ?? 'en'}`)
    await page.locator('figure[data-scene]').last().waitFor()
    if (view.style !== undefined) await page.addStyleTag({ content: view.style })
    return new GalleryPage(page, view)
  }

  /** Closes the pages that the test opened. Fails when a page sent a request to another host, printed something or threw an error. */
  async endPages(): Promise<void> {
    const contexts = this.#contexts
    this.#contexts = []
    await Promise.all(contexts.map(({ context }) => context.close()))
    expect(contexts.flatMap(({ guard }) => guard.findings([]))).toEqual([])
  }
}

/** Gives a test file its gallery. */
export function useGallery(): GalleryWorld {
  const world = new GalleryWorld()
  beforeAll(() => world.start())
  afterEach(() => world.endPages())
  afterAll(() => world.stop())
  return world
}

/** The functions of `page/` are typed with a browser's types and are added to the page as one script. */
function bundle(): string {
  const { outputFiles } = buildSync({
    entryPoints: [pageScript],
    bundle: true,
    write: false,
    format: 'iife',
  })
  return outputFiles[0]?.text ?? ''
}
