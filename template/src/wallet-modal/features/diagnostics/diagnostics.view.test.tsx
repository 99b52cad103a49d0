// @vitest-environment happy-dom
import '../../testing/setup'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { runInAction } from 'mobx'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createLanguage } from '../../locales/create-language'
import { diagnosticsTexts } from './diagnostics-texts'
import { firstAddress } from '../../testing/fake-wallet'
import type { RenderedModal } from '../../testing/render-modal'
import { renderModal } from '../../testing/render-modal'
import { replayDiagnostics } from '../../testing/replay-diagnostics'
import { settle } from '../../testing/settle'
import { loadView } from '../../views/registry'
import { recordDiagnostics } from './record-diagnostics'

/** Renders a modal with a running recorder. `files` are the reports that the visitor has saved. */
async function renderRecorded() {
  const rendered = await renderModal()
  const files: { name: string; content: Blob }[] = []
  const contents = new Map<string, Blob>()
  const { window } = rendered.platform.page
  const page = Object.assign(window, {
    URL: {
      createObjectURL(content: Blob) {
        contents.set(`blob:${contents.size}`, content)
        return `blob:${contents.size - 1}`
      },
      revokeObjectURL: (address: string) => void contents.delete(address),
    },
  })
  Object.assign(page.document, {
    createElement: () => {
      const link = { href: '', download: '', click: () => {} }
      link.click = () => void files.push({ name: link.download, content: contents.get(link.href) ?? new Blob() })
      return link
    },
  })
  const diagnostics = recordDiagnostics(rendered.modal)
  await rendered.run(async () => {
    await diagnostics.report()
    await loadView(rendered.root, 'Diagnostics')
  })
  return { ...rendered, diagnostics, files, contents }
}

/** Opens the modal, and switches to a network that the app does not list, so that the modal shows an alert. */
async function raiseAlert({ run, modal }: RenderedModal): Promise<void> {
  await run(() => modal.open())
  await run(() => modal.switchNetwork({ id: 5 }).catch(() => {}))
}

describe('The button `Save a report`', () => {
  test('An alert has the button as long as a recorder runs.', async () => {
    const rendered = await renderRecorded()
    await raiseAlert(rendered)
    const alert = screen.getByTestId('wm-alert')
    expect(within(alert).getByRole('button', { name: 'Save a report' })).toBeTruthy()
    await rendered.run(() => rendered.diagnostics.stop())
    expect(within(alert).queryByTestId('wm-error-action')).toBeNull()
  })

  test('Without a recorder, an alert does not have the button.', async () => {
    const rendered = await renderModal()
    await raiseAlert(rendered)
    expect(screen.getByTestId('wm-alert')).toBeTruthy()
    expect(screen.queryByTestId('wm-error-action')).toBeNull()
  })

  test('By keyboard, a visitor opens the report from a snackbar about an error.', async () => {
    const user = userEvent.setup()
    const rendered = await renderRecorded()
    await rendered.open()
    const { snack } = rendered.root.modalStores
    await rendered.run(() => snack.showSuccess('Copied'))
    expect(screen.queryByTestId('wm-snackbar-action')).toBeNull()
    // Two messages with equal texts in a row: the second one has the button, too.
    await rendered.run(() => snack.showError('Failed to copy'))
    await rendered.run(() => snack.showError('Failed to copy'))
    const toast = screen.getByTestId('wm-snackbar')
    expect(toast).toMatchObject({ role: 'status', dataset: { variant: 'error' } })
    const button = within(toast).getByRole('button', { name: 'Save a report' })
    for (let step = 0; step < 20 && document.activeElement !== button; step += 1)
      await rendered.run(() => user.keyboard('{Tab}'))
    expect(document.activeElement).toBe(button)
    await rendered.advance(60_000)
    await rendered.run(() => user.keyboard('{Enter}'))
    expect(screen.getByTestId('wm-modal').dataset['view']).toBe('Diagnostics')
    expect(screen.queryByTestId('wm-snackbar')).toBeNull()
  })

  test('A snackbar does not have the button while the report is open, nor after the recorder has stopped.', async () => {
    const rendered = await renderRecorded()
    await rendered.open()
    const { snack } = rendered.root.modalStores
    await rendered.run(() => snack.showError('Failed to copy'))
    await rendered.run(() => rendered.diagnostics.show())
    expect(screen.getByTestId('wm-snackbar').textContent).toBe('Failed to copy')
    await rendered.run(() => rendered.root.router.goBack())
    expect(screen.getByTestId('wm-snackbar-action').textContent).toBe('Save a report')
    await rendered.run(() => rendered.diagnostics.stop())
    expect(screen.getByTestId('wm-snackbar').textContent).toBe('Failed to copy')
    await rendered.run(() => snack.showError('Failed to copy'))
    expect(screen.queryByTestId('wm-snackbar-action')).toBeNull()
  })

  test('The button of a snackbar has the language of the modal.', async () => {
    const rendered = await renderRecorded()
    await rendered.open()
    await rendered.run(() => rendered.root.modalStores.snack.showError('Failed to copy'))
    const loaded = { diagnostics: { ...diagnosticsTexts.english, title: 'Bericht speichern' } }
    await rendered.run(() => runInAction(() => (rendered.root.locale.modal = createLanguage({ locale: 'de', loaded }))))
    expect(screen.getByTestId('wm-snackbar-action').textContent).toBe('Bericht speichern')
  })

  test('The message about a view that failed to render has the button, and the button opens the report.', async () => {
    const rendered = await renderRecorded()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => void vi.restoreAllMocks())
    await rendered.show({ view: 'SwitchNetwork', data: undefined as never })
    expect(screen.getByTestId('wm-failed')).toBeTruthy()
    await rendered.click('wm-error-action')
    expect(screen.getByTestId('wm-title').textContent).toBe('Save a report')
    expect(screen.queryByTestId('wm-failed')).toBeNull()
  })
})

