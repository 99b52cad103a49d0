import { parse } from '@babel/parser'
import { expect, test } from 'vitest'
import type { SourceFile } from './source-files'
import { isProduct, readModalFiles } from './source-files'

/** The modules that show the message of an error to a visitor. These modules and their imports create the errors to check. */
const screens = [
  'wallet-frame/account-page/main.ts',
  'wallet-frame/questions/unlock-screen.ts',
  'wallet-frame/questions/take-locks.ts',
]

/** Modules that answer requests of the page. Their errors go to the page with a message in English. `translated` in `locales/error-text.ts` decides which have a sentence for the visitor, too. */
const answersPage = /^wallet-frame\/(?:requests\/|logins\/[a-z]+\/[a-z]+-requests\.ts$)/

/** Errors in modules of the screens that no visitor reads, with the reason. A key is the beginning of the message, or the name of the function that creates the error. */
const forDevelopers: Readonly<Record<string, readonly string[]>> = {
  'mistakes in the code that chooses the locks, which no visitor can cause': [
    'A lock has no secret',
    'A wallet needs a lock',
    'A wallet has one lock of each kind',
    'A wallet with a passkey needs a recovery code',
  ],
  'the screen goes on without the answer': ['The wallet server does not answer'],
  'keys that were overwritten sign nothing more, and only the page asks for signatures': ['notConnected'],
  'the visitor has declined, so no error is shown': ['userRejected'],
}
const exceptions = Object.values(forDevelopers).flat()

interface Node {
  type: string
  loc?: { start: { line: number } }
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** A place in a source file of the frame where an error is created. */
interface CreatedError {
  place: string
  kind: string
  /** The message, if the source has it as a literal. Undefined if the message is a value, such as a text of a catalogue. */
  message: string | undefined
  /** The names of texts that the error may have. */
  texts: readonly string[]
}

function literalOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'StringLiteral') return String(node['value'])
  if (node.type !== 'TemplateLiteral') return undefined
  return (node['quasis'] as { value: { raw: string } }[]).map(({ value }) => value.raw).join('…')
}

/** The literals that an expression can have as its value. */
function literalsOf(node: unknown): string[] {
  if (!isNode(node)) return []
  if (node.type === 'ConditionalExpression') return [node['consequent'], node['alternate']].flatMap(literalsOf)
  return [literalOf(node) ?? []].flat()
}

function textsOf(options: unknown): string[] {
  const properties = isNode(options) ? options['properties'] : undefined
  if (!Array.isArray(properties)) return []
  return properties
    .filter(isNode)
    .filter(({ key }) => isNode(key) && key['name'] === 'text')
    .flatMap(({ value }) => literalsOf(value))
}

/** Finds the places where a file creates an error: with `new`, or with a function of `frame-error.ts`. */
function createdErrors({ path, text }: Pick<SourceFile, 'path' | 'text'>): CreatedError[] {
  const found: CreatedError[] = []
  const look = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(look)
    if (!isNode(value)) return
    const { callee } = value
    const name = isNode(callee) ? String(callee['name']) : ''
    const [message, , options] = Array.isArray(value['arguments']) ? value['arguments'] : []
    const place = `${path}:${value.loc?.start.line}`
    if (value.type === 'NewExpression' && /^(?:Frame|Translated)Error$/.test(name))
      found.push({ place, kind: name, message: literalOf(message), texts: textsOf(options) })
    if (value.type === 'CallExpression' && /^(?:invalidParams|notConnected|userRejected)$/.test(name))
      found.push({ place, kind: name, message: name, texts: [] })
    for (const [key, child] of Object.entries(value)) if (key !== 'loc') look(child)
  }
  look(parse(text, { sourceType: 'module', plugins: ['typescript'] }).program)
  return found
}

/** Finds the errors of a file whose message a visitor would read in English in every language. */
function englishErrors(file: Pick<SourceFile, 'path' | 'text'>): string[] {
  return createdErrors(file)
    .filter(({ kind, message, texts }) => {
      if (kind === 'TranslatedError') return message !== undefined
      return texts.length === 0 && !exceptions.some((one) => message?.startsWith(one))
    })
    .map(({ place, message }) => `${place}: ${message}`)
}

const files = new Map(
  readModalFiles()
    .filter((file) => isProduct(file))
    .map((file) => [file.path, file]),
)

/** The files of the frame that the screens load, at once or later. */
function filesOfScreens(): SourceFile[] {
  const reached = new Map<string, SourceFile>()
  const visit = (path: string): void => {
    const file = files.get(path)
    if (!file || reached.has(path) || !path.startsWith('wallet-frame/') || answersPage.test(path)) return
    reached.set(path, file)
    for (const { target, isType } of file.imports) if (!isType) visit(target)
  }
  screens.forEach(visit)
  reached.delete('wallet-frame/frame-error.ts')
  return [...reached.values()]
}

test('Each error that a screen of the wallet frame can show to a visitor has a translated text, or is listed as an error for developers.', () => {
  const reached = filesOfScreens()
  for (const path of ['account-page/ways/add-email.ts', 'custody/key-store.ts', 'logins/farcaster/channel.ts'])
    expect(reached.map((file) => file.path)).toContain(`wallet-frame/${path}`)
  expect(reached.flatMap(englishErrors)).toEqual([])
})

test('No `TranslatedError` has an English literal as its message, because its message has to be a text of a catalogue.', () => {
  const frame = [...files.values()].filter(({ path }) => path.startsWith('wallet-frame/'))
  const claims = frame.flatMap(createdErrors).filter(({ kind }) => kind === 'TranslatedError')
  expect(claims.length).toBeGreaterThan(5)
  expect(claims.filter(({ message }) => message !== undefined)).toEqual([])
})

test('Each English message that this file allows for developers still occurs in the source of the frame.', () => {
  const messages = filesOfScreens()
    .flatMap(createdErrors)
    .map(({ message }) => message ?? '')
  expect(exceptions.filter((one) => !messages.some((message) => message.startsWith(one)))).toEqual([])
})

test('The search finds an error without a text, a `TranslatedError` with a literal message, and an error from a function of `frame-error.ts`.', () => {
  const text = `
    const a = new FrameError('This is new')
    const b = new FrameError(\`This \${what} is new\`, undefined, { cause })
    const c = new TranslatedError('This is not translated')
    const d = invalidParams('This is new')
    const e = new FrameError('A wallet needs a lock')
    const f = new FrameError('This has a text', undefined, { text: isOn ? 'noWallet' : 'notOpened' })
    const g = new TranslatedError(texts.over)
    throw new FrameError(message)`
  expect(englishErrors({ path: 'a.ts', text })).toEqual([
    'a.ts:2: This is new',
    'a.ts:3: This … is new',
    'a.ts:4: This is not translated',
    'a.ts:5: invalidParams',
    'a.ts:9: undefined',
  ])
})
