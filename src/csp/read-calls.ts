import { walkWithAncestors } from '../import/source/names'
import type { ProjectSources } from '../import/source/project-sources'
import type { SourceFile } from '../import/source/source-file'
import { asNode, nameOf, nodesIn, type SyntaxNode } from '../wire/syntax'
import type { ModalCall } from './modal-call'
import { Reader } from './read/reader'
import { scopeWithin } from './read/scope'
import { absent, type Value } from './read/value'

/** The calls that create a modal, and the reasons why a file could not be read. */
export interface FoundCalls {
  calls: ModalCall[]
  problems: string[]
}

const words = ['createWalletModal', 'WalletModal(', 'addNetwork', 'updateFeatures']
const isTest = /(?:^|\/)(?:__tests__|__mocks__|e2e|tests?|stories)\/|\.(?:test|spec|stories|cy)\.\w+$/

/** Finds every modal that a project creates, and reads its options. Tests and stories are left out. */
export function readCalls(sources: ProjectSources, target: string): FoundCalls {
  const reader = new Reader(sources, target)
  const isOfApp = (path: string): boolean =>
    !path.startsWith(`${target}/`) && !path.startsWith('node_modules/') && !isTest.test(path)
  const files = sources.filesWith(words).filter(({ path }) => isOfApp(path))
  const found: { options: Value; at: ModalCall['at'] }[] = []
  const added: Value[] = []
  const updates: Value[] = []
  for (const file of files) {
    walkWithAncestors(file.program, ({ node, around }) => {
      if (!/^((Optional)?Call|New)Expression$/.test(node.type)) return
      const kind = calledBy(file, node)
      if (kind === null) return
      const scope = scopeWithin(file, around)
      const [given] = nodesIn(node['arguments'])
      const value = given ? reader.value(given, scope) : absent
      if (kind === 'create') found.push({ options: value, at: reader.place(scope, node) })
      else (kind === 'addNetwork' ? added : updates).push(value)
    })
  }
  const broken = [...sources.unreadable].filter(isOfApp)
  return {
    calls: found.map((one) => ({ ...one, added, updates })),
    problems: broken.map((path) => `${path} has a syntax error, so nothing of it was read.`),
  }
}

function calledBy({ imports }: SourceFile, node: SyntaxNode): 'create' | 'addNetwork' | 'updateFeatures' | null {
  const callee = asNode(node['callee'])
  if (callee?.type === 'Identifier') {
    const imported = imports.get(nameOf(callee))?.imported
    const wanted = node.type === 'NewExpression' ? 'WalletModal' : 'createWalletModal'
    return imported === wanted ? 'create' : null
  }
  const property = nameOf(callee?.['property'])
  if (property === 'createWalletModal') return 'create'
  return property === 'addNetwork' || property === 'updateFeatures' ? property : null
}

/** Creates a call with unknown options, for a project in which no call was found. */
export function unknownCall(why: string): ModalCall {
  const at = { file: '', line: 0 }
  return { options: { kind: 'unread', at, why, env: null }, at, added: [], updates: [] }
}