describe('The view of the diagnostics report', () => {
  test('By keyboard, a visitor opens the report from an alert, reads the whole report, and saves a file that a test can replay.', async () => {
    const user = userEvent.setup()
    const rendered = await renderRecorded()
    await rendered.connect()
    await raiseAlert(rendered)
    screen.getByTestId('wm-error-action').focus()
    await rendered.run(() => user.keyboard('{Enter}'))
    expect(screen.getByTestId('wm-modal').dataset['view']).toBe('Diagnostics')
    // The alert does not have the button while the view of the report is open.
    expect(screen.queryByTestId('wm-error-action')).toBeNull()
    const view = screen.getByTestId('wm-view-Diagnostics')
    expect(view.textContent).toContain('Nothing is sent')
    expect(view.textContent).toMatch(/Recorded since.*Steps\d+.*Requests\d+.*BrowserChrome 140 Linux/)
    screen.getByTestId('wm-diagnostics-save').focus()
    await rendered.run(() => user.keyboard('{Enter}'))
    expect(rendered.files.map(({ name }) => name)).toEqual(['wallet-report-2026-01-01.json'])
    const text = (await rendered.files[0]?.content.text()) ?? ''
    expect(text).toBe(screen.getByTestId('wm-diagnostics-report').textContent)
    expect(text.toLowerCase()).not.toContain(firstAddress.slice(2, 12).toLowerCase())
    expect(rendered.contents.size).toBe(0)
    expect(screen.getByTestId('wm-snackbar').textContent).toBe('Report saved')
    const { states } = await replayDiagnostics(JSON.parse(text))
    expect(states.at(-1)).toMatchObject({ alert: 'SWITCH_NETWORK_NOT_FOUND', chains: [{ account: 'account-1' }] })
  })

  test('The report does not change while the view is open.', async () => {
    const { run, diagnostics, root } = await renderRecorded()
    await run(() => diagnostics.show())
    const before = screen.getByTestId('wm-diagnostics-report').textContent
    await run(() => root.events.track({ event: 'CLICK_NETWORKS' }))
    await run(() => settle())
    expect(screen.getByTestId('wm-diagnostics-report').textContent).toBe(before)
  })
})
