import CssBaseline from '@mui/material/CssBaseline'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import pixelmatch from 'pixelmatch'
import type { Locator, Page } from 'playwright-core'
import { PNG } from 'pngjs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { HostPage } from './support/host-page'
import { useWorld } from './support/world'

const world = useWorld()
const packages = createRequire(import.meta.url)

/** Style sheets of real pages, and an artificial one that sets everything on every element. */
const sheets: Readonly<Record<string, string>> = {
  'Tailwind 3': read('@unocss/reset/tailwind.css'),
  'Tailwind 4': read('@unocss/reset/tailwind-v4.css'),
  Bootstrap: read('bootstrap/dist/css/bootstrap.min.css'),
  // MUI's styles are rendered as a server renders them.
  MUI: renderToStaticMarkup(createElement(CssBaseline)).replace(/<[^>]*>/g, ''),
  Pico: read('@picocss/pico/css/pico.min.css'),
  'a reset of everything': read('@unocss/reset/eric-meyer.css'),
  'a sheet that styles every element': `
    * { color: #0a0; background: #ffd; border: 2px dashed #f0f; border-radius: 9px; margin: 7px; padding: 5px; opacity: 0.9;
      font: italic 700 22px/3 cursive; letter-spacing: 3px; word-spacing: 9px; text-transform: uppercase; text-align: end; text-indent: 12px;
      text-shadow: 1px 1px #f00; text-decoration: underline; white-space: pre; box-shadow: 0 0 4px #00f; filter: sepia(1);
      min-width: 20px; max-width: 90%; float: left; rotate: 1deg; transition: all 1s; cursor: help; vertical-align: top; list-style: square; }
    *::before, *::after { content: '!'; background: red; padding: 3px; }
    svg, img, canvas { width: 100%; height: 100%; max-width: 300px; fill: lime; stroke: lime; stroke-width: 9; vertical-align: middle; }
    h1, h2, h3, p, label, dl, dt, dd, ul, ol, li { display: inline; color: navy; font-size: 40px; margin: 20px; }
    a, button, input, select, textarea { width: 100%; height: 80px; color: red; background: yellow; display: block; appearance: auto; }
    dialog, section, header, footer, article, nav, form, fieldset, table, td { max-width: 200px; background: pink; padding: 30px; display: block; }
    body { color: red; font: 30px serif; text-align: right; text-shadow: 0 0 3px red; word-spacing: 1em; line-height: 4; text-indent: 2em; white-space: pre; }`,
}

const docs = new URL('../template/src/wallet-modal/docs/on-your-page.md', import.meta.url)

function read(path: string): string {
  return readFileSync(packages.resolve(path), 'utf8')
}

/** Hides the page around the modal, because it shows at the modal's corners. */
const stage = `
  html, body { all: unset !important; background: #fff !important; }
  html::before, html::after, body::before, body::after, dialog::before { display: none !important; }
  body > :not(dialog) { opacity: 0 !important; }`

/** The tests have no browser types. */
const removeElement = new Function('element', 'element.remove()') as () => void

async function picture(part: Locator): Promise<PNG> {
  return PNG.sync.read(await part.screenshot({ animations: 'disabled', caret: 'hide' }))
}

/** The number of pixels that may differ, because the browser does not draw gradients and slanted lines the same way twice. */
const noise = 10

/** How a style sheet of the page changes the modal; an empty list if it does not. */
async function findDifferences(page: Page, part: Locator, what: string): Promise<string[]> {
  await page.mouse.move(0, 0)
  const plain = await picture(part)
  const findings: string[] = []
  for (const [name, css] of Object.entries(sheets)) {
    const tag = await page.addStyleTag({ content: css })
    const styled = await picture(part)
    await tag.evaluate(removeElement)
    const { width, height } = plain
    if (styled.width !== width || styled.height !== height)
      findings.push(`${what} under ${name}: ${styled.width} × ${styled.height} in place of ${width} × ${height}`)
    else {
      const count = pixelmatch(plain.data, styled.data, undefined, width, height, { threshold: 0.02 })
      if (count > noise) findings.push(`${what} under ${name}: ${count} pixels`)
    }
  }
  return findings
}

async function openView(host: HostPage, testId: string, view: string): Promise<void> {
  await host.in(testId).first().click()
  await host.sees(view)
}

test('MUI’s style sheet is in the list as it is rendered', () => {
  expect(sheets['MUI']).toMatch(/^html\{[^}]*box-sizing/)
})

test('the host page’s styles do not reach the modal: pictures are equal to the pixel', async () => {
  const { host, page } = await world.visit()
  await page.addStyleTag({ content: stage })
  const card = host.modal.locator('> div')
  const findings: string[] = []
  const look = async (what: string) => void findings.push(...(await findDifferences(page, card, what)))

  await host.open()
  await host.sees('Connect')
  await host.wallet('Sandbox Wallet').waitFor()
  await look('Connect')
  await openView(host, 'wm-help', 'WhatIsAWallet')
  await look('What is a wallet?')
  await host.in('wm-back').click()
  await host.sees('Connect')
  await openView(host, 'wm-all-wallets', 'AllWallets')
  await host.in('wm-wallet').nth(8).waitFor()
  await look('All wallets')
  await host.escape()
  await host.seesClosed()

  await host.connect()
  await host.open()
  await host.sees('Account')
  await host.in('wm-token').first().waitFor()
  await look('Account')
  await openView(host, 'wm-action-receive', 'WalletReceive')
  await look('Receive')
  await host.in('wm-back').click()
  await host.sees('Account')
  await openView(host, 'wm-action-send', 'WalletSend')
  await host.in('wm-send-amount').fill('0.5')
  await look('Send')
  await host.in('wm-back').click()
  await host.sees('Account')
  await openView(host, 'wm-header-network', 'Networks')
  await look('Networks')
  expect(findings).toEqual([])
})

test('inside a shadow root with the copied styles of the docs, the button looks as outside, whatever the page sets', async () => {
  const { host, page } = await world.visit()
  await host.button.getByRole('button').waitFor()
  const [recipe = ''] = /(?<=```ts\n)const sheet[^`]*/.exec(readFileSync(docs, 'utf8')) ?? []
  expect(recipe).toContain('adoptedStyleSheets')
  // Both modals are at whole pixels, on white.
  await page.addStyleTag({
    content: `main { font: 40px cursive; color: red; visibility: hidden } [data-testid=wm-button] { position: fixed; display: flex; inset: 0 auto auto 0; visibility: visible }
      #frame { all: initial; position: fixed; display: flex; visibility: visible; inset: 0 auto auto 0 }`,
  })
  await page.evaluate(`{
    const button = document.querySelector('[data-testid=wm-button] button')
    const frame = document.querySelector('main').appendChild(document.createElement('div'))
    frame.id = 'frame'
    const shadowRoot = frame.attachShadow({ mode: 'open' })
    shadowRoot.append(button.cloneNode(true))
    ${recipe}
  }`)
  const inside = await picture(page.locator('#frame button'))
  await page.evaluate("document.querySelector('#frame').remove()")
  const outside = await picture(host.button.getByRole('button'))
  expect([inside.width, inside.height]).toEqual([outside.width, outside.height])
  const { width, height } = outside
  expect(pixelmatch(outside.data, inside.data, undefined, width, height, { threshold: 0.02 })).toBeLessThanOrEqual(
    noise,
  )
})
