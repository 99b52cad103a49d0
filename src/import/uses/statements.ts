import { styleOfSource } from '../../wire/source-style'
import { nodesIn, type SyntaxNode } from '../../wire/syntax'
import type { SourceFile } from '../source/source-file'

/** Whether a declaration declares only one variable or one pattern, so that other statements can replace the whole declaration. */
export function declaresOne(declaration: SyntaxNode | undefined): declaration is SyntaxNode {
  return declaration?.type === 'VariableDeclaration' && nodesIn(declaration['declarations']).length === 1
}

/** Returns the code of several statements that replace a statement, in the style and with the indentation of the file. */
export function statementsFor(file: SourceFile, replaced: SyntaxNode, statements: readonly string[]): string {
  const { newline, semicolon } = styleOfSource(file.text)
  const indent = /[ \t]*$/.exec(file.text.slice(0, replaced.start))?.[0] ?? ''
  return statements.map((statement) => statement + semicolon).join(newline + indent)
}
