import type { Page } from 'playwright-core'

/** The content of the page's localStorage, as text. */
export function localTexts(page: Page): Promise<string> {
  return page.evaluate<string>('JSON.stringify({ ...localStorage })')
}

/** The rows of a table of the modal's database; none when there is no database. */
export function storedRows(page: Page, table: string, id = 'default'): Promise<readonly { key: string }[]> {
  return page.evaluate<{ key: string }[]>(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('wallet-modal:${id}')
    opening.onupgradeneeded = () => opening.transaction.abort()
    opening.onerror = () => resolve([])
    opening.onsuccess = () => {
      const reading = opening.result.transaction('${table}').objectStore('${table}').getAll()
      reading.onsuccess = () => { opening.result.close(); resolve(reading.result) }
      reading.onerror = () => { opening.result.close(); reject(reading.error) }
    }
  })`)
}
