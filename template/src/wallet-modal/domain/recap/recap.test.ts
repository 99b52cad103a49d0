// @vitest-environment node
import { expect, test } from 'vitest'
import { isAskedStatement, statementWithRecap } from './recap'

const recapOf = (att: object) => `urn:recap:${btoa(JSON.stringify({ att }))}`
const words = 'I further authorize the stated URI to perform the following actions on my behalf: '

test('A statement stays as it is if nothing is allowed.', () => {
  expect(statementWithRecap('Welcome.', undefined)).toBe('Welcome.')
  expect(statementWithRecap('Welcome.', ['https://a.example/'])).toBe('Welcome.')
  expect(statementWithRecap('', ['https://a.example/'])).toBeUndefined()
})

test('Allowed actions follow the statement, in order and with numbers.', () => {
  const resources = [
    'https://a.example/',
    recapOf({
      eip155: { 'request/personal_sign': [{}], 'request/eth_sign': [{}], 'crud/read': [{}] },
      other: { 'a/b': [] },
    }),
  ]
  const sentence = `${words}(1) 'request': 'eth_sign', 'personal_sign' for 'eip155'. (2) 'crud': 'read' for 'eip155'. (3) 'a': 'b' for 'other'.`
  expect(statementWithRecap(undefined, resources)).toBe(sentence)
  expect(statementWithRecap('Welcome.', resources)).toBe(`Welcome. ${sentence}`)
  expect(statementWithRecap(`Welcome. ${sentence}`, resources)).toBe(`Welcome. ${sentence}`)
})

test('A statement is accepted only if it is the requested one with the allowed actions behind it.', () => {
  const resources = [recapOf({ eip155: { 'request/personal_sign': [{}] } })]
  const sentence = `${words}(1) 'request': 'personal_sign' for 'eip155'.`
  expect(isAskedStatement(`Welcome. ${sentence}`, 'Welcome.', resources)).toBe(true)
  for (const said of [
    'Welcome.',
    `Welcome. ${sentence} And more.`,
    `Welcome. And more. ${sentence}`,
    sentence,
    undefined,
  ])
    expect(isAskedStatement(said, 'Welcome.', resources)).toBe(false)
  expect(isAskedStatement('Welcome.', 'Welcome.', ['urn:recap:%%%'])).toBe(false)
})
