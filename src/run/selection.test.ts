import { expect, test } from 'vitest'
import { parseUnits } from '../emit/units'
import { toOption } from './selection'

const units = parseUnits(
  JSON.stringify([
    { id: 'core', kind: 'core', title: 'Core', files: ['core/**'] },
    { id: 'qr', kind: 'shared', title: 'QR codes', files: ['qr/**'] },
    { id: 'universal', kind: 'chain', title: 'Pairing: wallets on phones', requires: ['qr'], files: ['universal/**'] },
    { id: 'send', kind: 'feature', title: 'Send', requires: ['qr'], files: ['send/**'] },
    { id: 'all', kind: 'feature', title: 'Wallet directory', requires: ['universal', 'send'], files: ['all/**'] },
  ]),
)
const optionOf = (id: string): unknown => {
  const unit = units.find((each) => each.id === id)
  return unit && toOption(unit, units)
}

test('An option names the chains and features that come along by the start of their titles.', () => {
  expect(optionOf('all')).toEqual({ value: 'all', label: 'Wallet directory', hint: 'with Pairing; Send' })
})

test('An option does not name parts that nobody can choose.', () => {
  expect(optionOf('send')).toEqual({ value: 'send', label: 'Send' })
})
