import { parse } from '@babel/parser'
import { expect, test } from 'vitest'
import { isProduct, readModalFiles } from './source-files'

/** The attributes and properties whose texts are shown or spoken, in the components of the modal and in HTML. */
const shown =
  /^(aria-(label|description|roledescription|valuetext)|alt|placeholder|title|label|text|sub|endText|disabledReason|tooLong|message|name)$/

/** Elements whose texts visitors do not read, because the elements are style sheets and drawings. */
const silent = new Set(['style', 'path', 'svg'])

/** Names that are the same in every language. */
const names = new Set(['WalletConnect'])

interface Node {
  type: string
  loc?: { start: { line: number } }
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** The words of a literal text. Undefined for other nodes, and for texts without words. */
function wordsOf(node: Node): string | undefined {
  const text =
    node.type === 'StringLiteral' || node.type === 'JSXText'
      ? String(node['value'])
      : node.type === 'TemplateLiteral'
        ? (node['quasis'] as { value: { raw: string } }[]).map(({ value }) => value.raw).join(' ')
        : ''
  return /\p{L}{2,}/u.test(text) && !names.has(text) ? text.trim() : undefined
}

/** The literal texts that an expression can have as its value. */
function literalsIn(node: unknown): Node[] {
  if (!isNode(node)) return []
  if (wordsOf(node) !== undefined) return [node]
  if (node.type === 'JSXExpressionContainer') return literalsIn(node['expression'])
  if (node.type === 'ConditionalExpression')
    return [...literalsIn(node['consequent']), ...literalsIn(node['alternate'])]
  if (node.type === 'LogicalExpression')
    return [...(node['operator'] === '&&' ? [] : literalsIn(node['left'])), ...literalsIn(node['right'])]
  // Of the binary expressions only `+` makes a text. The others are comparisons, and visitors do not see the compared texts.
  if (node.type === 'BinaryExpression' && node['operator'] === '+')
    return [...literalsIn(node['left']), ...literalsIn(node['right'])]
  return []
}

/** The literal texts of a file that a visitor would see or hear. */
function visibleTexts(path: string, source: string): string[] {
  const found: string[] = []
  const note = (nodes: readonly Node[]) => {
    for (const node of nodes) found.push(`${path}:${node.loc?.start.line}: ${wordsOf(node)}`)
  }
  const look = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(look)
    if (!isNode(value)) return
    if (value.type === 'JSXElement') {
      const { name } = (value['openingElement'] as { name: { name?: string } }).name
      if (silent.has(name ?? '')) return
      note((value['children'] as Node[]).flatMap(literalsIn))
    }
    if (value.type === 'JSXFragment') note((value['children'] as Node[]).flatMap(literalsIn))
    if (value.type === 'JSXAttribute' && shown.test(String((value['name'] as Node)['name'])))
      note(literalsIn(value['value']))
    for (const [key, child] of Object.entries(value)) if (key !== 'loc') look(child)
  }
  look(parse(source, { sourceType: 'module', plugins: ['jsx', 'typescript'] }).program)
  return found
}

test('The views of the modal have no visible or spoken text outside of the catalogues.', () => {
  const views = readModalFiles().filter(
    (file) =>
      isProduct(file) && file.path.endsWith('.tsx') && !/^(wallet-frame|wallet-server|wallet-check)\//.test(file.path),
  )
  expect(views.length).toBeGreaterThan(100)
  expect(views.flatMap(({ path, text }) => visibleTexts(path, text))).toEqual([])
})

test('A text in an element, in an attribute, in a condition or in a template is found.', () => {
  const source = `
    const a = <p>Hello there</p>
    const b = <Row title="Buy now" sub={isOn ? 'Yes please' : texts.no} data-testid="wm-row" className={styles['row']} />
    const c = <>{isOn && 'Loading now'} {\`Pay \${amount}\`}</>
    const d = <p>{texts.hello} · {amount}</p>`
  expect(visibleTexts('a.tsx', source)).toEqual([
    'a.tsx:2: Hello there',
    'a.tsx:3: Buy now',
    'a.tsx:3: Yes please',
    'a.tsx:4: Loading now',
    'a.tsx:4: Pay',
  ])
})

