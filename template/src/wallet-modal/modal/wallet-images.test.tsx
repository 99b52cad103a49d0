// @vitest-environment happy-dom
import '../testing/setup'
import { act, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestRoot } from '../testing/create-test-root'
import { createFakePlatform } from '../testing/fake-platform'
import { renderModal } from '../testing/render-modal'
import { settle } from '../testing/settle'
import { preloadImage } from './use-wallet-images'

/** Images that load when the test says so. */
function stubImages() {
  const asked: { src: string; load(): void; fail(): void }[] = []
  class FakeImage extends EventTarget {
    src = ''
    decode() {
      return new Promise<void>((resolve, reject) => {
        const load = () => {
          resolve()
          this.dispatchEvent(new Event('load'))
        }
        asked.push({ src: this.src, load, fail: () => reject(new Error('EncodingError')) })
      })
    }
  }
  vi.stubGlobal('Image', FakeImage)
  onTestFinished(() => void vi.unstubAllGlobals())
  return asked
}

test('[C9-02] A shake lasts 500 ms, and an image is awaited for 2 s.', async () => {
  const { root, platform } = await createTestRoot()
  root.modal.shake()
  await platform.advance(499)
  expect(root.modal.shaking).toBe(true)
  await platform.advance(1)
  expect(root.modal.shaking).toBe(false)

  stubImages()
  const failed = vi.fn<(error: unknown) => void>()
  preloadImage('https://img.example/wallet.png', platform, () => {}).catch(failed)
  await platform.advance(1_999)
  expect(failed).not.toHaveBeenCalled()
  await platform.advance(1)
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'TIMED_OUT' }))
})

test('A loaded image is ready, a broken one is not.', async () => {
  const images = stubImages()
  const platform = createFakePlatform()
  const ready = preloadImage('https://img.example/one.png', platform, () => {})
  images[0]?.load()
  await expect(ready).resolves.toBeUndefined()
  const broken = preloadImage('https://img.example/two.png', platform, () => {})
  images[1]?.fail()
  await expect(broken).rejects.toThrow('EncodingError')
  expect(platform.waiting()).toBe(0)
})

test('A wallet whose image fails has none, until the image arrives late.', async () => {
  const images = stubImages()
  const { open, advance } = await renderModal()
  await open()
  const shown = () => screen.getByTestId('wm-wallet').querySelector('img')
  expect(images.map(({ src }) => src.slice(0, 18))).toEqual(['data:image/svg+xml'])
  await advance(2_000)
  expect(shown()).toBeNull()
  await act(async () => {
    images[0]?.load()
    await settle()
  })
  expect(shown()).not.toBeNull()
})
