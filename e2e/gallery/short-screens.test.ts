import { expect, test } from 'vitest'
import { useGallery } from './gallery'

const gallery = useGallery()

/** A phone, a phone on its side, and a window of 1280 × 1024 at 200 %. */
const screens = [
  { name: 'a phone of 360 × 640', width: 360, height: 640, hasTouch: true, scheme: 'light' },
  { name: 'a phone of 844 × 390', width: 844, height: 390, hasTouch: true, scheme: 'dark' },
  { name: 'a window at 200 %', width: 640, height: 512, hasTouch: false, scheme: 'light' },
] as const

/** The least height, in pixels, that is left for the content beside header, alert and footer. */
const leastRoom = 96

test.for(screens)('the main actions of every view can be pressed without scrolling on $name', async (screen) => {
  const { width, height, hasTouch, scheme } = screen
  const one = await gallery.open({ theme: scheme, layout: 'dialog', viewport: { width, height }, hasTouch })
  const findings: string[] = []
  for (const scene of await one.scenes()) {
    await one.show(scene)
    const room = await one.tell<number>('roomForContent')
    const found = [
      ...(await one.tell<string[]>('actionsBelowFold')),
      ...(await one.tell<string[]>('beyondScreen')),
      ...(await one.tell<string[]>('cutCode', height > 400)),
      ...(room < leastRoom ? [`only ${room} pixels are left for the content`] : []),
    ]
    findings.push(...found.map((finding) => `${scene}: ${finding}`))
  }
  expect(findings).toEqual([])
})

test('at 400 % the visitor can scroll to every main action and sees the code whole', async () => {
  const viewport = { width: 320, height: 256 }
  const one = await gallery.open({ theme: 'light', layout: 'dialog', viewport, hasTouch: false })
  const findings: string[] = []
  for (const scene of await one.scenes()) {
    await one.show(scene)
    const room = await one.tell<number>('roomForContent')
    const found = [
      ...(await one.tell<string[]>('cutCode', false)),
      ...(await one.tell<string[]>('actionsOutOfReach')),
      ...(await one.tell<string[]>('beyondScreen')),
      ...(room < leastRoom ? [`only ${room} pixels are left for the content`] : []),
    ]
    findings.push(...found.map((finding) => `${scene}: ${finding}`))
  }
  expect(findings).toEqual([])
})