/** The properties and attributes of elements that visitors see or hear. */
const shownByElements = /^(?:textContent|innerText|title|alt|placeholder|aria-?(?:label|description|valuetext))$/i

/** The functions of the frame that take an error or a text that only developers read. */
const forDevelopers = /(?<!Translated)Error$|^(?:invalidParams|unsupportedCapability|check|error)$/

/** Literals of the frame that look like the beginning of a text, with the reason why they stay in English. */
const notTranslated: Readonly<Record<string, RegExp>> = {
  'names of kinds of errors and of keys': /^(?:(?:Frame|NotAllowed|Abort|NotSupported|Constraint)Error|Escape|Enter)$/,
  'names of networks, providers, headers, types of signed data and programs':
    /^(?:Solana|Ethereum|Farcaster|Bearer|HybridDeleGator|PackedUserOperation|Delegation|\w{43,44})$/,
  'messages of errors that the page shows in its own language':
    /^(?:An error occurred|The network|This wallet (?:does not support|has no paymaster)|This account cannot pay|The account did not|Another operation|The payer of|An earlier operation|Whoever has this signature|The bundler did not|This sign-in message|It is base64url)/,
  'the name of a new wallet for the browser’s list of passkeys': /^Wallet$/,
}

/** The last part of a name such as `document.createElement`. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return ''
  return String(node['name'] ?? node['value'] ?? nameOf(node['property']))
}

/** The texts in the source of the frame that no catalogue has: texts of elements, and all literals that look like the beginning of a text. */
function frameTexts(path: string, source: string): string[] {
  const found = new Set<string>()
  const note = (nodes: readonly Node[]) => {
    for (const node of nodes) found.add(`${path}:${node.loc?.start.line}: ${wordsOf(node)}`)
  }
  const look = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(look)
    if (!isNode(value) || /^(?:Import|TS(?:Type|Interface))/.test(value.type)) return
    const callee = nameOf(value['callee'])
    if (forDevelopers.test(callee)) return
    const { arguments: given = [] } = value as { arguments?: Node[] }
    if (callee === 'createElement') note(given.slice(3).flatMap(literalsIn))
    if (callee === 'setAttribute' && shownByElements.test(nameOf(given[0]))) note(given.slice(1).flatMap(literalsIn))
    if (value.type === 'AssignmentExpression' && shownByElements.test(nameOf(value['left'])))
      note(literalsIn(value['right']))
    const words = wordsOf(value) ?? ''
    if (/^\p{Lu}\p{Ll}/u.test(words) && !Object.values(notTranslated).some((pattern) => pattern.test(words)))
      note([value])
    for (const [key, child] of Object.entries(value)) if (key !== 'loc') look(child)
  }
  look(parse(source, { sourceType: 'module', plugins: ['typescript'] }).program)
  return [...found]
}

test('The wallet frame has no visible or spoken text outside of the catalogues.', () => {
  const files = readModalFiles().filter(
    (file) =>
      isProduct(file) &&
      /^wallet-frame\/(?!.*(?:-texts\.ts$|locales\/[a-z]{2}(?:-[A-Z]{2})?\/|build\/|vite\.config))/.test(file.path),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(files.flatMap(({ path, text }) => frameTexts(path, text))).toEqual([])
})

test('A text of the frame in an element, in an attribute, in an option or in a variable is found.', () => {
  const source = `
    import { b } from 'Some package'
    createElement(document, 'p', 'button primary', isOn ? 'yes please' : texts.no)
    button.setAttribute('aria-label', \`remove \${name}\`)
    status.textContent = 'one moment'
    createButton(document, { testId: 'wa-send', text: 'Send a code' })
    const warnings = ['Careful with this']
    throw new FrameError('The request is for another account')`
  expect(frameTexts('a.ts', source)).toEqual([
    'a.ts:3: yes please',
    'a.ts:4: remove',
    'a.ts:5: one moment',
    'a.ts:6: Send a code',
    'a.ts:7: Careful with this',
  ])
})
