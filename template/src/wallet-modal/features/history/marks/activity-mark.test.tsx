// @vitest-environment happy-dom
import '../../../testing/setup'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ActivityMark } from './activity-mark'
import { iconSend } from '../../../components/marks/view-icon-paths'

const picture = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'

function shown(mark: React.ReactElement): HTMLElement {
  return render(mark).container.firstElementChild as HTMLElement
}

test('A mark has no text: the words beside it say the same.', () => {
  const mark = shown(<ActivityMark images={[{ name: 'ETH', src: picture }]} sign={iconSend} />)
  expect(mark.getAttribute('aria-hidden')).toBe('true')
  expect(mark.textContent).toBe('')
  expect(mark.querySelectorAll('img')).toHaveLength(1)
  expect(mark.querySelector('path')?.getAttribute('d')).toBe(iconSend.d)
})

test('Two images are a pair; an image without a picture has its letter.', () => {
  const mark = shown(<ActivityMark images={[{ name: 'ETH' }, { name: 'kite', isCollectible: true }]} />)
  expect(mark.dataset['pair']).toBe('true')
  expect([...mark.querySelectorAll<HTMLElement>('[data-letter]')].map(({ dataset }) => dataset['letter'])).toEqual([
    'E',
    'K',
  ])
  expect(mark.querySelectorAll('[data-square]')).toHaveLength(1)
})

test('A pending transaction has a spinner, a failed one a mark.', () => {
  expect(shown(<ActivityMark images={[]} sign={iconSend} busy />).querySelector('circle')).not.toBeNull()
  expect(shown(<ActivityMark images={[]} sign={iconSend} failed />).querySelector('[data-failed]')).not.toBeNull()
})

test('A picture from an unsafe source is not loaded.', () => {
  const mark = shown(
    <ActivityMark images={[{ name: 'Kite', src: 'http://tracker.example/1.png', isCollectible: true }]} />,
  )
  expect(mark.querySelector('img')).toBeNull()
})
